/** What a plan can be made of. */
import type { Chance, Seat } from '@machiya/kernel'
import type { ActionId } from './data/actions.ts'
import type { Action } from './data/types.ts'
import { ACTION, ACTION_IDS, BASIC_IDS, tabulate, type PermitId } from './by-id.ts'
import { ACTION_PICKS, choiceOf, crewOf, CREWS, type Crew, type Muster } from './picks.ts'
import type { G, Plan, Player, Slot } from './position.ts'

export const CARDS = 3

const crewsUpTo = ({ activations, officials }: Action): readonly Muster[] =>
  CREWS.filter(({ count }) => count <= activations * officials)
const CREWS_BEFORE = tabulate(ACTION_IDS, (id) => crewsUpTo(ACTION[id]))
/** Every number of officials that an action has room for, whoever has them. */
export const crewsBefore = (action: ActionId): readonly Muster[] => CREWS_BEFORE[action]
// 2.8 Hard building takes two officials for each activation.
export const isUneven = (action: ActionId, { count }: Muster): boolean => count % ACTION[action].officials > 0
const CREWS_FOR = tabulate(ACTION_IDS, (id) => CREWS_BEFORE[id].filter((crew) => !isUneven(id, crew)))
/** Every number of officials that an action can take. */
export const crewsOf = (action: ActionId): readonly Muster[] => CREWS_FOR[action]

/** The permits a player can plan with this round. */
export const plannable = (me: Player): readonly PermitId[] => [
  ...BASIC_IDS,
  ...me.specials.of.slice(0, me.means.specials),
]

/** What of the officials is not yet set, or on a turned card. */
export const officialsLeft = (me: Player, set: readonly Crew[]): Crew => {
  let { own, white, black } = me.means
  for (const crew of set) {
    own -= crew.own
    white -= crew.white
    black -= crew.black
  }
  return { own, white, black }
}

export const slotOf = (action: string, officials: string): Slot => {
  const chosen = choiceOf(action)
  const { own, white, black } = crewOf(officials)
  return { permit: chosen.permit, action: chosen.action, own, white, black }
}

/** Whether so many of each kind are there. */
export const fits = (crew: Crew, left: Crew): boolean =>
  crew.own <= left.own && crew.white <= left.white && crew.black <= left.black

const anyOf = <T>(items: readonly T[], chance: Chance): T => items[chance(items.length)] as T

/** Of two the larger, for players seldom leave officials idle. */
const guessCrew = (action: ActionId, left: Crew, chance: Chance): Muster => {
  const able = crewsOf(action).filter((crew) => fits(crew, left))
  const [one, other] = [anyOf(able, chance), anyOf(able, chance)]
  return one.count < other.count ? other : one
}

/** Face-down cards of a seat, as somebody else may imagine them. */
export const guessPlan = (g: G, seat: Seat, chance: Chance): Plan => {
  const me = g.seats[seat]
  const floor = g.floors.at(-1)
  const cards = floor ? (floor.closed[floor.seats.indexOf(seat)] ? CARDS : 0) : me.faceDown
  const plan: Plan = { actions: [], officials: [] }
  const set: Crew[] = me.turned.slice()
  const permits = plannable(me).filter((permit) => !me.turned.some((slot) => slot.permit === permit))
  for (let i = 0; i < cards; i++) {
    const [permit] = permits.splice(chance(permits.length), 1)
    const pick = anyOf(ACTION_PICKS[permit as PermitId], chance)
    const crew = guessCrew(choiceOf(pick).action, officialsLeft(me, set), chance)
    set.push(crew)
    plan.actions.push(pick)
    plan.officials.push(crew.pick)
  }
  return plan
}
