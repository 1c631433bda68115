/** A price in one line: number left, sign right. */
import type { Price } from '../../data/types.ts'
import { SignMark } from '../signs/drawn.ts'
import { GOODS } from '../signs/goods.ts'
import { NAME } from '../signs/letters.tsx'

export const PriceLine = ({
  price,
  x = 0,
  y = 0,
  step = 42,
  end = false,
}: {
  readonly price: Price
  readonly x?: number
  readonly y?: number
  readonly step?: number
  /** Set towards the right, so that it ends at `x`. */
  readonly end?: boolean
}) => {
  const goods = GOODS.filter((good) => price[good])
  return (
    <g transform={`translate(${end ? x - goods.length * step : x} ${y})`}>
      {goods.map((good, i) => (
        <g key={good} transform={`translate(${i * step} 0)`}>
          <text className="kit-figure" dy="0.35em" textAnchor="end" x="16" fontSize={NAME} fill="var(--sumi)">
            {price[good]}
          </text>
          <SignMark name={good} x={29} size={17} />
        </g>
      ))}
    </g>
  )
}
