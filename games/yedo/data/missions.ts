import { BLACK_MISSIONS } from './black-missions.ts'
import type { EARLIER_MISSIONS } from './missions-earlier.ts'
import { GREEN_MISSIONS } from './green-missions.ts'
import { RED_MISSIONS } from './red-missions.ts'
import { YELLOW_MISSIONS } from './yellow-missions.ts'

export const MISSIONS = [...GREEN_MISSIONS, ...YELLOW_MISSIONS, ...RED_MISSIONS, ...BLACK_MISSIONS] as const

export type MissionId = (typeof MISSIONS | typeof EARLIER_MISSIONS)[number]['id']
