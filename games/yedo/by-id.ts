/** The rows of the printed tables by their ids. */
import { ACTION_CARDS, type ActionCardId } from './data/action-cards.ts'
import { EVENTS, type EventId } from './data/events.ts'
import { EARLIER_MISSIONS } from './data/missions-earlier.ts'
import { MISSIONS, type MissionId } from './data/missions.ts'
import { PLAYER_COUNTS } from './data/player-counts.ts'
import type { ActionCardRow, Color, EventEffect, EventRow, MissionRow, PlayerCountRow } from './data/rows.ts'
import { WEAPONS } from './data/weapons.ts'
import { COLORS, type Yedo } from './position.ts'

const byId = <R extends { id: string }>(rows: readonly R[]): Record<string, R> =>
  Object.fromEntries(rows.map((row) => [row.id, row]))

export const CARD = byId<ActionCardRow>(ACTION_CARDS) as Record<ActionCardId, ActionCardRow>
export const MISSION = byId<MissionRow>([...MISSIONS, ...EARLIER_MISSIONS]) as Record<MissionId, MissionRow>
export const EVENT = byId<EventRow>(EVENTS) as Record<EventId, EventRow>
export const WEAPON_IDS = WEAPONS.map(({ id }) => id)

/** What depends on the number of players. */
export const countsOf = (g: Yedo): PlayerCountRow =>
  PLAYER_COUNTS.find(({ players }) => players === g.about.seats) as PlayerCountRow

const NO_EFFECT: EventEffect = {}
/** What the event of this round does as long as it lasts. */
export const eventOf = (g: Yedo): EventEffect => (g.event === null ? NO_EFFECT : EVENT[g.event].effect)

/** The colour of a mission, which its back shows too. */
export const colorIn = (face: string): Color | undefined =>
  COLORS.find((color) => face.startsWith(`${color}/`))
export const colorOf = (mission: MissionId): Color => MISSION[mission].color
