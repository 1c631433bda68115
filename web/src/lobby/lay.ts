/** Makes the table that was planned: on this device, or on the server with links for friends. */
import type { Level, Manner } from '@machiya/bots'
import type { SeatPlan } from '@machiya/server/protocol'
import type { GameName } from '../games.ts'
import { hex } from '../parts/chance.ts'
import { copyText } from '../parts/copy.ts'
import { beGuest, layTable } from '../remote/api.ts'
import { doorForFriends } from '../remote/door.ts'
import { faultText } from '../remote/faults.ts'
import { keepLinks, linkTo } from '../remote/links.ts'
import { useSettings } from '../settings.ts'
import { deal } from '../device/deal.ts'
import type { DeviceChair } from '../device/rows.ts'
import type { Say } from '../text/index.ts'
import type { Clock } from './clock.ts'
import { mannerAt, me, partner, type Wish } from './who.ts'

export type Chosen = 'me' | 'friend' | 'beside' | Level
export type Plan = {
  readonly chairs: readonly Chosen[]
  readonly options: Readonly<Record<string, string | boolean>>
  readonly title: string
  readonly clock: Clock
  /** Whether strangers find the table, and whether the coach may be asked there. */
  readonly listed: boolean
  readonly hints: boolean
  /** What those who sit at this device are called, by chair. */
  readonly names: readonly string[]
  /** What partners are asked to be like, by chair. */
  readonly manners: readonly Wish[]
}
type LaidTable =
  | { readonly to: string; readonly fault?: never }
  | { readonly fault: string; readonly to?: never }

export const isPerson = (chosen: Chosen): chosen is 'me' | 'friend' | 'beside' =>
  chosen === 'me' || chosen === 'friend' || chosen === 'beside'

const besideName = ({ names }: Plan, index: number, say: Say): string =>
  names[index]?.trim() || say('beside-name', { number: index + 1 })

export const wishOf = ({ manners }: Pick<Plan, 'manners'>, index: number): Wish => manners[index] ?? 'any'

/** Chair by chair; those that are left to the house begin with anyone. */
const mannersOf = (plan: Plan): Manner[] => {
  const first = Number.parseInt(hex(1), 16)
  return plan.chairs.map((_, i) => {
    const wish = wishOf(plan, i)
    return wish === 'any' ? mannerAt(first + i) : wish
  })
}

const deviceChairs = (plan: Plan, say: Say): DeviceChair[] => {
  const manners = mannersOf(plan)
  return plan.chairs.map((chosen, i) => {
    if (chosen === 'me') return me(say)
    return isPerson(chosen)
      ? { name: besideName(plan, i, say), level: null }
      : partner(i - 1, chosen, manners[i])
  })
}

const seatPlans = (plan: Plan, say: Say): SeatPlan[] => {
  const manners = mannersOf(plan)
  return plan.chairs.map((chosen, i) => {
    if (!isPerson(chosen)) return { kind: 'bot', level: chosen, manner: manners[i] }
    return chosen === 'beside' ? { kind: 'person', beside: besideName(plan, i, say) } : { kind: 'person' }
  })
}

export const layAtHome = async (game: GameName, plan: Plan, say: Say): Promise<LaidTable> => {
  const { options, title } = plan
  const id = await deal({
    game,
    title: title || say('title.solo'),
    chairs: deviceChairs(plan, say),
    options,
  })
  return { to: `/table/${id}` }
}

export const layForFriends = async (game: GameName, plan: Plan, say: Say): Promise<LaidTable> => {
  const { chairs, options, title, listed, hints, clock } = plan
  const guest = await beGuest(useSettings.getState().name || say('guest'))
  if (guest.failed) return { fault: faultText(say, guest.failed) }
  const made = await layTable({
    game,
    options,
    title: title || say('title.table'),
    seats: seatPlans(plan, say),
    mySeat: 0,
    clock,
    listed,
    hints,
  })
  if (made.failed) return { fault: faultText(say, made.failed) }
  keepLinks(made.ok)
  const { table, links } = made.ok
  const first = links.find(({ seat }) => chairs[seat] === 'friend')
  if (first) await copyText(linkTo(await doorForFriends(), table.id, first.token, game))
  return { to: `/table/${table.id}` }
}
