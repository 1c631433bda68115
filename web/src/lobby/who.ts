/** Those who sit down at this device: me, and somebody of the house. */
import type { Level, Manner } from '@machiya/bots'
import { MANNERS } from '@machiya/bots/manners'
import { NAMES } from '@machiya/bots/words'
import type { DeviceChair } from '../device/rows.ts'
import { hex } from '../parts/chance.ts'
import { useSettings } from '../settings.ts'
import type { Say } from '../text/index.ts'

/** What a partner is asked to be like; `any` leaves it to the house. */
export type Wish = Manner | 'any'

export const drawnFrom = (wish: Wish): Manner =>
  wish === 'any' ? (MANNERS[Number.parseInt(hex(4), 16) % MANNERS.length] as Manner) : wish

export const partner = (index: number, level: Level, wish: Wish = 'any'): DeviceChair => ({
  name: NAMES[index % NAMES.length] ?? NAMES[0],
  level,
  manner: drawnFrom(wish),
})

export const me = (say: Say): DeviceChair => ({
  name: useSettings.getState().name || say('guest'),
  level: null,
})
