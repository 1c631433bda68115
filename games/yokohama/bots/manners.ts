/** What merchants of a manner are fond of, in points for each. */
import type { Tilt } from '@machiya/kit/expert'
import type { FEATURES } from './features.ts'

type Fond = { readonly [feature in (typeof FEATURES)[number]]?: number }

/** Staff, agents, houses and techniques first: they pay late. */
const patient: Fond = {
  'staff early': 1.2,
  'agents early': 1.5,
  'buildings early': 1.5,
  'houses ready early': 1.5,
  'technology early': 0.6,
}
/** Orders and the points of today. */
const bold: Fond = { points: 0.12, orders: 0.3, 'orders ready': 0.6, 'goods wanted': 0.25 }
/** What is counted against the others: church, customs, techniques, and who is there first. */
const sly: Fond = {
  'church majority': 0.35,
  'customs majority': 0.35,
  'technology majority': 0.3,
  'achievements near': 0.6,
}

export const manners: { readonly [manner: string]: Tilt } = { patient, bold, sly }
