/** What each card shows on its picture, and the rule it follows. */
import type { ActionCardId } from '../../data/action-cards.ts'
import type { EventId } from '../../data/events.ts'
import type { DistrictId } from '../../data/rows.ts'
import type { SignName } from '../marks/drawn.ts'

/** Where it happens, what it is about, and its rule. */
export type Shows = readonly [at: DistrictId, about: SignName, rule: string]

export const ACTIONS: Readonly<Record<ActionCardId, Shows>> = {
  'walls-have-ears': ['tavern', 'yedo-Espionage', '8.4'],
  feint: ['market', 'yedo-disciple', '8.15'],
  'heart-of-the-dragon': ['red-light', 'yedo-lock', '8.16'],
  'double-time': ['gates', 'yedo-watch', '8.17'],
  'about-face': ['castle', 'yedo-watch', '8.17'],
  'stand-down': ['harbor', 'yedo-watch', '8.17'],
  'forced-march': ['market', 'yedo-watch', '8.17'],
  'anonymous-tip': ['red-light', 'yedo-watch', '8.17'],
  'greased-palm': ['gates', 'yedo-mon', '8.18'],
  'smoke-screen': ['market', 'yedo-metsubushi', '8.18'],
  'charming-company': ['red-light', 'yedo-geisha', '8.18'],
  'rooftop-escape': ['castle', 'yedo-nawa', '8.19'],
  'safe-house': ['tavern', 'yedo-disciple', '8.19'],
  'change-of-orders': ['castle', 'yedo-swap', '8.20'],
  'fresh-shipment': ['harbor', 'yedo-katana', '8.21'],
  haggling: ['market', 'yedo-purse', '8.22'],
  'deep-purse': ['tavern', 'yedo-purse', '8.23'],
  'last-word': ['castle', 'yedo-purse', '8.24'],
  'idle-purse': ['gates', 'yedo-egress', '8.25'],
  'barred-doors': ['gates', 'yedo-lock', '8.26'],
  'omen-reader': ['temple', 'yedo-eye', '8.27'],
  'turn-of-fate': ['temple', 'yedo-event', '8.27'],
  'early-riser': ['gates', 'yedo-disciple', '8.28'],
  'hired-hand': ['tavern', 'yedo-disciple', '8.29'],
  'quiet-sale': ['harbor', 'yedo-card', '8.30'],
  'second-errand': ['market', 'yedo-scroll', '8.31'],
  'court-intrigue': ['castle', 'yedo-order', '8.32'],
  'twin-strike': ['temple', 'yedo-katana', '8.33'],
  'borrowed-blade': ['tavern', 'yedo-katana', '8.34'],
  'guest-of-the-okiya': ['red-light', 'yedo-geisha', '8.34'],
  'rice-stipend': ['castle', 'yedo-mon', '8.20'],
  'poem-for-the-court': ['castle', 'yedo-scroll', '8.35'],
  ambush: ['temple', 'yedo-shuriken', '8.36'],
  scandal: ['red-light', 'yedo-eye', '8.37'],
  disarm: ['harbor', 'yedo-shuko', '8.37'],
  cutpurse: ['market', 'yedo-mon', '8.37'],
}

const SHUT = '3.6'
const DISASTER = '3.12'
export const EVENTS: Readonly<Record<EventId, Shows>> = {
  'harbor-quarantine': ['harbor', 'yedo-lock', SHUT],
  'castle-sealed': ['castle', 'yedo-lock', SHUT],
  'gates-barred': ['gates', 'yedo-lock', SHUT],
  'tavern-brawl': ['tavern', 'yedo-lock', SHUT],
  'raid-on-yoshiwara': ['red-light', 'yedo-lock', SHUT],
  'market-holiday': ['market', 'yedo-lock', SHUT],
  'temple-retreat': ['temple', 'yedo-lock', SHUT],
  'arms-glut': ['market', 'yedo-katana', '3.8'],
  'arms-edict': ['castle', 'yedo-katana', '3.8'],
  'changing-of-the-guard': ['castle', 'yedo-watch', '3.9'],
  'night-watch': ['gates', 'yedo-watch', '3.9'],
  'lantern-festival': ['red-light', 'yedo-redLight', '3.9'],
  curfew: ['tavern', 'yedo-swap', '3.9'],
  'generous-congregation': ['harbor', 'yedo-church', '3.10'],
  'good-harvest': ['gates', 'yedo-mon', '3.10'],
  'war-tax': ['castle', 'yedo-mon', '3.10'],
  'rice-riots': ['gates', 'yedo-purse', '3.11'],
  'dear-timber': ['tavern', 'yedo-yashiki', '3.11'],
  'strict-okiya': ['red-light', 'yedo-geisha', '3.11'],
  'black-ship-sails-in': ['harbor', 'yedo-harbor', '3.11'],
  'shoguns-displeasure': ['castle', 'yedo-castle', '3.11'],
  earthquake: ['temple', 'yedo-yashiki', DISASTER],
  tsunami: ['harbor', 'yedo-mon', DISASTER],
  'great-fire-of-meireki': ['tavern', 'yedo-redLight', DISASTER],
  pestilence: ['temple', 'yedo-disciple', DISASTER],
  'spies-unmasked': ['gates', 'yedo-eye', DISASTER],
  'loss-of-face': ['castle', 'yedo-pp', DISASTER],
}

export const FAVOURS = {
  geisha: ['red-light', 'yedo-geisha', '7.25'],
  blessing: ['temple', 'yedo-blessing', '7.8'],
  blackmail: ['tavern', 'yedo-Espionage', '5.4'],
} as const satisfies { readonly [favour: string]: Shows }
export type FavourId = keyof typeof FAVOURS

export const ANNEX_RULES = {
  yashiki: '7.39',
  karesansui: '7.40',
  dojo: '7.41',
  'kobudo-ryu': '7.42',
} as const
export const [MISSION_RULE, BONUS_RULE, WEAPON_RULE] = ['7.5', '9.3', '7.27']
