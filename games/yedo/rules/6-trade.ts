/** 6 Trade. */
import { reason, tell, unseal, type Next, type No, type Say, type Seat, type Task } from '@machiya/kernel'
import { disciplesIn, eventOf } from '../board.ts'
import { choice, floor, step, type Back, type Deal, type Yedo } from '../position.ts'
import { acceptNo, blankDeal, exchange, mirrored, sendNo, termsOf } from './6-deals.ts'
import { eachFree, handOfBack, hasBack, lay, showBacks, takeBack } from './6-laid.ts'
import { name, sayTerms, type Market } from './6-terms.ts'
import { at, playFrom, sayCards } from './8-cards.ts'

const AWAY = reason('6.1', 'One of you has no disciple here any more')
const GONE = reason('6.10', 'That player is done trading')
const ENOUGH = reason('6.11', 'You have made your three proposals')

const MOST_PROPOSALS = 3

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
const isMade = (g: Yedo, seat: Seat): No => g.seats[seat].proposals >= MOST_PROPOSALS && ENOUGH

const dealFor = (g: Yedo, from: Seat, to: Seat): Deal | null => {
  const { deal } = g.seats[from]
  return deal?.to === to ? deal : null
}

/** 6.1 A disciple may have been moved away since the trade opened. */
const isAway = (g: Yedo, district: Market, one: Seat, other: Seat): No =>
  (disciplesIn(g, one, district) === 0 || disciplesIn(g, other, district) === 0) && AWAY

type Fair = { readonly at: Market; readonly traders: readonly Seat[] }
const sayAnswers = (g: Yedo, seat: Seat, { at: district, traders }: Fair, say: Say<string>): void => {
  for (const other of traders) {
    const deal = dealFor(g, other, seat)
    if (!deal) continue
    const away = isAway(g, district, seat, other)
    say(`accept-${other}`, away || acceptNo(g, other, deal))
    say(`counter-${other}`, away || isMade(g, seat))
    say(`refuse-${other}`)
  }
}

/** 6.6 Whoever is still at a draft can answer others all the same. */
const sayDraft = (g: Yedo, seat: Seat, deal: Deal, fair: Fair, say: Say<string>): void => {
  sayTerms(g, seat, deal, fair.at, say)
  say('send', isAway(g, fair.at, seat, deal.to) || sendNo(g, seat, deal))
  say('drop')
  sayAnswers(g, seat, fair, say)
}

const sayOpenings = (g: Yedo, seat: Seat, fair: Fair, say: Say<string>): void => {
  say('done')
  sayAnswers(g, seat, fair, say)
  if (g.seats[seat].deal) return say('withdraw')
  for (const other of fair.traders)
    if (other !== seat)
      say(`to-${other}`, isDone(g, other) ? GONE : isAway(g, fair.at, seat, other) || isMade(g, seat))
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
  pick: (g, _a, seat, pick): Next | 'open' | 'closed' => {
    const played = playFrom(g, seat, pick)
    if (played) return played
    if (pick === 'done') return leave(g, seat)
    if (pick === 'drop' || pick === 'withdraw') return withdraw(g, seat)
    if (pick === 'send') return send(g, seat)
    const [verb = '', other = ''] = pick.split('-')
    if (other !== '' && !pick.includes(':')) return answer(g, seat, verb, Number(other) as Seat)
    const draft = g.seats[seat].draft.value
    if (draft) name(g, seat, draft, pick)
    return 'open'
  },
  done: (): Next => {},
})

/** 6.4 Only now does the table see the proposal, and the backs of its cards. */
const send = (g: Yedo, seat: Seat): 'open' => {
  const deal = unseal(g, g.seats[seat].draft, (draft) => draft)
  if (!deal) return 'open'
  g.seats[seat].draft.value = null
  g.seats[seat].deal = deal
  showBacks(g, seat)
  tell(g, 'proposed', { seat, to: deal.to, ...termsOf(g, seat, deal) })
  return 'open'
}

const clear = (g: Yedo, seat: Seat): void => {
  g.seats[seat].draft.value = null
  g.seats[seat].deal = null
  takeBack(g, seat)
}

const withdraw = (g: Yedo, seat: Seat): 'open' => {
  if (g.seats[seat].deal) tell(g, 'withdrew', { seat })
  clear(g, seat)
  return 'open'
}

const refuse = (g: Yedo, seat: Seat, from: Seat): void => {
  tell(g, 'refused', { seat, to: from })
  clear(g, from)
}

/** 6.10 Who is done takes no more part; proposals to him and by him lapse. */
const leave = (g: Yedo, seat: Seat): 'closed' => {
  withdraw(g, seat)
  for (const other of g.order) {
    if (g.seats[other].deal?.to === seat) refuse(g, seat, other)
    if (g.seats[other].draft.value?.to === seat) clear(g, other)
  }
  tell(g, 'done-trading', { seat })
  return 'closed'
}

const begin = (g: Yedo, seat: Seat, deal: Deal): 'open' => {
  g.seats[seat].proposals++
  g.seats[seat].draft.value = deal
  return 'open'
}

const answer = (g: Yedo, seat: Seat, verb: string, other: Seat): Next | 'open' => {
  if (verb === 'to') return begin(g, seat, blankDeal(other))
  const deal = dealFor(g, other, seat)
  if (!deal) return 'open'
  if (verb === 'accept') return accept(g, seat, other, deal)
  const turned = mirrored(g, other, deal)
  refuse(g, seat, other)
  if (verb === 'refuse') return 'open'
  withdraw(g, seat)
  return begin(g, seat, turned)
}

/** 6.5 Who accepts chooses which of the wanted cards he hands over; his own proposal is withdrawn. */
const accept = (g: Yedo, seat: Seat, from: Seat, deal: Deal): Next => {
  withdraw(g, seat)
  const wanted: Back[] = [
    ...Array.from({ length: deal.takeActions }, () => 'action' as const),
    ...Array.from({ length: deal.takeBonuses }, () => 'bonus' as const),
    ...deal.takeMissions,
  ]
  return [...wanted.map((what): Task => handOver({ seat, what })), closeDeal({ from })]
}

/** 8.9 While cards are handed over nothing else is played. */
export const handOver = choice<{ seat: Seat; what: Back }, string>('hand-over', {
  options: (g, { seat, what }, say) =>
    eachFree(g, seat, handOfBack(what), (face) => {
      if (hasBack(face, what)) say(face)
    }),
  play: (g, { seat, what }, face): Next => {
    lay(g, seat, handOfBack(what), face)
    showBacks(g, seat)
  },
})

export const closeDeal = step<{ from: Seat }>('close-deal', (g, { from }): Next => {
  const { deal } = g.seats[from]
  if (!deal) return
  g.seats[from].deal = null
  return exchange(g, from, deal)
})
