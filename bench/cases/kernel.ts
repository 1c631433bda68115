import { dice, type Game, type Pick, type Position, type Seat } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import { seeded, type Below, type Case } from '../harness.ts'

const seed = '00112233445566778899aabbccddeeff'
const reducer = 'noughts: boardgame.io reducer'
const buffer: Pick[] = []

const picked = <G extends Position>(game: Game<G>, g: G, seat: Seat, below: Below): Pick => {
  game.legal(g, seat, buffer)
  const pick = buffer[below(buffer.length)]
  if (pick === undefined) throw new Error(`${game.name} offers seat ${seat} nothing`)
  return pick
}

const opening = noughts.start(2, {}, seed)
/** As search plays: nobody listens to tidings. */
const quiet = { ...opening, told: null }

const byAdvance = (below: Below): number => {
  const g = noughts.copy(quiet)
  let moves = 0
  for (let seat = noughts.waitingFor(g)[0]; seat !== undefined; seat = noughts.waitingFor(g)[0]) {
    noughts.advance(g, seat, picked(noughts, g, seat, below))
    moves++
  }
  return moves
}

const byPlay = (below: Below): number => {
  let g = opening
  let moves = 0
  for (let seat = noughts.waitingFor(g)[0]; seat !== undefined; seat = noughts.waitingFor(g)[0]) {
    const played = noughts.play(g, { number: g.number, seat, pick: picked(noughts, g, seat, below) })
    if (!played.position) throw new Error(`noughts refused an open offer: ${played.refusal.sentence}`)
    g = played.position
    moves++
  }
  return moves
}

/** The teahouse with four seats, some way in: hands, backs, seen marks and an agenda. */
const middle = (moves: number): ReturnType<typeof teahouse.start> => {
  const g = teahouse.start(4, { rounds: 'long' }, seed)
  const below = seeded(7)
  for (let i = 0; i < moves; i++) {
    const [seat] = teahouse.waitingFor(g)
    if (seat === undefined) throw new Error(`the teahouse was over after ${i} moves`)
    teahouse.advance(g, seat, picked(teahouse, g, seat, below))
  }
  return g
}

const g = middle(30)
const seen = teahouse.view(g, 0)
const imagine = teahouse.imaginer(seen)
const chance = dice(seed)
/** As much plain data as the position of a heavy game: about 5 KB as JSON. */
const heavy = Object.assign(teahouse.copy(g), { seats: [...g.seats, ...g.seats] })

/** Runs the work a hundred times and says so. */
const hundred = (work: () => unknown) => (): number => {
  for (let i = 0; i < 100; i++) work()
  return 100
}

const timed = (name: string, work: () => unknown, peer?: string): Case => ({
  name,
  counts: 'times',
  as: 'time',
  batch: hundred(work),
  ...(peer === undefined ? {} : { peer }),
})

export const cases: readonly Case[] = [
  { name: 'noughts: advance', counts: 'moves', as: 'rate', peer: reducer, batch: byAdvance },
  { name: 'noughts: play', counts: 'moves', as: 'rate', peer: reducer, batch: byPlay },
  timed('5 KB position: structuredClone', () => structuredClone(heavy)),
  timed('5 KB position: copy', () => teahouse.copy(heavy), '5 KB position: structuredClone'),
  timed('teahouse: view', () => teahouse.view(g, 0)),
  timed('teahouse: imagine', () => teahouse.imagine(seen, chance)),
  timed('teahouse: imagine, prepared', () => imagine(chance)),
]
