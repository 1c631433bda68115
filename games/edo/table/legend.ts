/** What every sign of Edo means, for whoever taps it. */
import { meaningsBy } from '@machiya/kit/folder'
import { SPACES_A } from '../data/spaces-a.ts'
import { SPACES_B } from '../data/spaces-b.ts'
import type { Space } from '../data/types.ts'
import { de } from '../words/legend.de.ts'
import { en } from '../words/legend.en.ts'

const mean = meaningsBy({ en, de })

type Place = readonly [words: keyof typeof en, rule: string]
const GOODS: Place = ['at-goods', '4.10']
const PLACES: { readonly [kind in Space['kind']]: Place } = {
  wood: GOODS,
  stone: GOODS,
  rice: GOODS,
  city: ['at-city', '9.4'],
  river: ['at-river', '3.2'],
  way: ['at-way', '3.2'],
  border: ['at-border', '5.2'],
}

const SPACES: readonly Space[] = [...SPACES_A, ...SPACES_B]
const NAMES = [...new Set(SPACES.map(({ id }) => id))]
const placeOf = (id: string): Place => PLACES[SPACES.find((space) => space.id === id)?.kind ?? 'way']

export const legend = [
  mean('wood', '4.10', ['wood']),
  mean('stone', '4.10', ['stone']),
  mean('rice', '9.1', ['rice']),
  mean('any', '4.19', ['any']),
  mean('ryo', '3.10', ['ryo', 'coin']),
  mean('points', '9.15', ['points']),
  mean('official', '2.5', ['official']),
  mean('samurai', '3.9', ['samurai']),
  mean('ronin', '5.18', ['ronin']),
  mean('merchant', '7.1', ['merchant']),
  mean('scroll', '4.6', ['scroll']),
  mean('mv', '5.5', ['mv', 'move']),
  mean('house', '6.1', ['shop', 'house']),
  mean('trading-post', '7.5', ['thouse', 'trading-post']),
  mean('fortress', '6.7', ['castle', 'fortress']),
  mean('temple', '6.14', ['temple']),
  ...NAMES.map((id) => mean(...placeOf(id), [id])),
]
