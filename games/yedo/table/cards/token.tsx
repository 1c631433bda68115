/** One thing a mission asks for: round for a district, square for a thing; met, lent, missing, or to be had by this move. */
import type { Seat } from '@machiya/kernel'
import { SignMark } from '../marks/drawn.ts'
import { isLent, isMet, isPlaceable, type Want } from './needs.ts'
import type { Board } from '../where.ts'

const TOKEN = 15
export type TokenState = 'met' | 'lent' | 'now' | 'missing'
export const tokenState = (board: Board, seat: Seat, want: Want): TokenState => {
  if (isMet(board.view, seat, want)) return isLent(board.view, seat, want) ? 'lent' : 'met'
  return isPlaceable(board, want.district) ? 'now' : 'missing'
}

/** How each of these things stands, as text. */
export const tokenLook = (board: Board, seat: Seat | null, wants: readonly Want[]): string =>
  wants.map((want) => (seat === null ? '' : tokenState(board, seat, want))).join()

/** A slip of paper at the lower right: what a missing thing would cost. */
const PriceTag = ({ price, x, y }: { readonly price: number; readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-9" y="-8" width="20" height="16" fill="var(--washi)" stroke="var(--sumi)" strokeWidth="0.9" />
    <text className="kit-figure" x="1" textAnchor="middle" dy="0.35em" fontSize="14" fill="var(--sumi)">
      {price}
    </text>
  </g>
)

export const Token = ({
  want,
  state,
  size = TOKEN,
  price,
}: {
  readonly want: Want
  readonly state: TokenState
  readonly size?: number
  /** What it would cost. */
  readonly price?: number
}) => {
  const met = state === 'met' || state === 'lent'
  const look = {
    fill: met ? 'var(--washi-deep)' : 'var(--kinari)',
    stroke: state === 'now' ? 'var(--shu)' : 'var(--sumi)',
    strokeWidth: state === 'now' ? 2.2 : met ? 1 : 1.6,
    strokeOpacity: met ? 0.5 : 1,
    ...(met || state === 'now' ? {} : { strokeDasharray: '3 2.500' }),
  }
  return (
    <g>
      {want.district ? (
        <circle r={size} {...look} />
      ) : (
        <rect x={-size} y={-size} width={size * 2} height={size * 2} {...look} />
      )}
      <SignMark name={want.sign} size={size * 1.25} {...(met ? { colour: 'var(--sumi-light)' } : {})} />
      {met ? (
        <g transform={`translate(${size * 0.8} ${size * 0.75})`}>
          <circle
            r={size * 0.42}
            fill={state === 'lent' ? 'var(--kinari)' : 'var(--matsu)'}
            stroke="var(--matsu)"
          />
          <SignMark
            name="yedo-tick"
            size={size * 0.55}
            colour={state === 'lent' ? 'var(--matsu)' : 'var(--on-ai)'}
          />
        </g>
      ) : null}
      {price === undefined ? null : <PriceTag price={price} x={size} y={size - 5} />}
      {want.count > 1 ? (
        <text
          className="kit-figure kit-halo"
          x={-size - 2}
          y={size - 1}
          fontSize={size < 13 ? 16 : 14}
          fill="var(--sumi)"
        >
          {want.count}
        </text>
      ) : null}
    </g>
  )
}
