/** 6 Trade. */
import { reason, tell, unseal, type Next, type No, type Say, type Seat, type Spoken } from '@machiya/kernel'
import { disciplesIn } from '../whereabouts.ts'
import { eventOf } from '../by-id.ts'
import { choice, floor, step, type Back, type Deal, type Draft, type Yedo } from '../position.ts'
import { readPick, seatPick } from '../picks.ts'
import { acceptNo, blankDeal, exchange, lapse, sendNo, termsOf, turned } from './6-deals.ts'
import { backsOf, eachCard, handOfBack, hasBack, lay, nowhere } from './6-laid.ts'
import { changeDraft, sayTerms, type Market } from './6-terms.ts'
import { at, playFrom, sayCards } from './8-cards.ts'

const AWAY = reason('6.1', 'One of you has no disciple here any more')
const GONE = reason('6.10', 'That player is done trading')
const ENOUGH = reason('6.11', 'You have made your twelve proposals')

export const MOST_PROPOSALS = 12
/** So many before the last one the table is told how many are left. */
const TOLD_WITHIN = 3

/** 6.1 The market first, then the tavern. 6.13 Curfew skips the phase. */
export const tradePhase = step('trade-phase', (g): Next => {
  g.phase = 'trade'
  if (eventOf(g).skips === 'trade') return
  return [openTrade({ at: 'market' }), openTrade({ at: 'tavern' })]
})

const tradersAt = (g: Yedo, district: Market): Seat[] =>
  g.order.filter((seat) => disciplesIn(g, seat, district) > 0)

/** 6.1 At least two clans must be present. */
export const openTrade = step<{ at: Market }>('open-trade', (g, { at: district }): Next => {
  for (const seat of g.order) g.seats[seat].proposals = 0
  const traders = tradersAt(g, district)
  if (traders.length < 2) return
  tell(g, 'trade-opened', { at: district, seats: traders })
  return haggle({ at: district })
})

const isDone = (g: Yedo, seat: Seat): boolean => {
  const floorNow = g.floors[g.floors.length - 1]
  return floorNow?.closed[floorNow.seats.indexOf(seat)] ?? true
}

const dealFor = (g: Yedo, from: Seat, to: Seat): Deal | null => {
  const { deal } = g.seats[from]
  return deal?.to === to ? deal : null
}

/** 6.1 A disciple may have been moved away since the trade opened. */
const isAway = (g: Yedo, district: Market, one: Seat, other: Seat): No =>
  (disciplesIn(g, one, district) === 0 || disciplesIn(g, other, district) === 0) && AWAY

/** 6.1, 6.10, 6.11 Why this seat can propose nothing to that one. */
const proposeNo = (g: Yedo, seat: Seat, other: Seat, district: Market): No =>
  isDone(g, other)
    ? GONE
    : isAway(g, district, seat, other) || (g.seats[seat].proposals >= MOST_PROPOSALS && ENOUGH)

type Fair = { readonly at: Market; readonly traders: readonly Seat[] }
const sayAnswers = (g: Yedo, seat: Seat, { at: district, traders }: Fair, say: Say<string>): void => {
  for (const other of traders) {
    const deal = dealFor(g, other, seat)
    if (!deal) continue
    say(seatPick('accept', other), isAway(g, district, seat, other) || acceptNo(g, other, deal))
    say(seatPick('counter', other), proposeNo(g, seat, other, district))
    say(seatPick('refuse', other))
  }
  if (g.seats[seat].deal) say('withdraw')
}

/** 6.6 Whoever is still at a draft can answer others all the same. */
const sayDraft = (g: Yedo, seat: Seat, draft: Draft, fair: Fair, say: Say<string>): void => {
  const { deal } = draft
  sayTerms(g, seat, draft, fair.at, say)
  say('send', proposeNo(g, seat, deal.to, fair.at) || sendNo(g, seat, deal))
  say('drop')
  sayAnswers(g, seat, fair, say)
}

const sayOpenings = (g: Yedo, seat: Seat, fair: Fair, say: Say<string>): void => {
  say('done')
  sayAnswers(g, seat, fair, say)
  for (const other of fair.traders)
    if (other !== seat) say(seatPick('to', other), proposeNo(g, seat, other, fair.at))
}

/** 6.4 to 6.10 Propose, answer, withdraw, and be done, in any order. */
export const haggle = floor<{ at: Market }, string>('haggle', {
  hides: 'nothing',
  seats: (g, { at: district }) => tradersAt(g, district),
  options: (g, { at: district }, say, { seat, closed }) => {
    if (closed) return
    const draft = g.seats[seat].draft.value
    const fair = { at: district, traders: g.floors[g.floors.length - 1]?.seats ?? [] }
    if (draft) sayDraft(g, seat, draft, fair, say)
    else sayOpenings(g, seat, fair, say)
    sayCards(g, seat, at('trade'), say)
  },
  pick: (g, _a, seat, pick): Spoken => playFrom(g, seat, pick) ?? speak(g, seat, pick),
  done: (): Next => {},
})

const speak = (g: Yedo, seat: Seat, pick: string): Spoken => {
  if (pick === 'done') return leave(g, seat)
  if (pick === 'withdraw') return withdraw(g, seat)
  if (pick === 'send') return send(g, seat)
  const said = readPick(pick)
  if (said.is !== 'seat') return prepare(g, seat, pick)
  if (said.verb === 'accept') return accept(g, seat, said.seat)
  if (said.verb === 'refuse') return refuse(g, seat, said.seat)
  g.seats[seat].draft.value = {
    deal: termsWith(g, seat, said.seat, said.verb === 'counter'),
    laid: nowhere(),
  }
  return 'unseen'
}

/** 6.4 Nobody else learns of a draft before it is proposed. */
const prepare = (g: Yedo, seat: Seat, pick: string): 'unseen' => {
  const { draft } = g.seats[seat]
  if (pick === 'drop') draft.value = null
  else if (draft.value) changeDraft(g, seat, draft.value, pick)
  return 'unseen'
}
/** 6.6 A counter-offer starts from the same terms turned round. */
const termsWith = (g: Yedo, seat: Seat, other: Seat, counters: boolean): Deal => {
  const deal = counters ? dealFor(g, other, seat) : null
  return deal ? turned(other, deal) : blankDeal(other)
}

/** 6.6 A proposal takes the place of one's own, and answers that of the other side. */
const send = (g: Yedo, seat: Seat): 'open' => {
  const own = g.seats[seat]
  const draft = unseal(g, own.draft, (value) => value)
  if (!draft) return 'open'
  const { to } = draft.deal
  if (dealFor(g, to, seat)) refuse(g, seat, to)
  withdraw(g, seat)
  own.draft.value = null
  own.deal = draft.deal
  own.laid.value = draft.laid
  own.proposals++
  tell(g, 'proposed', { seat, to, ...termsOf(draft.deal) })
  tellLeft(g, seat)
  return 'open'
}

/** 6.11 The bound is told before it is reached. */
const tellLeft = (g: Yedo, seat: Seat): void => {
  const left = MOST_PROPOSALS - g.seats[seat].proposals
  if (left <= TOLD_WITHIN) tell(g, 'proposals-left', { seat, left })
}

const withdraw = (g: Yedo, seat: Seat): 'open' => {
  if (g.seats[seat].deal) tell(g, 'withdrew', { seat })
  lapse(g, seat)
  return 'open'
}

const refuse = (g: Yedo, seat: Seat, from: Seat): 'open' => {
  tell(g, 'refused', { seat, to: from })
  lapse(g, from)
  return 'open'
}

/** 6.10 Who is done takes no more part; proposals to him and by him lapse. */
const leave = (g: Yedo, seat: Seat): 'closed' => {
  withdraw(g, seat)
  for (const other of g.order) {
    if (dealFor(g, other, seat)) refuse(g, seat, other)
    const { draft } = g.seats[other]
    if (other === seat || draft.value?.deal.to === seat) draft.value = null
  }
  tell(g, 'done-trading', { seat })
  return 'closed'
}

/** 6.5 Who accepts chooses which of the wanted cards he hands over; his own proposal is withdrawn. */
const accept = (g: Yedo, seat: Seat, from: Seat): Next => {
  const deal = dealFor(g, from, seat)
  if (!deal) return
  withdraw(g, seat)
  g.seats[seat].draft.value = null
  g.seats[seat].deal = turned(from, deal)
  return [...deal.wants.cards.map((what) => handOver({ seat, what })), closeDeal({ from })]
}

/** 8.9 While cards are handed over nothing else is played. */
export const handOver = choice<{ seat: Seat; what: Back }, string>('hand-over', {
  options: (g, { seat, what }, say) => {
    const hand = handOfBack(what)
    eachCard(g.seats[seat][hand].of, g.seats[seat].laid.value[hand], (face, _laid, free) => {
      if (free > 0 && hasBack(face, what)) say(face)
    })
  },
  play: (g, { seat, what }, face): Next => {
    const { laid, deal } = g.seats[seat]
    lay(g, seat, laid.value, handOfBack(what), face)
    if (deal) deal.gives.cards = backsOf(g, seat, laid.value)
  },
})

export const closeDeal = step<{ from: Seat }>('close-deal', (g, { from }): Next => {
  const { deal } = g.seats[from]
  if (deal) return exchange(g, from, deal)
})
