/** What players of a manner are fond of, in points for each. */
import type { Tilt } from '@machiya/kit/expert'
import type { FEATURES } from './features.ts'

type Fond = { readonly [feature in (typeof FEATURES)[number]]?: number }

/** What works on every round: income, samurai, temples. */
const patient: Fond = {
  'income times rounds': 0.02,
  'samurai times rounds': 0.03,
  'whites times rounds': 0.05,
  'temples times rounds': 0.03,
}
/** Points now, and great houses. */
const bold: Fond = { points: 0.25, 'house in Edo': 0.4, 'fortresses payable': 0.3, 'samurai in cities': 0.1 }
/** Permits, privileges and trade: ways that the others do not have. */
const sly: Fond = {
  'permits times rounds': 0.08,
  privileges: 0.3,
  'trade payable': 0.4,
  'ronin tiles': 0.3,
  ryo: 0.03,
}

export const manners: { readonly [manner: string]: Tilt } = { patient, bold, sly }
