/** From the lobby to a table in one click: me and two partners of the house. */
import type { Level } from '@machiya/bots'
import { NAMES } from '@machiya/bots/words'
import type { GameName } from '../games.ts'
import { useSettings } from '../settings.ts'
import { deal } from '../device/deal.ts'
import type { DeviceChair } from '../device/rows.ts'
import { fetchTable } from '../table/fetch.ts'
import type { Say } from '../text/index.ts'

export const partner = (index: number, level: Level): DeviceChair => ({
  name: NAMES[index % NAMES.length] ?? NAMES[0],
  level,
})

export const me = (say: Say): DeviceChair => ({
  name: useSettings.getState().name || say('guest'),
  level: null,
})

export const playNow = async (game: GameName, say: Say): Promise<string> => {
  const chairs = [me(say), partner(0, 'apprentice'), partner(1, 'merchant')]
  const laid = deal({ game, title: say('title.solo'), chairs, options: {} })
  const [id] = await Promise.all([laid, fetchTable(game)])
  return `/table/${id}`
}
