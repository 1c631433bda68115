/** Those who sit down at this device: me, and somebody of the house. */
import type { Level } from '@machiya/bots'
import { NAMES } from '@machiya/bots/words'
import type { DeviceChair } from '../device/rows.ts'
import { useSettings } from '../settings.ts'
import type { Say } from '../text/index.ts'

export const partner = (index: number, level: Level): DeviceChair => ({
  name: NAMES[index % NAMES.length] ?? NAMES[0],
  level,
})

export const me = (say: Say): DeviceChair => ({
  name: useSettings.getState().name || say('guest'),
  level: null,
})
