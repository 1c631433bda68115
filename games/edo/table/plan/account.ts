/** What the plan comes to, as a table: now, and after each of its cards. */
import type { Seat } from '@machiya/kernel'
import { ACTION, BUILDING } from '../../by-id.ts'
import { choiceOf, isActionPick } from '../../picks.ts'
import { CARDS } from '../../plans.ts'
import type { Board } from '../props.ts'
import { GOODS, signed } from '../signs/goods.ts'
import type { SignName } from '../signs/drawn.ts'
import { composedIn, type Composed } from './composing.ts'
import { outlooksOf, type Card, type Outlook } from './forecast.ts'

export type Cell = {
  readonly text: string
  /** How much it changed by this card. */
  readonly by: string
  /** Something of this card could not be paid. */
  readonly short: boolean
}
export type Row = {
  readonly id: string
  readonly sign: SignName | 'points'
  readonly now: string
  readonly cells: readonly (Cell | undefined)[]
}

/** The cards whose officials are said; a card without any does nothing and changes nothing. */
const toTurn = (cards: readonly Composed[]): readonly Card[] =>
  cards.map(({ action, crew }) => ({ action, crew: crew ?? '0+0' }))

export const outlooksIn = (board: Board, seat: Seat): readonly Outlook[] =>
  outlooksOf(board.view, seat, toTurn(composedIn(board, seat)))

/** What lies in it is a guess of ours: which house, which offer, which border. */
const GUESSED: ReadonlySet<string> = new Set(['build', 'trade', 'travel', 'develop'])
export const isGuess = (action: string): boolean =>
  isActionPick(action) && GUESSED.has(ACTION[choiceOf(action).action].effect.does)

type Held = (typeof GOODS)[number] | 'points'
const HELD: readonly Held[] = [...GOODS, 'points']

const rangeOf = (least: number, after: number): string =>
  least < after ? `${least}–${after}` : String(after)

const cellOf = (id: Held, was: number, { after, least, lapses }: Outlook, lacks: boolean): Cell => ({
  text: rangeOf(least[id], after[id]),
  by: after[id] === was ? '' : signed(after[id] - was),
  short: lacks && lapses > 0,
})

/** What one more house would lack after this card. */
export const lackOf = (
  { after, lapses }: Outlook,
  action: string,
): readonly { good: Held; count: number }[] => {
  if (lapses === 0 || !isActionPick(action) || ACTION[choiceOf(action).action].effect.does !== 'build')
    return []
  const { cost } = BUILDING.house
  return GOODS.flatMap((good) => {
    const count = (cost[good] ?? 0) - after[good]
    return count > 0 ? [{ good, count }] : []
  })
}

const placesOf = (board: Board, outlook: Outlook, was: readonly string[]): Cell => {
  const came = outlook.samurai.filter(
    (at, i, all) => all.indexOf(at) === i && count(all, at) > count(was, at),
  )
  const all = new Set(outlook.samurai)
  const named = came.length === 0 && all.size === 1 ? [...all] : came
  return {
    text: named.length > 0 ? named.map((at) => board.t.name(at)).join(', ') : String(outlook.samurai.length),
    by: came.length > 0 ? '→' : '',
    short: false,
  }
}
const count = (list: readonly string[], at: string): number => list.filter((each) => each === at).length

export const accountOf = (board: Board, seat: Seat): readonly Row[] => {
  const me = board.view.seats[seat]
  const cards = composedIn(board, seat)
  const outlooks = outlooksIn(board, seat)
  const columns = Array.from({ length: CARDS }, (_, i) => outlooks[i])
  const heldRow = (id: Held): Row => ({
    id,
    sign: id,
    now: String(me[id]),
    cells: columns.map(
      (outlook, i) =>
        outlook &&
        cellOf(
          id,
          outlooks[i - 1]?.after[id] ?? me[id],
          outlook,
          lackOf(outlook, cards[i]?.action ?? '').some(({ good }) => good === id),
        ),
    ),
  })
  return [
    ...HELD.map(heldRow),
    {
      id: 'samurai',
      sign: 'samurai',
      now: String(me.samurai.length),
      cells: columns.map(
        (outlook, i) => outlook && placesOf(board, outlook, outlooks[i - 1]?.samurai ?? me.samurai),
      ),
    },
  ]
}
