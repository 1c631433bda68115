/** Pieces: disciples under their straw hats, the watch, small tokens. */
import { CrestMark, type Player } from '@machiya/kit'
import type { Color } from '../../data/rows.ts'
import { SignMark, type SignName } from './drawn.ts'
import { COLOUR, SHAPE } from './signs.ts'

const ROBE = 'M-5.500-3H5.500L12 13H-12Z'
const HAT = 'M0-15.500L15-3.500H-15Z'

/** A disciple: robe and hat in the clan's colour, its crest before it. */
export const Disciple = ({
  player,
  pale = false,
  lettered = true,
}: {
  readonly player: Player
  readonly pale?: boolean
  readonly lettered?: boolean
}) => (
  <g opacity={pale ? 0.6 : 1}>
    <path
      d={ROBE}
      fill={player.colour}
      stroke="var(--sumi)"
      strokeWidth="1.4"
      strokeLinejoin="round"
      {...(pale ? { strokeDasharray: '3 2' } : {})}
    />
    <path d={HAT} fill={player.colour} stroke="var(--sumi)" strokeWidth="1.4" strokeLinejoin="round" />
    <CrestMark crest={player.crest} colour={player.colour} y={4} size={15} />
    {lettered ? <Letter letter={player.letter} /> : null}
  </g>
)
export const Letter = ({ letter }: { readonly letter: string }) => (
  <g transform="translate(13 12)">
    <rect x="-8" y="-8.5" width="16" height="17" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1" />
    <text className="kit-text" textAnchor="middle" dy="0.36em" fontSize="16.4" fontWeight="500">
      {letter}
    </text>
  </g>
)

/** A disciple in a row of a ledger: filled at home, hollow out in the city, dotted in the reserve. */
export const Pawn = ({
  x,
  y,
  colour,
  where,
}: {
  readonly x: number
  readonly y: number
  readonly colour: string
  readonly where: 'house' | 'out' | 'reserve'
}) => (
  <path
    d="M0-9L8-2.500H3.500L6.500 8H-6.500L-3.500-2.500H-8Z"
    transform={`translate(${x} ${y})`}
    fill={where === 'house' ? colour : 'none'}
    stroke={where === 'house' ? 'var(--sumi)' : where === 'out' ? colour : 'var(--sumi-light)'}
    strokeWidth={where === 'out' ? 1.8 : 1.1}
    strokeLinejoin="round"
    {...(where === 'reserve' ? { strokeDasharray: '2 2' } : {})}
  />
)

export const Watch = ({ coming = false }: { readonly coming?: boolean }) => (
  <g>
    <circle
      r="15"
      fill={coming ? 'var(--kinari)' : 'var(--sumi)'}
      stroke="var(--sumi)"
      strokeWidth="1.5"
      {...(coming ? { strokeDasharray: '4 3' } : {})}
    />
    <SignMark name="yedo-watch" size={20} colour={coming ? 'var(--sumi)' : 'var(--on-sumi)'} />
  </g>
)

/** The colour of a mission: a shape as well as a colour. */
export const Difficulty = ({
  color,
  x = 0,
  y = 0,
  scale = 1,
  hollow = false,
}: {
  readonly color: Color
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  readonly hollow?: boolean
}) => (
  <path
    d={SHAPE[color]}
    transform={`translate(${x} ${y}) scale(${scale})`}
    fill={hollow ? 'var(--kinari)' : COLOUR[color]}
    stroke={hollow ? COLOUR[color] : 'var(--sumi)'}
    strokeWidth={hollow ? 2 : 1}
    strokeLinejoin="round"
  />
)

/** A figure with its sign behind it. */
export const Amount = ({
  value,
  sign,
  x = 0,
  y = 0,
  size = 16.4,
  colour = 'var(--sumi)',
  end = false,
}: {
  readonly value: number | string
  readonly sign: SignName
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly colour?: string
  /** Ends at x rather than beginning there. */
  readonly end?: boolean
}) => {
  const width = String(value).length * size * 0.56
  const left = end ? x - width - size - 2 : x
  return (
    <g>
      <text className="kit-figure" x={left} y={y} dy="0.35em" fontSize={size} fill={colour}>
        {value}
      </text>
      <SignMark
        name={sign}
        x={left + width + 2 + size / 2}
        y={y}
        size={size * 0.92}
        colour={sign === 'yedo-pp' ? 'var(--kin)' : colour}
      />
    </g>
  )
}
