/** 3 Execution */
import { reason, tell, unseal, type Next, type Reason, type Seat, type Task } from '@machiya/kernel'
import { boardOf, canLeave, faresFrom } from '../board.ts'
import { countAt, isFirst, samuraiAt, shift } from '../figures.ts'
import { ACTION, type SpaceId } from '../by-id.ts'
import { slotOf } from '../plans.ts'
import { choice, step, type G, type Slot } from '../position.ts'
import { collect, develop, gather, recruit } from './4-supplies.ts'
import { travel } from './5-travel-and-ronin.ts'
import { build } from './6-building.ts'
import { trade } from './7-trade.ts'
import { anyTime, lastCall, spend, type AnyTimePick } from './8-wishes-and-privileges.ts'

const MOVED = reason('3.6', 'This samurai has moved before this card')
const MERCHANT_MOVED = reason('3.6', 'You have moved the merchant before this card')
const NO_FARE = reason('3.2', 'You have no ryo for the way')
const TOO_FAR = reason('3.2', 'You have too few ryo for this way')

/** Which own samurai have moved, by the spaces they came to, and whether the merchant has. */
type Moved = { moved: readonly SpaceId[]; merchant: boolean }
type Window = Moved & { seat: Seat; card: number }

const keepsSamurai = (g: G, { seat, moved }: Window, at: SpaceId): Reason | false => {
  const me = g.seats[seat]
  if (samuraiAt(me, at) <= countAt(moved, at)) return MOVED
  return !canLeave(g, me, at) && NO_FARE
}

// 3.2 Before turning each card the player may move own samurai. 3.4 In the same way the merchant.
export const turn = choice<Window, SpaceId | 'merchant' | 'turn-up', AnyTimePick>('turn', {
  beside: anyTime,
  options(g, a, say) {
    const me = g.seats[a.seat]
    say('turn-up')
    for (let i = 0; i < me.samurai.length; i++)
      if (isFirst(me.samurai, i)) say(me.samurai[i] as SpaceId, keepsSamurai(g, a, me.samurai[i] as SpaceId))
    say('merchant', a.merchant ? MERCHANT_MOVED : !canLeave(g, me, g.merchant) && NO_FARE)
  },
  play(_g, a, pick): Next {
    return pick === 'turn-up' ? turnUp({ seat: a.seat }) : go({ ...a, figure: pick })
  },
})

// 3.2 Along the roads, for 1 ryo a space.
export const go = choice<Window & { figure: SpaceId | 'merchant' }, SpaceId>('go', {
  options(g, { seat, figure }, say) {
    const me = g.seats[seat]
    const from = figure === 'merchant' ? g.merchant : figure
    const fares = faresFrom(g, me, from)
    for (const to of boardOf(g).spaces) if (to !== from) say(to, (fares[to] ?? Infinity) > me.ryo && TOO_FAR)
  },
  play(g, { figure, ...a }, to): Next {
    const me = g.seats[a.seat]
    const from = figure === 'merchant' ? g.merchant : figure
    const ryo = faresFrom(g, me, from)[to] ?? 0
    me.ryo -= ryo
    if (figure === 'merchant') {
      g.merchant = to
      tell(g, 'led-merchant', { seat: a.seat, from, to, ryo })
      return turn({ ...a, merchant: true })
    }
    shift(me.samurai, from, to)
    tell(g, 'moved', { seat: a.seat, from, to, ryo })
    return turn({ ...a, moved: [...a.moved, to].sort() })
  },
})

/** The tasks of a turned card. */
const tasksOf = (seat: Seat, { action, own, white, black }: Slot): Task => {
  const { effect, officials } = ACTION[action]
  const left = (own + white + black) / officials
  switch (effect.does) {
    case 'money':
    case 'rice':
      return collect({ seat, action, left })
    case 'recruit':
      return recruit({ seat, rice: effect.rice })
    case 'develop':
      return develop({ seat, ryo: effect.ryo })
    case 'travel':
      return travel({ seat, action, own, other: white + black, drove: false })
    case 'gather':
      return gather({ seat, action, left, used: [] })
    case 'build':
      return build({ seat, action, left, used: [] })
    case 'trade':
      return trade({ seat, action, left, spent: 0, offers: [], preview: false })
  }
}

// 3.7 When the card is turned its action and officials are shown. 8.11 The black official leaves the game.
export const turnUp = step<{ seat: Seat }>('turn-up', (g, { seat }): Next => {
  const me = g.seats[seat]
  const slot = unseal(g, me.plan, ({ actions, officials }) =>
    slotOf(actions.shift() as string, officials.shift() as string),
  )
  me.faceDown--
  me.turned.push(slot)
  tell(g, 'turned-up', { seat, ...slot })
  for (let i = 0; i < slot.black; i++) spend(g, seat, 'support')
  const idle = slot.own + slot.white + slot.black === 0
  return idle ? endTurn({ seat }) : [tasksOf(seat, slot), endTurn({ seat })]
})

// 8.20 Whoever holds a privilege that serves at any time is asked once more at the end of each own turn.
export const endTurn = step<{ seat: Seat }>('end-turn', (g, { seat }): Next => lastCall(g, seat))
