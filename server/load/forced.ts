/** What a table of people answers by itself, told from its rules alone. */
import { mix, type Game, type RecordedMove } from '@machiya/kernel'
import type { GameRecord } from '@machiya/kernel/record'
import { lay, playLine, type Alone, type Company } from '@machiya/table'

export const allPeople = (seats: number): Company => ({
  chairs: Array.from({ length: seats }, () => ({ plays: 'person', orders: [] })),
  viewers: [],
})

const isIt = (acts: Alone | undefined, { seat, pick }: RecordedMove): boolean =>
  acts?.why === 'forced' && acts.seat === seat && acts.picks[0] === pick

/** For each move of a record, whether there was no other. */
export const forcedIn = (
  game: Game,
  { revision, seats, options, seed = '', salts = [], moves }: GameRecord,
): boolean[] => {
  const company = allPeople(seats)
  const [table, first] = lay(game, game.start(seats, options, mix(seed, salts), revision), company)
  let [acts] = first.alone
  return moves.map((move) => {
    const isForced = isIt(acts, move)
    const { pick, ...by } = move
    const made = playLine(table, { ...by, picks: [pick] }, company, isForced ? 'forced' : undefined)
    if ('refusal' in made) throw new Error(made.refusal.sentence)
    ;[acts] = made.alone
    return isForced
  })
}
