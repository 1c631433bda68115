/** The sign of every thing and pick. */
import type { Pick, Task } from '@machiya/kernel'
import { colorIn } from '../../by-id.ts'
import type { AnnexId, Category, Color, DistrictId, WeaponId } from '../../data/rows.ts'
import { readPick, type SeatVerb, type Verb } from '../../picks.ts'
import { signs, type SignName } from './drawn.ts'

const named = (id: string): SignName | undefined => {
  const name = `yedo-${id}`
  return signs.has(name) ? name : undefined
}
export const weaponSign = (id: WeaponId): SignName => named(id) ?? 'yedo-katana'
export const annexSign = (id: AnnexId): SignName => (id === 'kobudo-ryu' ? 'yedo-kobudo' : `yedo-${id}`)
export const districtSign = (id: DistrictId): SignName =>
  id === 'red-light' ? 'yedo-redLight' : `yedo-${id}`
const CATEGORY: Readonly<Record<Category, SignName>> = {
  espionage: 'yedo-Espionage',
  theft: 'yedo-Theft',
  kidnapping: 'yedo-Kidnapping',
  assassination: 'yedo-Assassination',
  warfare: 'yedo-Warfare',
}
export const categorySign = (id: Category): SignName => CATEGORY[id]

const PLAIN: Readonly<Record<string, SignName>> = {
  action: 'yedo-card',
  bonus: 'yedo-bonus',
  weapon: 'yedo-katana',
  event: 'yedo-event',
  mission: 'yedo-scroll',
  annex: 'yedo-yashiki',
  'kobudo-ryu': 'yedo-kobudo',
  'red-light': 'yedo-redLight',
  shogun: 'yedo-castle',
  bakufu: 'yedo-castle',
  'bower-1': 'yedo-order',
  'bower-2': 'yedo-order',
  'bower-3': 'yedo-order',
  bower: 'yedo-order',
  audience: 'yedo-pp',
  orders: 'yedo-scroll',
  recruit: 'yedo-disciple',
  'beg-1': 'yedo-purse',
  'beg-2': 'yedo-purse',
  'geisha-mon': 'yedo-geisha',
  'geisha-prestige': 'yedo-geisha',
  'buy-action': 'yedo-card',
  'luxury-1': 'yedo-pp',
  'luxury-3': 'yedo-pp',
  egress: 'yedo-egress',
  blackmail: 'yedo-eye',
  'mon-5': 'yedo-mon',
  'mon-1': 'yedo-mon',
  green: 'yedo-scroll',
  yellow: 'yedo-scroll',
  red: 'yedo-scroll',
  black: 'yedo-scroll',
  'favor-action': 'yedo-card',
  'favor-bonus': 'yedo-bonus',
  'favor-weapon': 'yedo-katana',
  'favor-mon': 'yedo-mon',
  'favor-blessing': 'yedo-blessing',
}
const VERBS: { readonly [verb in Verb | SeatVerb]?: SignName } = {
  play: 'yedo-card',
  sell: 'yedo-purse',
  exchange: 'yedo-swap',
  to: 'yedo-swap',
  accept: 'yedo-tick',
  refuse: 'yedo-cross',
  counter: 'yedo-swap',
}

/** The sign of an offer in the list, where it has one. */
export const signOf = (pick: Pick, task?: Task): SignName | undefined => {
  if (typeof pick === 'number')
    return task?.task === 'bid' || task?.task === 'last-bid' ? 'yedo-mon' : 'yedo-order'
  const said = readPick(pick)
  switch (said.is) {
    case 'thing':
      return PLAIN[said.what] ?? named(said.what) ?? (colorIn(said.what) ? 'yedo-scroll' : VERBS[said.verb])
    case 'seat':
      return VERBS[said.verb]
    case 'disciple':
      return 'yedo-disciple'
    case 'foresight':
      return 'yedo-eye'
    case 'build':
      return annexSign(said.annex)
    case 'plain':
      return colorIn(pick) ? 'yedo-scroll' : (PLAIN[pick] ?? named(pick))
  }
}

/** Difficulty by colour, shape and word: circle, triangle, square, diamond. */
export const SHAPE: Readonly<Record<Color, string>> = {
  green: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z',
  yellow: 'M0-6.500L7 5.500H-7Z',
  red: 'M-5.500-5.500H5.500V5.500H-5.500Z',
  black: 'M0-7.500L7.500 0L0 7.500L-7.500 0Z',
}
/** The red is a dull madder, so that it is not taken for what asks. */
export const COLOUR: Readonly<Record<Color, string>> = {
  green: 'var(--matsu)',
  yellow: 'var(--seat-4)',
  red: 'var(--seat-2)',
  black: 'var(--sumi)',
}
export const isColor = (id: string): id is Color => id in SHAPE
