/** 2 Planning */
import { again, reason, seatsFrom, seatsOf, tell, type Say } from '@machiya/kernel'
import { COUNT } from '../by-id.ts'
import {
  ACTION_PICKS,
  choiceOf,
  crewOf,
  isActionPick,
  type ActionPick,
  type OfficialsPick,
} from '../picks.ts'
import { CARDS, crewsBefore, isUneven, officialsLeft, plannable } from '../plans.ts'
import { floor, step, type Plan, type Player } from '../position.ts'
import { turn } from './3-execution.ts'
import { stir } from './5-travel-and-ronin.ts'
import { final, income, isLastRound, prepare, wages } from './9-reckoning.ts'

const IN_PLAN = reason('2.4', 'This permit already lies in your plan')
const IN_PAIRS = reason('2.8', 'This action takes two officials for each activation')
const NO_OWN = reason('2.7', 'You have not as many own officials left')
const NO_WHITE = reason('2.7', 'You have not as many white officials left')
const NO_BLACK = reason('8.10', 'You have not as many support privileges left')

// 2.1 Planning, execution, wages and income, then the next round or the end.
export const round = step('round', (g) => {
  if (g.round > 0 && isLastRound(g)) return final()
  if (g.round > 0) prepare(g)
  g.round++
  tell(g, 'round-began', { round: g.round, seat: g.startPlayer })
  for (const seat of seatsOf(g)) muster(g.seats[seat])
  const seats = seatsFrom(g, g.startPlayer)
  return [
    ...(g.about.options.ronin ? [stir({ seat: g.startPlayer })] : []),
    plan(),
    ...[1, 2, 3].flatMap((card) => seats.map((seat) => turn({ seat, card, moved: [], merchant: false }))),
    ...seats.map((seat) => wages({ seat })),
    income(),
    again,
  ]
})

// 2.7 Own officials who are not on the board and white officials can be set.
const muster = (me: Player): void => {
  me.turned = []
  me.means = {
    specials: me.specials.of.length,
    own: COUNT.officials - me.samurai.length,
    white: me.whites,
    black: me.privileges.of.filter((id) => id === 'support').length,
  }
}

type PlanPick = ActionPick | OfficialsPick | 'ready' | 'back' | 'reopen'

// 2.4 Of each permit one action is chosen; a permit lies in a plan once.
const sayActions = (me: Player, { actions }: Plan, say: Say<PlanPick>): void => {
  for (const permit of plannable(me)) {
    const taken = actions.some((pick) => choiceOf(pick).permit === permit)
    for (const pick of ACTION_PICKS[permit]) say(pick, taken && IN_PLAN)
  }
}

// 2.5 Each official activates the action once, up to the number the action shows.
const sayOfficials = (me: Player, { actions, officials }: Plan, say: Say<PlanPick>): void => {
  const left = officialsLeft(me, officials.map(crewOf))
  const { action } = choiceOf(actions[officials.length] as string)
  for (const crew of crewsBefore(action)) {
    if (crew.white > me.means.white || crew.black > me.means.black) continue
    const no =
      crew.own > left.own ? NO_OWN : crew.white > left.white ? NO_WHITE : crew.black > left.black && NO_BLACK
    say(crew.pick, no || (isUneven(action, crew) && IN_PAIRS))
  }
}

// 2.11 A plan can be changed until every player is ready.
const takeBack = ({ actions, officials }: Plan): void => {
  if (officials.length > 0) officials.pop()
  else actions.pop()
}

// 2.2 All players plan at the same time and in secret.
export const plan = floor<Record<never, never>, PlanPick>('plan', {
  hides: 'picks',
  seats: seatsOf,
  options(g, _a, say, { seat, closed }) {
    const me = g.seats[seat]
    const { actions, officials } = me.plan.value
    if (closed) return say('reopen')
    if (actions.length < CARDS) sayActions(me, me.plan.value, say)
    else if (officials.length < CARDS) sayOfficials(me, me.plan.value, say)
    else say('ready')
    if (actions.length > 0) say('back')
  },
  pick(g, _a, seat, pick) {
    const laid = g.seats[seat].plan.value
    if (pick === 'ready') return 'closed'
    if (pick === 'back') takeBack(laid)
    else if (isActionPick(pick)) laid.actions.push(pick)
    else if (pick !== 'reopen') laid.officials.push(pick)
    return 'open'
  },
  done(g) {
    for (const seat of seatsOf(g)) g.seats[seat].faceDown = CARDS
    tell(g, 'planned', {})
  },
})
