/** What clans of a manner are fond of, in points for each. */
import type { Tilt } from '@machiya/kit/expert'
import type { FEATURES } from './features.ts'

type Fond = { readonly [feature in (typeof FEATURES)[number]]?: number }

/** Disciples, annexes and money for later. */
const patient: Fond = {
  'disciples times rounds': 0.15,
  'annexes times rounds': 0.12,
  annexes: 0.4,
  mon: 0.08,
}
/** Weapons, and the mission that can be done now. */
const bold: Fond = { prestige: 0.1, weapons: 0.5, 'best mission': 0.15, blessed: -0.2 }
/** What the others do not see coming: hidden cards, geisha, something to hold against the watch. */
const sly: Fond = { 'action cards': 0.8, 'bonus cards': 0.5, geisha: 0.4, blackmail: 0.8 }

export const manners: { readonly [manner: string]: Tilt } = { patient, bold, sly }
