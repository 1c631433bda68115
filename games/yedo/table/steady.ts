/** Parts of the board draw themselves again only for what concerns them: a move in one district leaves the others still. */
import type { Offer, Tiding } from '@machiya/kernel'
import type { Board } from './where.ts'

const LASTING = ['seat', 'words', 't', 'locale', 'players', 'calm', 'narrow'] as const

/** Whether words, players and the eyes that look are the same. */
export const lasts = (a: Board, b: Board): boolean => LASTING.every((field) => a[field] === b[field])

type Props = { readonly board: Board }

/** What a part of the board looks at. */
export type Concern<P> = {
  /** The parts of the position it shows; unchanged ones keep their identity from move to move. */
  parts(view: Board['view'], props: P): readonly unknown[]
  /** The picks and ids that lie in it. */
  owns?(id: string, props: P): boolean
  /** Tidings that leave a mark on it. */
  hears?(tiding: Tiding, props: P): boolean
  /** It shows who or what is asked, even where nothing is offered. */
  readonly asked?: boolean
}

const equal = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((each, i) => each === b[i]))
const sameOffers = (a: readonly Offer[], b: readonly Offer[]): boolean =>
  a.length === b.length && a.every(({ pick, no }, i) => pick === b[i]?.pick && no === b[i].no)

/** For `memo`: equal unless something that concerns this part has changed. */
export const steady =
  <P extends Props>({ parts, owns, hears, asked = false }: Concern<P>) =>
  (a: P, b: P): boolean => {
    if (!lasts(a.board, b.board)) return false
    if (!equal(parts(a.board.view, a), parts(b.board.view, b))) return false
    const mine = ({ board }: P) =>
      owns ? board.offers.filter(({ pick }) => owns(String(pick), b)) : ([] as readonly Offer[])
    const [before, now] = [mine(a), mine(b)]
    const at = (id: Board['chosen']) => (id !== null && owns?.(String(id), b) ? String(id) : null)
    const heard = ({ board }: P) => (hears ? board.news.filter((tiding) => hears(tiding, b)) : [])
    return (
      sameOffers(before, now) &&
      (a.board.task === b.board.task || (!asked && now.length === 0)) &&
      at(a.board.chosen) === at(b.board.chosen) &&
      at(a.board.pointed) === at(b.board.pointed) &&
      equal(heard(a), heard(b))
    )
  }
