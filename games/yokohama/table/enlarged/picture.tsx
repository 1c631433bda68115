/** A print over the card: the bay and its hills, and what the card is about before them. */
import { memo, type ReactNode } from 'react'
import { ORDER } from '../../by-id.ts'
import type { OrderId } from '../../data/orders.ts'
import { goodsOf } from '../cards/order.tsx'
import { SignMark } from '../signs/drawn.ts'
import { CountrySeal } from '../signs/reward.tsx'
import { Steamer } from '../town/quay.tsx'
import { MOTIFS } from './motifs.tsx'

const SKY = [
  ['var(--ai-pale)', 0],
  ['color-mix(in srgb, var(--ai-pale) 55%, var(--wash-rose))', 34],
  ['color-mix(in srgb, var(--ai-pale) 22%, var(--wash-rose))', 58],
  ['var(--wash-rose)', 80],
] as const

const Ground = ({ water, children }: { readonly water: boolean; readonly children: ReactNode }) => (
  <svg viewBox="0 0 400 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {SKY.map(([tone, y]) => (
      <rect key={y} y={y} width="400" height={150 - y} fill={tone} />
    ))}
    <path
      d="M0 104Q60 76 120 96T260 88T400 100V150H0Z"
      fill="var(--wash-roof)"
      stroke="var(--sumi)"
      strokeWidth="1.3"
    />
    <rect y="124" width="400" height="26" fill={water ? 'var(--wash-water)' : 'var(--wash-sand)'} />
    <path d="M0 124H400" stroke="var(--sumi)" strokeWidth="1.5" />
    {children}
  </svg>
)

/** A ship under way, with what she is waiting for. */
const Voyage = ({ id }: { readonly id: OrderId }) => (
  <Ground water>
    <Steamer x={112} y={112} size={1.5} />
    {goodsOf(id).map((good, at) => (
      <SignMark key={good} name={good} x={232 + at * 36} y={112} size={32} />
    ))}
    <CountrySeal country={ORDER[id].country} x={196} y={30} size={26} />
  </Ground>
)

const Motif = ({ children }: { readonly children: ReactNode }) => (
  <Ground water={false}>
    <g stroke="var(--sumi)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
      {children}
    </g>
  </Ground>
)

export const Picture = memo(
  ({ id, kind }: { readonly id: string; readonly kind: 'technology' | 'order' | 'achievement' }) =>
    kind === 'order' ? <Voyage id={id as OrderId} /> : <Motif>{MOTIFS[id] ?? MOTIFS['achievement']}</Motif>,
)
