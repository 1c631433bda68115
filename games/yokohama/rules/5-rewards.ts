/** Chapter 5, rewards: what sites, tiles and spaces give. */
import { reason, tell, type Next, type Seat, type Task } from '@machiya/kernel'
import { areaIdAt, canalOf, placeOf } from '../places.ts'
import type { AreaId } from '../data/areas.ts'
import type { GoodId } from '../data/goods.ts'
import type { PieceId } from '../data/pieces.ts'
import type { Reward } from '../data/rewards.ts'
import { earn, importGoods, placeAssistant, receive, score, spend, takeGoods } from '../ledger.ts'
import { choice, GOOD_IDS, NONE, PIECE_IDS, type Category, type Yokohama } from '../position.ts'
import { PIECE, START } from '../by-id.ts'
import { onceATurn, type Once } from './8-once-a-turn.ts'

const NOT_STORED = reason('5.14', 'None of these is left in your warehouse')
const POOR = reason('6.9', 'You cannot pay for it')
const CANAL = reason('5.15', 'Assistants never stand on the canal')

const NOTHING: readonly Task[] = []

/** 5.12 What needs no decision is taken at once; the rest follows as decisions. */
export const grant = (g: Yokohama, seat: Seat, reward: Reward, category: Category): readonly Task[] => {
  score(g, seat, reward.points ?? 0, category)
  earn(g, seat, reward.yen ?? 0)
  importGoods(g, seat, reward.imports ?? 0)
  for (const good of GOOD_IDS) receive(g, seat, good, reward[good] ?? 0)
  const { any = 0, transfers = 0, moves = 0 } = reward
  return any + transfers + moves > 0 ? decisionsOf(seat, any, transfers, moves) : NOTHING
}

const decisionsOf = (seat: Seat, any: number, transfers: number, moves: number): readonly Task[] => [
  ...(any > 0 ? [anyGood({ seat, left: any, from: NONE })] : NOTHING),
  ...(transfers > 0 ? [transfer({ seat, left: transfers, from: 0 })] : NOTHING),
  ...(moves > 0 ? [pickMover({ seat, left: moves })] : NOTHING),
]

/** 5.13 Any good, one pick a symbol. Only the first copper of a receipt counts for mining engineering. */
export const anyGood = choice<{ seat: Seat; left: number; from: number }, GoodId>('any-good', {
  options: (_g, { from }, say) => {
    for (let good = Math.max(from, 0); good < GOOD_IDS.length; good++) say(GOOD_IDS[good] as GoodId)
  },
  play: (g, { seat, left, from }, good): Next => {
    if (from === NONE) receive(g, seat, good, 1)
    else takeGoods(g, seat, good, 1)
    if (left > 1) return anyGood({ seat, left: left - 1, from: GOOD_IDS.indexOf(good) })
  },
})

/** 6.9 What the next piece of a kind costs to leave the warehouse. */
export const costOf = (g: Yokohama, seat: Seat, piece: PieceId): number => {
  const gone = START[piece].warehouse - g.seats[seat].warehouse[piece]
  const { costs } = PIECE[piece]
  return costs[Math.min(gone, costs.length - 1)] ?? 0
}

/** 5.14 Pieces from the warehouse to the supply, one a pick; also the work of the employment agency (6.8). */
export const transfer = choice<{ seat: Seat; left: number; from: number }, PieceId | 'done', Once>(
  'transfer',
  {
    beside: onceATurn,
    options: (g, { seat, from }, say) => {
      for (let at = from; at < PIECE_IDS.length; at++) {
        const piece = PIECE_IDS[at] as PieceId
        const none = g.seats[seat].warehouse[piece] === 0 && NOT_STORED
        say(piece, none || (costOf(g, seat, piece) > g.seats[seat].yen && POOR))
      }
      say('done')
    },
    play: (g, { seat, left }, piece): Next => {
      if (piece === 'done') return
      spend(g, seat, costOf(g, seat, piece))
      g.seats[seat].warehouse[piece]--
      g.seats[seat].supply[piece]++
      tell(g, 'hired', { seat, piece })
      if (left > 1) return transfer({ seat, left: left - 1, from: PIECE_IDS.indexOf(piece) })
    },
  },
)

/** 5.15 An assistant moves, from the supply or an area … */
export const pickMover = choice<{ seat: Seat; left: number }, AreaId | 'supply' | 'done'>('pick-mover', {
  options: (g, { seat }, say) => {
    const { supply, assistants } = g.seats[seat]
    if (supply.assistant > 0) say('supply')
    for (let place = 0; place < assistants.length; place++) if (assistants[place]) say(areaIdAt(g, place))
    say('done')
  },
  play: (_g, { seat, left }, from): Next => {
    if (from !== 'done') return moveAssistant({ seat, left, from })
  },
})

/** … to another area; opposing presidents are not paid. */
export const moveAssistant = choice<{ seat: Seat; left: number; from: AreaId | 'supply' }, AreaId>(
  'move-assistant',
  {
    options: (g, { from }, say) => {
      const canal = canalOf(g)
      for (let place = 0; place < g.areas.length; place++)
        if (areaIdAt(g, place) !== from) say(areaIdAt(g, place), place === canal && CANAL)
    },
    play: (g, { seat, left, from }, area): Next => {
      const to = placeOf(g, area)
      if (from === 'supply') placeAssistant(g, seat, to)
      else shift(g, seat, placeOf(g, from), to)
      if (left > 1) return pickMover({ seat, left: left - 1 })
    },
  },
)
const shift = (g: Yokohama, seat: Seat, from: number, to: number): void => {
  const { assistants } = g.seats[seat]
  assistants[from] = (assistants[from] ?? 0) - 1
  assistants[to] = (assistants[to] ?? 0) + 1
  tell(g, 'shifted', { seat, from: areaIdAt(g, from), area: areaIdAt(g, to) })
}
