/** Moments of Edo: its end, what is heard and what is shown. */
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
  'bought-power': 'coin',
  fulfilled: 'turned',
  'paid-wages': 'coin',
  'city-paid': 'coins',
  collected: 'coin',
  'merchant-came': 'turned',
  'round-began': 'cards',
  'drove-off': 'low-wood',
}

const STAGINGS: NonNullable<Moments['stagings']> = {
  'city-paid': { from: 'city', to: 'seat', each: 'shares', sign: 'ryo', figure: 'ryo' },
  'drew-income': { from: 'city', to: 'seat', sign: 'ryo', figure: 'ryo' },
  'paid-wages': { from: 'seat', to: 'at', each: 'paid', sign: 'rice', figure: 'rice', loses: true },
  gathered: { from: 'at', to: 'seat', sign: { of: 'resource' }, figure: 'pieces' },
  'took-resource': { to: 'seat', sign: { of: 'resource' } },
  collected: { to: 'seat', sign: 'ryo', figure: 'ryo' },
  moved: { to: 'to', slip: true, only: { to: 'edo' } },
  shifted: { to: 'to', slip: true, only: { to: 'edo' } },
  sent: { from: 'seat', to: 'at', sign: 'samurai' },
  'called-back': { from: 'from', to: 'seat', sign: 'samurai' },
  developed: { from: 'card', to: 'seat' },
  built: { to: 'at', slip: true },
  fulfilled: { from: 'wish', to: 'seat', slip: true, card: 'wish' },
  'drove-off': { to: 'at', sign: 'ronin', figure: 'count', loses: true },
  'merchant-came': { to: 'card', slip: true, card: 'card' },
  settled: { to: 'city', slip: true },
}

export const moments: Moments<G> = {
  end: {
    beats: (g) =>
      ORIGINS.filter((origin) => inPlay(g, origin)).map((origin) => ({ id: origin, of: [origin] })),
    words: { en, de },
  },
  sounds: SOUNDS,
  stagings: STAGINGS,
}
