/** Makes the table that was planned: on this device, or on the server with links for friends. */
import type { Level } from '@machiya/bots'
import type { SeatPlan } from '@machiya/server/protocol'
import type { GameName } from '../games.ts'
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
import { drawnFrom, me, partner, type Wish } from './who.ts'

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

const deviceChair = (plan: Plan, chosen: Chosen, index: number, say: Say): DeviceChair => {
  if (chosen === 'me') return me(say)
  return isPerson(chosen)
    ? { name: besideName(plan, index, say), level: null }
    : partner(index - 1, chosen, wishOf(plan, index))
}

const seatPlan = (plan: Plan, chosen: Chosen, index: number, say: Say): SeatPlan => {
  if (!isPerson(chosen)) return { kind: 'bot', level: chosen, manner: drawnFrom(wishOf(plan, index)) }
  return chosen === 'beside' ? { kind: 'person', beside: besideName(plan, index, say) } : { kind: 'person' }
}

export const layAtHome = async (game: GameName, plan: Plan, say: Say): Promise<LaidTable> => {
  const { chairs, options, title } = plan
  const id = await deal({
    game,
    title: title || say('title.solo'),
    chairs: chairs.map((chosen, i) => deviceChair(plan, chosen, i, say)),
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
    seats: chairs.map((chosen, i) => seatPlan(plan, chosen, i, say)),
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
