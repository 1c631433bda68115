/** Those who sit down at this device: me, and somebody of the house. */
import type { Level, Manner } from '@machiya/bots'
import { MANNERS } from '@machiya/bots/manners'
import { NAMES } from '@machiya/bots/words'
import type { DeviceChair } from '../device/rows.ts'
import { useSettings } from '../settings.ts'
import type { Say } from '../text/index.ts'

/** What a partner is asked to be like; `any` leaves it to the house. */
export type Wish = Manner | 'any'

/** Whoever sits side by side differs. */
export const mannerAt = (index: number): Manner => MANNERS[index % MANNERS.length] as Manner

export const partnerName = (index: number): string => NAMES[index % NAMES.length] ?? NAMES[0]

export const partner = (index: number, level: Level, manner = mannerAt(index)): DeviceChair => ({
  name: partnerName(index),
  level,
  manner,
})

export const me = (say: Say): DeviceChair => ({
  name: useSettings.getState().name || say('guest'),
  level: null,
})
