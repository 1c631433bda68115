/** A plan while it is composed: cards and officials in whatever order, said to the draft as the rules want it. */
import type { Pick } from '@machiya/kernel'
import { ACTION } from '../../by-id.ts'
import { NO_OFFICIALS, choiceOf, crewOf, isOfficialsPick, type Crew } from '../../picks.ts'
import { crewsOf, fits, officialsLeft } from '../../plans.ts'
import type { G, Plan, Player } from '../../position.ts'
import type { Board } from '../props.ts'

/** A card and the officials before it, once they are said. */
export type Composed = { readonly action: string; readonly crew: string | undefined }

const planOf = (g: G, seat: number): Plan | undefined => {
  const plan = g.seats[seat]?.plan.value as Plan | string | undefined
  return typeof plan === 'string' ? undefined : plan
}

/** What lies in the plan, with officials that wait for the third card. */
export const composedIn = (board: Board, seat: number): readonly Composed[] => {
  const plan = planOf(board.view, seat)
  if (!plan) return []
  const crews = [...plan.officials, ...board.waiting.filter(isOfficialsPick)]
  return plan.actions.map((action, i) => ({ action, crew: crews[i] }))
}

/** Lays the plan anew: what lay on the table before is taken back first, and nobody is said as no official where a later card has some. */
const lay = (board: Board, seat: number, cards: readonly Composed[]): void => {
  const before = planOf(board.table, seat)
  const laid = (before?.actions.length ?? 0) + (before?.officials.length ?? 0)
  const last = cards.findLastIndex(({ crew }) => crew !== undefined)
  const whole = cards.length === 3 && last >= 0
  const picks: Pick[] = [
    ...Array.from({ length: laid }, () => 'back'),
    ...cards.map(({ action }) => action),
    ...cards.slice(0, whole ? 3 : last + 1).map(({ crew }) => crew ?? NO_OFFICIALS),
  ]
  board.relay(picks)
}

export const takeOut = (board: Board, seat: number, at: number): void =>
  lay(board, seat, composedIn(board, seat).toSpliced(at, 1))

const countOf = ({ crew }: Composed): number => (crew === undefined ? 0 : crewOf(crew).count)

/** White officials first, so that own ones stay free to be sent; a card that sends takes own ones. */
const better = (action: string) => {
  const sends = ACTION[choiceOf(action).action].effect.does === 'travel'
  return (a: Crew, b: Crew): number => a.black - b.black || (sends ? b.own - a.own : b.white - a.white)
}

/** The next larger or smaller crew this card can have beside the others. */
export const crewBy = (
  me: Player,
  cards: readonly Composed[],
  at: number,
  by: 1 | -1,
): string | undefined => {
  const card = cards[at]
  if (!card) return undefined
  const others = cards.flatMap(({ crew }, i) => (i === at || crew === undefined ? [] : [crewOf(crew)]))
  const left = officialsLeft(me, others)
  return crewsOf(choiceOf(card.action).action)
    .filter((crew) => fits(crew, left) && (crew.count - countOf(card)) * by > 0)
    .toSorted((a, b) => (a.count - b.count) * by || better(card.action)(a, b))[0]?.pick
}

export const setCrew = (board: Board, seat: number, at: number, crew: string): void =>
  lay(
    board,
    seat,
    composedIn(board, seat).map((card, i) => (i === at ? { ...card, crew } : card)),
  )
