/** Makes the table that was planned: on this device, or on the server with links for friends. */
import type { Level } from '@machiya/bots'
import type { NewTable } from '@machiya/server/protocol'
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
import { me, partner } from './play-now.ts'

/** How much time there is at a table of friends. */
export const CLOCKS = {
  none: { kind: 'none' },
  evening: { kind: 'live', bank: 45 * 60, increment: 30 },
  day: { kind: 'days', days: 1 },
  three: { kind: 'days', days: 3 },
} as const
export type ClockChoice = keyof typeof CLOCKS
export const hasNights = (clock: ClockChoice): boolean => CLOCKS[clock].kind === 'days'
/** The nights of whoever lays the table. */
const clockOf = ({ clock, quiet }: Plan): NewTable['clock'] => {
  const chosen = CLOCKS[clock]
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return chosen.kind === 'days' && quiet ? { ...chosen, quiet: { from: 22, to: 8, zone } } : chosen
}

export type Chosen = 'me' | 'friend' | 'beside' | Level
export type Plan = {
  readonly chairs: readonly Chosen[]
  readonly options: Readonly<Record<string, string | boolean>>
  readonly title: string
  readonly clock: ClockChoice
  /** Whether strangers find the table, and whether the coach may be asked there. */
  readonly listed: boolean
  readonly hints: boolean
  /** Whether a clock of days rests at night. */
  readonly quiet: boolean
}
type LaidTable =
  | { readonly to: string; readonly fault?: never }
  | { readonly fault: string; readonly to?: never }

const isPerson = (chosen: Chosen): chosen is 'me' | 'friend' | 'beside' =>
  chosen === 'me' || chosen === 'friend' || chosen === 'beside'

const deviceChair = (chosen: Chosen, index: number, say: Say): DeviceChair => {
  if (chosen === 'me') return me(say)
  return isPerson(chosen)
    ? { name: say('beside-name', { number: index + 1 }), level: null }
    : partner(index - 1, chosen)
}

export const layAtHome = async (
  game: GameName,
  { chairs, options, title }: Plan,
  say: Say,
): Promise<LaidTable> => {
  const id = await deal({
    game,
    title: title || say('title.solo'),
    chairs: chairs.map((chosen, i) => deviceChair(chosen, i, say)),
    options,
  })
  return { to: `/table/${id}` }
}

export const layForFriends = async (game: GameName, plan: Plan, say: Say): Promise<LaidTable> => {
  const { chairs, options, title, listed, hints } = plan
  const guest = await beGuest(useSettings.getState().name || say('guest'))
  if (guest.failed) return { fault: faultText(say, guest.failed) }
  const made = await layTable({
    game,
    options,
    title: title || say('title.table'),
    seats: chairs.map((chosen) => (isPerson(chosen) ? { kind: 'person' } : { kind: 'bot', level: chosen })),
    mySeat: 0,
    clock: clockOf(plan),
    listed,
    hints,
  })
  if (made.failed) return { fault: faultText(say, made.failed) }
  keepLinks(made.ok)
  const { table, links } = made.ok
  const first = links.find(({ seat }) => seat !== 0)
  if (first) await copyText(linkTo(await doorForFriends(), table.id, first.token, game))
  return { to: `/table/${table.id}` }
}
