/** Positions worth a picture, dealt and played by fixed seeds. */
import type { Scene } from '@machiya/kit'
import { dice, isOver, type Pick, type Seat } from '@machiya/kernel'
import { edo } from '../index.ts'
import type { G } from '../position.ts'

type Options = { readonly jiin?: boolean; readonly tokken?: boolean; readonly ronin?: boolean }
const SEED = 'e'.repeat(32)

/** Plays at random until a position is wanted, or the game is over. */
const playTo = (seats: number, options: Options, wanted: (g: G, moves: number) => boolean): G => {
  const chance = dice(`edo gallery ${seats} ${JSON.stringify(options)}`)
  const g = edo.start(seats, options, SEED)
  const picks: Pick[] = []
  for (let moves = 0; !isOver(g) && !wanted(g, moves); moves++) {
    const waiting = edo.waitingFor(g)
    const seat = waiting[chance(waiting.length)] as Seat
    edo.legal(g, seat, picks)
    edo.advance(g, seat, picks[chance(picks.length)] as Pick)
  }
  return g
}

const scene = (
  name: string,
  seats: number,
  options: Options,
  wanted: (g: G, moves: number) => boolean,
): Scene<G> => {
  let kept: G | undefined
  const at = () => (kept ??= playTo(seats, options, wanted))
  return { name, seat: 0, view: () => edo.view(at(), edo.waitingFor(at())[0] ?? 0) }
}
const asks =
  (task: string, round = 1) =>
  (g: G): boolean =>
    g.round >= round && edo.task(g)?.task === task && edo.waitingFor(g)[0] === 0

const ALL = { jiin: true, tokken: true, ronin: true }
export const gallery: readonly Scene<G>[] = [
  scene('start', 2, {}, () => true),
  scene('start-5', 5, ALL, () => true),
  scene('plan', 3, {}, asks('plan')),
  scene('plan-all', 4, ALL, asks('plan', 3)),
  scene('turn', 4, {}, asks('turn', 2)),
  scene('go', 3, { jiin: true }, asks('go', 2)),
  scene('travel', 2, { ronin: true }, asks('travel', 2)),
  scene('gather', 4, { ronin: true }, asks('gather', 2)),
  scene('build', 3, ALL, asks('build', 2)),
  scene('trade', 5, { tokken: true }, asks('trade', 2)),
  scene('wages', 4, ALL, asks('pay-wages', 4)),
  scene('end', 5, ALL, () => false),
]
