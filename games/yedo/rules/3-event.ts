/** 3 Event. */
import {
  beganBefore,
  BOTTOM,
  move,
  reason,
  tell,
  TOP,
  type Next,
  type Reason,
  type Seat,
} from '@machiya/kernel'
import type { StallId } from '../data/market-spaces.ts'
import type { AnnexId, EventEffect, Loss } from '../data/rows.ts'
import { eachFace } from '../hands.ts'
import { EVENT } from '../by-id.ts'
import { ANNEX_IDS, STALL_IDS, step, type Yedo } from '../position.ts'
import { ask, window } from './8-cards.ts'
import {
  discard,
  earn,
  fillChurch,
  honour,
  forfeit,
  stockWeapons,
  swapPatrol,
  toReserve,
  unbless,
} from './8-gains.ts'

const NOTHING_TO_SOFTEN = reason('3.13', 'A blessing softens a loss but does not avert it')
const NOT_OWNED = reason('3.14', 'You do not own that annex')

const LEFT = STALL_IDS.slice(0, 3)

export const eventPhase = step('event-phase', (g): Next => {
  g.phase = 'event'
  slideMarket(g)
  return [window({ moment: 'before-event' }), revealEvent(), window({ moment: 'after-event' }), takeEffect()]
})

const clearStalls = (g: Yedo): void => {
  for (const id of STALL_IDS) while (g.stalls[id].of.length > 0) move(g, g.stalls[id], g.discard, TOP)
}

/** 3.1 The two leftmost weapons slide to the right. 3.2 Nothing slides if the left stalls are empty. */
const slideMarket = (g: Yedo): void => {
  if (LEFT.some((id) => g.stalls[id].of.length > 0)) {
    const lain = STALL_IDS.filter((id) => g.stalls[id].of.length > 0)
    for (const id of lain.slice(2)) move(g, g.stalls[id], g.discard, TOP)
    const [first, second] = lain
    if (second) shift(g, second, 'stall-5')
    if (first) shift(g, first, 'stall-4')
  }
  fillStalls(g, LEFT)
}
const shift = (g: Yedo, from: StallId, to: StallId): void => {
  if (from !== to) move(g, g.stalls[from], g.stalls[to], TOP)
}

/** 3.3 The top weapons are laid on empty stalls from left to right. */
const fillStalls = (g: Yedo, stalls: readonly StallId[]): void => {
  const cards = stalls.flatMap((id) => {
    stockWeapons(g)
    return g.weapons.of.length > 0 ? [move(g, g.weapons, g.stalls[id], TOP)] : []
  })
  tell(g, 'market', { cards })
}

/** 8.21 Fresh Shipment: all weapons of the market go, and all five stalls are filled. */
export const refreshMarket = (g: Yedo): void => {
  clearStalls(g)
  fillStalls(g, STALL_IDS)
}

/** 3.5 The top event is revealed. */
export const revealEvent = step('reveal-event', (g): Next =>
  tell(g, 'event', { card: move(g, g.events, g.current, TOP) }),
)

/** 8.27 Turn of Fate: the event goes under its deck without effect, and the next one is revealed. */
export const turnFate = (g: Yedo): Next => {
  move(g, g.current, g.events, TOP, BOTTOM)
  return revealEvent()
}

/** 3.7 It takes effect: for the round, or once and at once. */
export const takeEffect = step('take-effect', (g): Next => {
  const [event] = g.current.of
  if (event === undefined) return
  const { lasts, effect } = EVENT[event]
  if (lasts === 'immediate') return strike(g, effect)
  g.event = event
  const { closes } = effect
  g.shut = closes ?? null
  if (closes) tell(g, 'district-closed', { district: closes })
})

/** 3.9, 3.10, 3.12 What happens once and at once. */
const strike = (g: Yedo, { swap, church = 0, mon = 0, losses }: EventEffect): Next => {
  fillChurch(g, church)
  if (swap !== undefined && g.patrol.onBoard) swapPatrol(g)
  for (const seat of g.order)
    if (mon < 0) forfeit(g, seat, -mon)
    else earn(g, seat, mon)
  if (losses) return g.order.map((seat) => suffer({ seat, losses }))
}

type Suffering = { seat: Seat; losses: readonly [Loss, Loss] }
/** 3.12 Every player loses two things. */
export const suffer = step<Suffering>('suffer', (g, { seat, losses }): Next =>
  g.seats[seat].blessed && softenNo(g, seat, losses) === null
    ? soften({ seat, losses })
    : losses.map((loss) => lose({ seat, loss })),
)

const holdsAny = (g: Yedo, seat: Seat, loss: Loss): boolean => {
  const { mon, prestige, geisha, reserve, annexes, weapons, actions, bonuses } = g.seats[seat]
  if (loss === 'mon-5' || loss === 'mon-2') return mon > 0
  if (loss === 'prestige-2') return prestige > 0
  if (loss === 'geisha') return geisha > 0
  if (loss === 'disciple') return reserve < 2
  if (loss === 'annex') return ANNEX_IDS.some((id) => annexes[id] > 0)
  return (loss === 'weapon' ? weapons : loss === 'action' ? actions : bonuses).of.length > 0
}
/** 3.13 A blessing softens a disaster and never averts it: both losses must strike. Revision 2 asked no more than a blessing. */
const softenNo = (g: Yedo, seat: Seat, losses: readonly Loss[]): Reason | null =>
  beganBefore(g, 3) || losses.every((loss) => holdsAny(g, seat, loss)) ? null : NOTHING_TO_SOFTEN

/** 3.13 A blessed player who would lose both may return his blessing and lose only one of them. */
export const soften = ask<Suffering, 'both' | Loss>('soften', {
  options: (g, { seat, losses }, say) => {
    say('both')
    for (const loss of losses) say(loss, softenNo(g, seat, losses))
  },
  play: (g, { seat, losses }, pick): Next => {
    if (pick === 'both') return losses.map((loss) => lose({ seat, loss }))
    unbless(g, seat)
    return lose({ seat, loss: pick })
  },
})

const returnGeisha = (g: Yedo, seat: Seat): void => {
  if (g.seats[seat].geisha === 0) return
  g.seats[seat].geisha--
  g.geisha++
  tell(g, 'geisha-left', { seat })
}
const loseDisciple = (g: Yedo, seat: Seat): void => {
  g.seats[seat].house--
  toReserve(g, seat)
}

/** 3.14 Who lacks the thing loses nothing; which one goes is its owner's choice. */
export const lose = step<{ seat: Seat; loss: Loss }>('lose', (g, { seat, loss }): Next => {
  if (loss === 'mon-5') return forfeit(g, seat, 5)
  if (loss === 'mon-2') return forfeit(g, seat, 2)
  if (loss === 'prestige-2') return honour(g, seat, -2, 'events')
  if (loss === 'geisha') return returnGeisha(g, seat)
  if (loss === 'disciple') return loseDisciple(g, seat)
  if (holdsAny(g, seat, loss)) return loss === 'annex' ? loseAnnex({ seat }) : loseCard({ seat, loss })
})

export const loseAnnex = ask<{ seat: Seat }, AnnexId>('lose-annex', {
  options: (g, { seat }, say) => {
    for (const id of ANNEX_IDS) say(id, g.seats[seat].annexes[id] === 0 && NOT_OWNED)
  },
  play: (g, { seat }, annex): Next => {
    g.seats[seat].annexes[annex] = 0
    g.annexes[annex]++
    tell(g, 'annex-lost', { seat, annex })
  },
})

type CardLoss = 'weapon' | 'action' | 'bonus'
export const loseCard = ask<{ seat: Seat; loss: CardLoss }, string>('lose-card', {
  options: (g, { seat, loss }, say) => {
    const own = g.seats[seat]
    const held: readonly string[] =
      loss === 'weapon' ? own.weapons.of : loss === 'action' ? own.actions.of : own.bonuses.of
    eachFace(held, (face) => say(face))
  },
  play: (g, { seat, loss }, face): Next => discard(g, seat, loss, face),
  retry: (a) => lose(a),
})
