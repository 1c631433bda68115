/** What those at a table are called: people as they said, partners of the house by their level, in the reader's language. */
import { PARTNERS } from '@machiya/bots/words'
import { inLanguage } from '@machiya/kernel/words'
import { markOf, type Locale } from '@machiya/kit'
import type { SeatInfo } from '@machiya/server/protocol'

type Named = Pick<SeatInfo, 'seat' | 'name' | 'level'>

/** A partner with a name of its own keeps it. */
const hasOwnName = ({ name, level }: Named): boolean => level === null || name.toLowerCase() !== level

/** Two partners of one level are told apart by the letters of their chairs. */
export const namesOf = (seats: readonly Named[], locale: Locale): string[] =>
  seats.map((chair) => {
    const { seat, name, level } = chair
    if (level === null || hasOwnName(chair)) return name
    const called = inLanguage(PARTNERS, locale)[level].name
    const alike = seats.filter((each) => each.level === level && !hasOwnName(each)).length
    return alike > 1 ? `${called} ${markOf(seat).letter}` : called
  })
