/** Moments of Edo: its end, and what is heard. */
import type { Moments } from '@machiya/kit/folder'
import { ORIGINS, type OPTIONS, type G, type Origin } from '../position.ts'
import { de } from '../words/end.de.ts'
import { en } from '../words/end.en.ts'

/** What only a module of the expansion brings. */
const MODULE: { readonly [origin in Origin]?: keyof typeof OPTIONS } = {
  temple: 'jiin',
  wishes: 'tokken',
  'ronin-tiles': 'ronin',
}

const inPlay = ({ about }: G, origin: Origin): boolean => {
  const module = MODULE[origin]
  return module === undefined || about.options[module]
}

const SOUNDS: NonNullable<Moments['sounds']> = {
  planned: 'paper',
  'turned-up': 'turned',
  moved: 'wood',
  sent: 'wood',
  shifted: 'wood',
  built: 'woods',
  recruited: 'wood',
  'led-merchant': 'wood',
  'bought-goods': 'coin',
  'bought-power': 'bell',
  fulfilled: 'bell',
  'paid-wages': 'coin',
  'city-paid': 'coins',
  collected: 'coin',
  'merchant-came': 'turned',
  'round-began': 'cards',
  'drove-off': 'low-wood',
}

export const moments: Moments<G> = {
  end: {
    beats: (g) =>
      ORIGINS.filter((origin) => inPlay(g, origin)).map((origin) => ({ id: origin, of: [origin] })),
    words: { en, de },
  },
  sounds: SOUNDS,
}
