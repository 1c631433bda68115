/** 8 Cards: how an action card is played, answered and takes effect. */
import {
  again,
  BOTTOM,
  move,
  reason,
  tell,
  TOP,
  unseal,
  type Beside,
  type Choices,
  type Json,
  type Next,
  type No,
  type Pick,
  type Say,
  type Seat,
  type Task,
} from '@machiya/kernel'
import { ACTION_CARDS, type ActionCardId } from '../data/action-cards.ts'
import type { Moment } from '../data/rows.ts'
import { CARD } from '../by-id.ts'
import { eachFace } from '../hands.ts'
import { choice, floor, step, type Yedo } from '../position.ts'
import { thingPick, type CardPick } from '../picks.ts'
import { closeUp, isLaid, LAID } from './6-laid.ts'
import { REQUIRES, stillNo } from './8-requirements.ts'
import { pay } from './8-gains.ts'

const NOT_NOW = reason('8.1', 'This is not the moment of that card')
const POOR = reason('8.1', 'You cannot pay what that card costs')

const MOMENTS: readonly Moment[] = [
  ...new Set(ACTION_CARDS.flatMap(({ moments }): readonly Moment[] => moments)),
]
export const at = (moment: Moment): number => 1 << MOMENTS.indexOf(moment)
const ALWAYS = at('any') | at('any-but-patrol') | at('any-on-board')
const momentsOf = Object.fromEntries(
  ACTION_CARDS.map(({ id, moments }) => [id, moments.reduce((bits, moment) => bits | at(moment), 0)]),
) as Record<ActionCardId, number>

export const playOf = Object.fromEntries(ACTION_CARDS.map(({ id }) => [id, thingPick('play', id)])) as Record<
  ActionCardId,
  CardPick
>
const cardOf: { readonly [pick: string]: ActionCardId } = Object.fromEntries(
  ACTION_CARDS.map(({ id }) => [thingPick('play', id), id]),
)

/** 8.1 An action card is played only at its moment, and only if its requirement is met. */
export const cardNo = (g: Yedo, seat: Seat, card: ActionCardId, moments: number): No => {
  if (!(momentsOf[card] & (moments | ALWAYS))) return NOT_NOW
  if (isLaid(g, seat, card)) return LAID
  return CARD[card].cost > g.seats[seat].mon ? POOR : REQUIRES[card](g, seat)
}

/** Says the cards of a hand; `spent` closes those of a moment that has had its one card. */
export const sayCards = (
  g: Yedo,
  seat: Seat,
  moments: number,
  say: Say<CardPick>,
  spent = 0,
  why?: No,
): void =>
  eachFace(g.seats[seat].actions.of, (card) =>
    say(playOf[card], momentsOf[card] & spent ? why : cardNo(g, seat, card, moments)),
  )

type Asked = { readonly seat: Seat }
type Asking<A, P extends Pick> = {
  /** The moments whose cards can be played beside the offers. */
  readonly moments?: number | ((g: Yedo, a: A) => number)
  /** The moments that have had their one card, and why no other follows. */
  readonly spent?: (a: A) => number
  readonly why?: No
  options(g: Yedo, a: A, say: Say<P>): void
  play(g: Yedo, a: A, pick: P): Next
  /** What follows a card instead of the same question, where the card may have changed it. */
  readonly retry?: (a: A, card: ActionCardId) => Task
}

const cardsBeside = <A extends Asked>({
  moments = 0,
  spent,
  why,
  retry,
}: Omit<Asking<A, never>, 'options' | 'play'>): Beside<Yedo, A, CardPick> => ({
  options: (g, a, say) =>
    sayCards(g, a.seat, typeof moments === 'number' ? moments : moments(g, a), say, spent?.(a), why),
  play: (g, a, pick) => {
    const card = cardOf[pick]
    return card && [...playCard(g, a.seat, card), retry ? retry(a, card) : again]
  },
})

/** 8.9 A decision of one's own at which cards of the moment, and those of any moment, can be played. */
export const ask = <A extends Asked, P extends Pick = Pick>(name: string, rule: Asking<A, P>) =>
  choice<A, P, CardPick>(name, { options: rule.options, play: rule.play, beside: cardsBeside(rule) })

/** 8.1 What a card costs is paid when it is played. 8.3 Then it may be answered before it takes effect. */
const playCard = (g: Yedo, seat: Seat, card: ActionCardId): Task[] => {
  closeUp(g, seat, card)
  tell(g, 'played', { seat, card: move(g, g.seats[seat].actions, g.played, card) })
  pay(g, seat, CARD[card].cost)
  g.plays.push({ by: seat, off: false })
  return [counter({ play: g.plays.length - 1, by: seat, card }), resolve({ seat, card })]
}

/** The tasks of a pick that plays a card, on a floor. */
export const playFrom = (g: Yedo, seat: Seat, pick: string): Task[] | undefined => {
  const card = cardOf[pick]
  return card === undefined ? undefined : playCard(g, seat, card)
}

const hasCards = (g: Yedo, seat: Seat): boolean => g.seats[seat].actions.of.length > 0

/** Among the willing the first in player order plays; the others show nothing. */
const firstWilling = (g: Yedo): Task[] | undefined => {
  const seat = g.order.find((each) => g.seats[each].answer.value !== '')
  const card = seat === undefined ? undefined : cardOf[unseal(g, g.seats[seat].answer, (answer) => answer)]
  for (const each of g.order) g.seats[each].answer.value = ''
  return seat === undefined || card === undefined ? undefined : playCard(g, seat, card)
}

const answering = {
  hides: 'answers',
  pick: (g: Yedo, _a: unknown, seat: Seat, pick: string): Next | 'open' | 'closed' => {
    g.seats[seat].answer.value = pick === 'pass' ? '' : pick
    return 'closed'
  },
  /** 8.6 The window opens again after each card played in it. */
  done: (g: Yedo): Next => {
    const played = firstWilling(g)
    return played && [...played, again]
  },
} as const

/** 8.3 Everyone else with an action card in hand may answer a card, as long as it stands. */
export const counter = floor<{ play: number; by: Seat; card: ActionCardId }, string>('counter', {
  ...answering,
  seats: (g, { play }) => {
    const { by, off } = g.plays[play] ?? { by: 0, off: true }
    return off ? [] : g.order.filter((seat) => seat !== by && hasCards(g, seat))
  },
  options: (g, _a, say, { seat, closed }) => {
    if (closed) return
    say('pass')
    sayCards(g, seat, at('counter'), say)
  },
})

/** 8.3 A moment for everyone's cards: open to every hand that is not empty. */
export const window = floor<{ moment: Moment }, string>('window', {
  ...answering,
  seats: (g, { moment }) =>
    g.order.filter((seat) => hasCards(g, seat) && (moment !== 'auction-close' || isTopped(g, seat))),
  options: (g, { moment }, say, { seat, closed }) => {
    if (closed) return
    say('pass')
    sayCards(g, seat, at(moment), say)
  },
})

/** What an order to pass may be given for: this round, this phase, windows of one moment, or one card wherever it is played. */
export const spans = ({ round, phase, agenda }: Yedo): Choices => {
  const asked = agenda.at(-1)
  return { round, phase, moment: (asked && momentIn(asked)) ?? null }
}
/** Answers to the patrol are moments of their own (5.3). */
const PATROLLED: readonly string[] = ['steer', 'rescue']
const momentIn = ({ task, a }: Task): Json | undefined => {
  if (task === 'counter') return a['card']
  return task === 'window' ? a['moment'] : PATROLLED.find((each) => each === task)
}

const isTopped = (g: Yedo, seat: Seat): boolean => !REQUIRES['last-word'](g, seat)

/** 8.2, 8.4, 8.5, 8.7 The card goes under the deck; if it stands and its requirement still holds, it takes effect. */
export const resolve = step<{ seat: Seat; card: ActionCardId }>('resolve', (g, { seat, card }): Next => {
  const play = g.plays.pop()
  const gone = move(g, g.played, g.actions, TOP, BOTTOM)
  if (play?.off) return tell(g, 'cancelled', { seat, card: gone })
  if (stillNo(g, seat, card)) return tell(g, 'fizzled', { seat, card: gone })
  return { task: card, a: { seat } }
})

/** 8.4 Walls Have Ears cancels the card it answers; on another Walls Have Ears that restores the card below. */
export const wallsHaveEars = step<{ seat: Seat }>('walls-have-ears', (g): Next => {
  const below = g.plays[g.plays.length - 1]
  if (below) below.off = true
})
