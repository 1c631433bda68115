/** A plan while it is composed: cards and officials in whatever order, said to the draft as the rules want it. */
import type { Pick } from '@machiya/kernel'
import { ACTION } from '../../by-id.ts'
import { NO_OFFICIALS, choiceOf, crewOf, isOfficialsPick, type Crew } from '../../picks.ts'
import { CARDS, crewsOf, fits, officialsLeft } from '../../plans.ts'
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

/**
 * Lays the plan anew: what lay on the table before is taken back first, and nobody is said as no official where a later card has some.
 * A whole plan is ready, so that one Confirm sends it.
 */
export const lay = (board: Board, seat: number, cards: readonly Composed[]): void => {
  const before = planOf(board.table, seat)
  const laid = (before?.actions.length ?? 0) + (before?.officials.length ?? 0)
  const last = cards.findLastIndex(({ crew }) => crew !== undefined)
  const whole = cards.length === CARDS
  const picks: Pick[] = [
    ...Array.from({ length: laid }, () => 'back'),
    ...cards.map(({ action }) => action),
    ...cards.slice(0, whole ? CARDS : last + 1).map(({ crew }) => crew ?? NO_OFFICIALS),
    ...(whole ? ['ready'] : []),
  ]
  board.relay(picks)
}

const countOf = ({ crew }: Composed): number => (crew === undefined ? 0 : crewOf(crew).count)

/** White officials first, so that own ones stay free to be sent; a card that sends takes own ones. */
const better = (action: string) => {
  const sends = ACTION[choiceOf(action).action].effect.does === 'travel'
  return (a: Crew, b: Crew): number => a.black - b.black || (sends ? b.own - a.own : b.white - a.white)
}

/** What of the officials this card may have beside the others. */
const leftFor = (me: Player, cards: readonly Composed[], at: number): Crew =>
  officialsLeft(
    me,
    cards.flatMap(({ crew }, i) => (i === at || crew === undefined ? [] : [crewOf(crew)])),
  )

/** The next larger or smaller crew this card can have beside the others; of one kind of official, if that is said. */
export const crewBy = (
  me: Player,
  cards: readonly Composed[],
  at: number,
  by: 1 | -1,
  kind?: keyof Crew,
): string | undefined => {
  const card = cards[at]
  if (!card) return undefined
  const left = leftFor(me, cards, at)
  const now = card.crew === undefined ? undefined : crewOf(card.crew)
  return crewsOf(choiceOf(card.action).action)
    .filter((crew) => fits(crew, left) && (crew.count - countOf(card)) * by > 0)
    .filter((crew) => kind === undefined || crew[kind] > (now?.[kind] ?? 0))
    .toSorted((a, b) => (a.count - b.count) * by || better(card.action)(a, b))[0]?.pick
}

/** Another mixture of as many officials. */
export const crewLike = (me: Player, cards: readonly Composed[], at: number): string | undefined => {
  const card = cards[at]
  if (!card) return undefined
  const left = leftFor(me, cards, at)
  const same = crewsOf(choiceOf(card.action).action).filter(
    (crew) => fits(crew, left) && crew.count === countOf(card),
  )
  const now = same.findIndex(({ pick }) => pick === card.crew)
  return same.length > 1 ? same[(now + 1) % same.length]?.pick : undefined
}

export const setCrew = (board: Board, seat: number, at: number, crew: string): void =>
  lay(
    board,
    seat,
    composedIn(board, seat).map((card, i) => (i === at ? { ...card, crew } : card)),
  )

export const takeOut = (board: Board, seat: number, at: number): void =>
  lay(board, seat, composedIn(board, seat).toSpliced(at, 1))

/** A card to another place among the three. */
export const moveCard = (board: Board, seat: number, from: number, to: number): void => {
  const cards = composedIn(board, seat)
  const card = cards[from]
  if (card && from !== to && to >= 0 && to < cards.length)
    lay(board, seat, cards.toSpliced(from, 1).toSpliced(to, 0, card))
}

/** Where a side lies in the plan; −1 where it does not. */
export const placeOf = (cards: readonly Composed[], pick: string): number =>
  cards.findIndex(({ action }) => action === pick)

/** A press on a side: into the next free card, away again if it lies there, and in the place of the other side of its permit. */
export const pressSide = (board: Board, seat: number, pick: string): void => {
  const cards = composedIn(board, seat)
  const at = placeOf(cards, pick)
  const { permit } = choiceOf(pick)
  const turned = cards.findIndex(({ action }) => choiceOf(action).permit === permit)
  if (at >= 0) takeOut(board, seat, at)
  else if (turned >= 0) lay(board, seat, cards.toSpliced(turned, 1, { action: pick, crew: undefined }))
  else if (cards.length < CARDS) lay(board, seat, [...cards, { action: pick, crew: undefined }])
}
