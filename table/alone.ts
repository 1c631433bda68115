/** Who answers without being asked: bots, those who left an order, and those who have only one way to go. */
import type { Game, Json, Pick, Position, Seat, Whole } from '@machiya/kernel'
import { hasAnswered } from './asked.ts'
import { undoFor, type Mark, type Why } from './trail.ts'

/** Whenever `task` asks my seat and the line is open, it is played for me; `during` says how long that holds. */
export type StandingOrder = {
  readonly task: string
  readonly picks: readonly Pick[]
  readonly during?: { readonly [span: string]: Json } | undefined
}
/** Who plays a seat now. Whoever left it to a bot counts as one. */
export type Chair = { readonly plays: 'person' | 'bot'; readonly orders: readonly StandingOrder[] }
export type Alone =
  | { readonly seat: Seat; readonly why: 'bot' }
  | { readonly seat: Seat; readonly why: Why; readonly picks: readonly Pick[] }

type Laid = { readonly game: Game; readonly position: Whole; readonly trail: readonly Mark[] }

/** What the floor that is asked hides; undefined where one seat is asked alone. */
export const hidesNow = ({ game, position }: Omit<Laid, 'trail'>) => {
  const rule = game.rules[game.task(position)?.task ?? '']
  return rule?.kind === 'floor' ? rule.hides : undefined
}
export const isSecret = (laid: Omit<Laid, 'trail'>): boolean => (hidesNow(laid) ?? 'nothing') !== 'nothing'

const peopleOf = (chairs: readonly Chair[]): number => chairs.filter(({ plays }) => plays === 'person').length

/** An order outlives neither its round nor its phase, if it was given for one. */
export const stillHolds = (game: Game, position: Position, { during = {} }: StandingOrder): boolean => {
  const spans = game.spans(position)
  return Object.entries(during).every(([span, is]) => spans[span] === is)
}

/** A question is answered once by order, or an order that leads back to it would never come to an end. */
const orderedPicks = (
  laid: Laid,
  seat: Seat,
  orders: readonly StandingOrder[],
): readonly Pick[] | undefined => {
  const { game, position, trail } = laid
  const task = game.task(position)?.task
  const fits = orders.filter((order) => order.task === task && stillHolds(game, position, order))
  if (fits.length > 0 && hasAnswered(trail, seat)) return undefined
  return fits.find(({ picks }) => !game.playLine(position, { seat, picks }).refusal)?.picks
}

/** Among people it would tell something if a seat with one way to go were passed over because of what only it knows. */
const tellsNothing = (laid: Laid, seat: Seat, people: number): boolean => {
  if (people < 2) return true
  if (isSecret(laid)) return false
  return laid.game.openly(laid.position, seat)?.filter(({ no }) => !no).length === 1
}

/** Whoever could still take back a move says by himself that he is done; a moment for answers is no end of his. */
const isHurried = ({ game, position, trail }: Laid, seat: Seat, pick: Pick): boolean =>
  (game.spans(position)['moment'] ?? null) === null &&
  undoFor(game, trail, seat).steps.length > 0 &&
  game.rehearse(game.view(position, seat)).after(pick).next?.end !== null

/** On an open floor, to wait for what the others say is a way to go as well. */
const mayWait = (laid: Laid): boolean =>
  hidesNow(laid) === 'nothing' && laid.game.waitingFor(laid.position).length > 1

const forcedPick = (laid: Laid, seat: Seat, people: number): Pick | undefined => {
  const [only, ...others] = laid.game.legal(laid.position, seat, [])
  if (only === undefined || others.length > 0 || mayWait(laid)) return undefined
  return tellsNothing(laid, seat, people) && !isHurried(laid, seat, only) ? only : undefined
}

const personAlone = (laid: Laid, seat: Seat, { orders }: Chair, people: number): Alone[] => {
  const picks = orderedPicks(laid, seat, orders)
  if (picks) return [{ seat, why: 'order', picks }]
  const pick = forcedPick(laid, seat, people)
  return pick === undefined ? [] : [{ seat, why: 'forced', picks: [pick] }]
}

/** Everybody who acts now without being asked, in the order of the seats that are waited for. */
export const alone = (laid: Laid, chairs: readonly Chair[]): Alone[] =>
  laid.game.waitingFor(laid.position).flatMap((seat) => {
    const chair = chairs[seat]
    if (!chair) return []
    return chair.plays === 'bot' ? [{ seat, why: 'bot' }] : personAlone(laid, seat, chair, peopleOf(chairs))
  })

/** Whether people can still speak on a floor where nothing is hidden: bots do not leave it before them. */
export const peopleSpeak = (laid: Laid, chairs: readonly Chair[]): boolean =>
  hidesNow(laid) === 'nothing' &&
  laid.game.waitingFor(laid.position).some((seat) => chairs[seat]?.plays === 'person')
