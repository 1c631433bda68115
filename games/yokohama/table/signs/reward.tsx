/** Rewards and demands as signs: one drawing for sites, tiles, spaces and cards. */
import { Points } from '@machiya/kit'
import { memo } from 'react'
import type { CountryId } from '../../data/countries.ts'
import type { Reward } from '../../data/rewards.ts'
import { CODE } from './seal.tsx'
import { SignMark, type SignName } from './drawn.ts'
import { letter } from './letters.tsx'

const SIGN: { readonly [part in keyof Reward]?: SignName } = {
  yen: 'yen',
  imports: 'import',
  copper: 'copper',
  silk: 'silk',
  tea: 'tea',
  fish: 'fish',
  any: 'any',
  transfers: 'wh',
  moves: 'mv',
}

export const signOfPart = (part: keyof Reward): SignName => SIGN[part] ?? 'any'

type Part = { readonly part: keyof Reward; readonly count: number }

export const partsOf = (reward: Reward): readonly Part[] =>
  Object.entries(reward).flatMap(([part, count]) =>
    count && (part in SIGN || part === 'points') ? [{ part: part as keyof Reward, count }] : [],
  )

const isLone = ({ part, count }: Part): boolean => part === 'points' || part === 'yen' || count === 1

/** How wide a part is at a size. */
const widthOf = (part: Part, size: number): number =>
  part.part === 'points' || part.part === 'yen' ? size : size * (isLone(part) ? 0.95 : 1.5)

type Valued = {
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly value: number | string
}

const Value = ({ x = 0, y = 0, size, value }: Valued) => (
  <text
    className="kit-figure"
    fill="var(--on-coin)"
    x={x}
    y={y}
    fontSize={letter(size * (String(value).length > 1 ? 0.58 : 0.68))}
    fontWeight="700"
    textAnchor="middle"
    dy="0.36em"
  >
    {value}
  </text>
)

/** Points with a figure that can be read when the blossom is small. */
export const Plum = (plum: Valued) => (
  <>
    <Points {...plum} value="" />
    <Value {...plum} />
  </>
)

/** Money with a figure that can be read when the coin is small. */
export const Coined = (coin: Valued) => (
  <>
    <circle
      cx={coin.x ?? 0}
      cy={coin.y ?? 0}
      r={coin.size / 2}
      fill="var(--coin)"
      stroke="var(--sumi)"
      strokeWidth="1.3"
    />
    <Value {...coin} />
  </>
)

type MarkProps = { readonly part: Part; readonly x: number; readonly y: number; readonly size: number }

const PartMark = ({ part, x, y, size }: MarkProps) => {
  if (part.part === 'points') return <Plum x={x} y={y} size={size} value={part.count} />
  if (part.part === 'yen') return <Coined x={x} y={y} size={size * 0.86} value={part.count} />
  const sign = signOfPart(part.part)
  if (isLone(part)) return <SignMark name={sign} x={x} y={y} size={size * 0.86} />
  return (
    <g>
      <text
        className="kit-figure"
        x={x - size * 0.12}
        y={y}
        textAnchor="end"
        dy="0.35em"
        fontSize={letter(size * 0.68)}
        fill="var(--sumi)"
      >
        {part.count}
      </text>
      <SignMark name={sign} x={x + size * 0.34} y={y} size={size * 0.8} />
    </g>
  )
}

/** All parts of a reward in a line, centred on (x, y). */
export const RewardMark = memo(
  ({
    reward,
    x = 0,
    y = 0,
    size: wanted = 26,
    most = Infinity,
  }: {
    readonly reward: Reward
    readonly x?: number
    readonly y?: number
    readonly size?: number
    /** The width it must stay inside. */
    readonly most?: number
  }) => {
    const parts = partsOf(reward)
    const natural = parts.reduce((sum, part) => sum + widthOf(part, wanted) + wanted * 0.16, 0)
    const size = wanted * Math.min(1, most / Math.max(1, natural))
    const widths = parts.map((part) => widthOf(part, size))
    const gap = size * 0.16
    const all = widths.reduce((sum, width) => sum + width + gap, -gap)
    return (
      <g>
        {parts.map((part, at) => {
          const before = widths.slice(0, at).reduce((sum, width) => sum + width + gap, 0)
          const left = x + before + (widths[at] ?? 0) / 2 - all / 2
          return <PartMark key={part.part} part={part} x={left} y={y} size={size} />
        })}
      </g>
    )
  },
)

/** A country: its letters in an indigo seal. */
export const CountrySeal = memo(
  ({
    country,
    x = 0,
    y = 0,
    size = 24,
    spent = false,
  }: {
    readonly country: CountryId
    readonly x?: number
    readonly y?: number
    readonly size?: number
    readonly spent?: boolean
  }) => (
    <g>
      <rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        fill={spent ? 'none' : 'var(--ai)'}
        stroke={spent ? 'var(--sumi-light)' : 'var(--sumi)'}
        strokeWidth="1"
      />
      <text
        className="kit-text"
        x={x}
        y={y}
        textAnchor="middle"
        dy="0.36em"
        fontSize={letter(size * 0.66)}
        fontWeight="500"
        style={{ fill: spent ? 'var(--sumi-light)' : 'var(--on-ai)' }}
      >
        {CODE[country]}
      </text>
    </g>
  ),
)

/** The station: a small carriage under a roof. */
export const StationMark = ({
  x = 0,
  y = 0,
  size = 22,
}: {
  readonly x?: number
  readonly y?: number
  readonly size?: number
}) => (
  <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
    <path
      d="M-11-3L0-11L11-3Z"
      fill="var(--ai)"
      stroke="var(--sumi)"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
    <path d="M-9-3H9V7H-9Z" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.4" />
    <path d="M-6 0H-2V3H-6ZM2 0H6V3H2Z" fill="var(--sumi)" />
    <path d="M-8 9H8M-5 7V11M5 7V11" stroke="var(--sumi)" strokeWidth="1.4" />
  </g>
)
