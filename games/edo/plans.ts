/** The picks a plan is made of, and what they stand for. */
import type { Chance, Pick, Seat } from '@machiya/kernel'
import type { ActionId } from './data/actions.ts'
import type { Action } from './data/types.ts'
import { ACTION, ACTION_IDS, BASIC_IDS, PERMIT, PERMIT_IDS, tabulate, type PermitId } from './ids.ts'
import type { G, Plan, Player, Slot } from './position.ts'

export const CARDS = 3

export type ActionPick = `${PermitId}:${ActionId}`
type Choice = { readonly permit: PermitId; readonly action: ActionId }
export const ACTION_PICKS = tabulate(PERMIT_IDS, (permit) =>
  PERMIT[permit].actions.map((action) => `${permit}:${action}` as ActionPick),
)
const CHOICE = Object.fromEntries(
  PERMIT_IDS.flatMap((permit) =>
    PERMIT[permit].actions.map((action) => [`${permit}:${action}`, { permit, action }]),
  ),
) as Record<string, Choice>
export const ALL_ACTION_PICKS = Object.keys(CHOICE) as ActionPick[]
export const choiceOf = (pick: string): Choice => CHOICE[pick] as Choice
export const isActionPick = (pick: string): pick is ActionPick => pick in CHOICE

/** Officials before one card, said as own+white or own+white+black. */
export type OfficialsPick = `${number}+${number}` | `${number}+${number}+${number}`
export type Crew = { readonly own: number; readonly white: number; readonly black: number }
type Muster = Crew & { readonly pick: OfficialsPick; readonly count: number }

const MOST_OFFICIALS = 4
const MOST_BLACK = 2
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => n)
const CREWS: readonly Muster[] = upTo(MOST_BLACK)
  .flatMap((black) =>
    upTo(MOST_OFFICIALS).flatMap((white) => upTo(MOST_OFFICIALS).map((own) => ({ own, white, black }))),
  )
  .map((crew) => ({
    ...crew,
    count: crew.own + crew.white + crew.black,
    pick:
      crew.black > 0
        ? (`${crew.own}+${crew.white}+${crew.black}` as const)
        : (`${crew.own}+${crew.white}` as const),
  }))
const CREW = Object.fromEntries(CREWS.map((crew) => [crew.pick, crew])) as Record<string, Muster>
export const ALL_OFFICIALS_PICKS = CREWS.map(({ pick }) => pick)
export const crewOf = (pick: string): Muster => CREW[pick] as Muster
export const isOfficialsPick = (pick: Pick): pick is OfficialsPick => pick in CREW

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
  const { own, white, black } = crewOf(officials)
  return { ...choiceOf(action), own, white, black }
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
