/** What those at a table are called: people as they said, partners of the house by their level, in the reader's language. */
import { PARTNERS } from '@machiya/bots/levels'
import { markOf, type Locale } from '@machiya/kit'
import type { SeatInfo } from '@machiya/server/protocol'

type Named = Pick<SeatInfo, 'seat' | 'name' | 'level'>

/** Two partners of one level are told apart by the letters of their chairs. */
export const namesOf = (seats: readonly Named[], locale: Locale): string[] =>
  seats.map(({ seat, name, level }) => {
    if (level === null) return name
    const called = PARTNERS[locale][level].name
    const alike = seats.filter((each) => each.level === level).length
    return alike > 1 ? `${called} ${markOf(seat).letter}` : called
  })
