/** A print over the card: the plain before Fuji, and on it what the card is about. */
import { memo } from 'react'
import { MERCHANT_CARD, PRIVILEGE, WISH } from '../../by-id.ts'
import type { Privilege, Wish } from '../../data/types.ts'
import { Fuji } from '../land/scenery.tsx'
import { SignMark, type SignName } from '../signs/drawn.ts'
import { SIGN_OF_SITE, actionsOf, signOfAction } from '../signs/signs.ts'
import type { Kind } from './kinds.ts'

type Stands = readonly [sign: SignName, x: number, size: number]

const SKY = [
  ['var(--ai-pale)', 0],
  ['color-mix(in srgb, var(--ai-pale) 50%, var(--washi))', 34],
  ['color-mix(in srgb, var(--ai-pale) 18%, var(--wash-rose))', 58],
  ['var(--wash-rose)', 82],
] as const

const GIVER: Readonly<Record<Wish['by'], SignName>> = {
  trade: 'merchant',
  travel: 'samurai',
  build: 'castle',
}
const PRIVILEGED: Readonly<Record<Privilege['kind'], SignName>> = {
  prestige: 'shop',
  support: 'official',
  preview: 'merchant',
  income: 'ryo',
  resource: 'any',
  yield: 'samurai',
}

const inRow = (signs: readonly SignName[], size: number): readonly Stands[] =>
  signs.map((sign, i) => [sign, 276 + (i - (signs.length - 1) / 2) * size * 1.1, size])

/** What stands on the plain, from left to right. */
const standing = (kind: Kind): readonly Stands[] => {
  switch (kind.is) {
    case 'permit':
      return [['scroll', 120, 76], ...inRow(actionsOf(kind.id).map(signOfAction), 54)]
    case 'action':
      return [
        ['official', 130, 62],
        [signOfAction(kind.id), 262, 86],
      ]
    case 'building':
      return [
        [SIGN_OF_SITE[kind.id], 246, 96],
        ['official', 140, 44],
      ]
    case 'merchant':
      return [['merchant', 140, 86], ...inRow([MERCHANT_CARD[kind.id].goods.resource, 'ryo'], 60)]
    case 'wish':
      return [
        ['castle', 140, 90],
        [GIVER[WISH[kind.id].by], 280, 70],
      ]
    case 'privilege': {
      const { kind: of, resources } = PRIVILEGE[kind.id]
      return [['scroll', 120, 76], ...inRow([PRIVILEGED[of], ...resources], 60)]
    }
  }
}

export const Picture = memo(({ kind }: { readonly kind: Kind }) => (
  <svg viewBox="0 0 400 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {SKY.map(([tone, y]) => (
      <rect key={y} y={y} width="400" height={150 - y} fill={tone} />
    ))}
    <Fuji x={200} y={96} />
    <rect y="122" width="400" height="28" fill="var(--wash-moss)" />
    <path d="M0 122H400" stroke="var(--sumi)" strokeWidth="1.5" />
    {standing(kind).map(([sign, x, size]) => (
      <SignMark key={`${sign} ${x}`} name={sign} x={x} y={132 - size / 2} size={size} />
    ))}
  </svg>
))
