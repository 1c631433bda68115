/** A price in one line: number left, sign right. */
import type { Price } from '../../data/types.ts'
import { SignMark } from '../signs/drawn.ts'
import { GOODS } from '../signs/goods.ts'
import { NAME } from '../signs/letters.tsx'

const DIGIT = 9.5
const GAP = 10

type Sized = { readonly price: Price; readonly small?: boolean }

const signIn = (small: boolean): number => (small ? 14 : 17)
const widthsOf = ({ price, small = false }: Sized): readonly number[] =>
  GOODS.filter((good) => price[good]).map(
    (good) => String(price[good]).length * DIGIT + signIn(small) + 4 + (small ? GAP / 2 : GAP),
  )
const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)
export const priceWidth = (sized: Sized): number => sumOf(widthsOf(sized))

export const PriceLine = ({
  price,
  x = 0,
  y = 0,
  small = false,
  end = false,
}: Sized & {
  readonly x?: number
  readonly y?: number
  /** Set towards the right, so that it ends at `x`. */
  readonly end?: boolean
}) => {
  const widths = widthsOf({ price, small })
  return (
    <g transform={`translate(${end ? x - sumOf(widths) + (small ? GAP / 2 : GAP) : x} ${y})`}>
      {GOODS.filter((good) => price[good]).map((good, i) => {
        const digits = String(price[good]).length * DIGIT
        return (
          <g key={good} transform={`translate(${sumOf(widths.slice(0, i))} 0)`}>
            <text
              className="kit-figure"
              dy="0.35em"
              textAnchor="end"
              x={digits}
              fontSize={NAME}
              fill="var(--sumi)"
            >
              {price[good]}
            </text>
            <SignMark name={good} x={digits + 3 + signIn(small) / 2} size={signIn(small)} />
          </g>
        )
      })}
    </g>
  )
}
