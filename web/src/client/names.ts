/** What those at a table are called: people as they said, whoever plays for the house by a name nobody else has. */
import { NAMES } from '@machiya/bots/words'
import type { SeatInfo } from '@machiya/server/protocol'

type Named = Pick<SeatInfo, 'name' | 'level'>

/** A house that named a chair by its level has given it no name. */
const hasOwnName = ({ name, level }: Named): boolean => level === null || name.toLowerCase() !== level

export const namesOf = (seats: readonly Named[]): string[] => {
  const taken = seats.filter(hasOwnName).map(({ name }) => name)
  const free = NAMES.filter((name) => !taken.includes(name))
  let next = 0
  return seats.map((chair) => (hasOwnName(chair) ? chair.name : (free[next++] ?? chair.name)))
}
