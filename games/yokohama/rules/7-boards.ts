/** Chapter 7, church and customs: assistants who stay on a board. */
import { reason, tell, type Next, type Seat, type Task } from '@machiya/kernel'
import { CHURCH_SPACES, type ChurchSpaceId } from '../data/church-spaces.ts'
import { CUSTOMS_SPACES, type CustomsSpaceId } from '../data/customs-spaces.ts'
import { PLAYER_COUNTS } from '../data/player-counts.ts'
import { giveGood, owns, score, spend, spendImports, triggerEnd } from '../ledger.ts'
import { assistantsAt } from '../places.ts'
import { choice, NONE, step, type Board, type Yokohama } from '../position.ts'
import { LIMIT, TECHNOLOGY } from '../by-id.ts'
import { grant } from './5-rewards.ts'
import { onceATurn, type Once } from './8-once-a-turn.ts'

const TAKEN = reason('7.2', 'Somebody stands there already')
const OCCUPIED = reason('7.7', 'Somebody stands there already')
const FAITH = reason('7.2', 'You cannot reach that much faith')
const TOO_MANY = reason('7.8', 'Your power does not allow that many imports')
const IMPORTS = reason('7.7', 'You do not have that many imports')

const GIFT_YEN = LIMIT['faith-yen']

/** 7.1 What may be given for one faith each, in the order of single picks. */
const GIFTS = ['import', 'copper', 'silk', 'tea', 'fish', 'yen'] as const
type Gift = (typeof GIFTS)[number]

const canGive = (g: Yokohama, seat: Seat, gift: Gift): boolean => {
  const { imports, yen, goods } = g.seats[seat]
  return gift === 'import' ? imports > 0 : gift === 'yen' ? yen >= GIFT_YEN : goods[gift] > 0
}
/** How many different gifts a seat has, from one of them on. */
const giftsFrom = (g: Yokohama, seat: Seat, from: number): number => {
  let gifts = 0
  for (let at = from; at < GIFTS.length; at++) if (canGive(g, seat, GIFTS[at] as Gift)) gifts++
  return gifts
}
const give = (g: Yokohama, seat: Seat, gift: Gift): void =>
  gift === 'import'
    ? spendImports(g, seat, 1)
    : gift === 'yen'
      ? spend(g, seat, GIFT_YEN)
      : giveGood(g, seat, gift, 1)

/** 7.2 Name a free space of the church board that can be reached. */
export const pray = choice<{ seat: Seat; at: number; power: number }, ChurchSpaceId | 'done', Once>('pray', {
  beside: onceATurn,
  options: (g, { seat, power }, say) => {
    const most = power + giftsFrom(g, seat, 0)
    for (let space = 0; space < CHURCH_SPACES.length; space++) {
      const { id, cost } = CHURCH_SPACES[space] as (typeof CHURCH_SPACES)[number]
      say(id, g.church[space] !== NONE ? TAKEN : cost > most && FAITH)
    }
    say('done')
  },
  play: (_g, { seat, at, power }, pick): Next => {
    if (pick === 'done') return
    const space = CHURCH_SPACES.findIndex(({ id }) => id === pick)
    const left = (CHURCH_SPACES[space]?.cost ?? 0) - power
    const place = settle({ seat, at, board: 'church', space })
    return left > 0 ? [offering({ seat, left, from: 0 }), place] : place
  },
})

/** 7.1 Gifts for the missing faith; where there is no choice they are given at once. */
export const offering = step<{ seat: Seat; left: number; from: number }>('offering', (g, a): Next => {
  if (giftsFrom(g, a.seat, a.from) > a.left) return offer(a)
  for (let at = a.from; at < GIFTS.length; at++)
    if (canGive(g, a.seat, GIFTS[at] as Gift)) give(g, a.seat, GIFTS[at] as Gift)
})
export const offer = choice<{ seat: Seat; left: number; from: number }, Gift>('offer', {
  options: (g, { seat, left, from }, say) => {
    for (let at = from; at < GIFTS.length; at++) {
      const gift = GIFTS[at] as Gift
      if (canGive(g, seat, gift) && giftsFrom(g, seat, at) >= left) say(gift)
    }
  },
  play: (g, { seat, left }, gift): Next => {
    give(g, seat, gift)
    if (left > 1) return offering({ seat, left: left - 1, from: GIFTS.indexOf(gift) + 1 })
  },
})

/** 7.7 Name a free space of the customs board and pay its imports. */
export const declare = choice<{ seat: Seat; at: number; most: number }, CustomsSpaceId | 'done', Once>(
  'declare',
  {
    beside: onceATurn,
    options: (g, { seat, most }, say) => {
      for (let space = 0; space < CUSTOMS_SPACES.length; space++) {
        const { id, cost } = CUSTOMS_SPACES[space] as (typeof CUSTOMS_SPACES)[number]
        const taken = g.customs[space] !== NONE
        say(id, taken ? OCCUPIED : cost > most ? TOO_MANY : cost > g.seats[seat].imports && IMPORTS)
      }
      say('done')
    },
    play: (g, { seat, at }, pick): Next => {
      if (pick === 'done') return
      const space = CUSTOMS_SPACES.findIndex(({ id }) => id === pick)
      spendImports(g, seat, CUSTOMS_SPACES[space]?.cost ?? 0)
      return settle({ seat, at, board: 'customs', space })
    },
  },
)

type Settling = { seat: Seat; at: number; board: Board; space: number }

/** 7.3 The assistant comes from the area or from the supply. */
export const settle = step<Settling>('settle', (g, a): Next => {
  const inSupply = g.seats[a.seat].supply.assistant > 0
  const inArea = assistantsAt(g, a.seat, a.at) > 0
  if (inSupply && inArea) return pickSettler(a)
  return inSupply || inArea ? settleFrom(g, a, inArea) : []
})
export const pickSettler = choice<Settling, 'from-area' | 'from-supply'>('pick-settler', {
  options: (_g, _a, say) => {
    say('from-area')
    say('from-supply')
  },
  play: (g, a, from): Next => settleFrom(g, a, from === 'from-area'),
})

const settleFrom = (
  g: Yokohama,
  { seat, at, board, space }: Settling,
  fromArea: boolean,
): readonly Task[] => {
  const { supply, assistants } = g.seats[seat]
  if (fromArea) assistants[at] = (assistants[at] ?? 0) - 1
  else supply.assistant--
  g[board][space] = seat
  const row = board === 'church' ? CHURCH_SPACES[space] : CUSTOMS_SPACES[space]
  tell(g, 'settled', { seat, space: row?.id ?? board })
  bless(g, seat, board)
  checkBoard(g, board)
  return row ? grant(g, seat, row, board) : []
}

/** 7.6 Winery. 7.10 Brickyard. */
const bless = (g: Yokohama, seat: Seat, board: Board): void => {
  if (board === 'church' && owns(g, seat, 'winery')) score(g, seat, TECHNOLOGY.winery.amount, 'technologies')
  if (board === 'customs' && owns(g, seat, 'brickyard'))
    score(g, seat, TECHNOLOGY.brickyard.amount, 'technologies')
}

/** 9.4 and 9.5 Enough assistants on a board trigger the end; the neutral one counts. */
const checkBoard = (g: Yokohama, board: Board): void => {
  const standing = g[board].filter((owner) => owner !== NONE).length
  const needed = PLAYER_COUNTS.find(({ players }) => players === g.about.seats)?.boardEnd ?? 0
  if (standing >= needed) triggerEnd(g, board)
}
