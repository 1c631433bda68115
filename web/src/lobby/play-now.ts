/** From the lobby to a table in one click: with what was set up last, or two apprentices of the house. */
import type { GameName } from '../games.ts'
import { ring } from '../sound/ring.ts'
import { fetchTable } from '../table/fetch.ts'
import type { Say } from '../text/index.ts'
import { keptPlan, usualPlan } from './kept.ts'
import { layAtHome, type Plan } from './lay.ts'

/** Whom a link has to reach, nobody plays with at once. */
const isAtHome = ({ chairs }: Plan): boolean => !chairs.includes('friend')

export const playNow = async (game: GameName, say: Say): Promise<string> => {
  const kept = keptPlan(game)
  const plan = kept && isAtHome(kept) ? kept : usualPlan
  const laid = layAtHome(game, plan, say).catch(() => layAtHome(game, usualPlan, say))
  const [{ to = '/' }] = await Promise.all([laid, fetchTable(game)])
  ring('wood')
  return to
}
