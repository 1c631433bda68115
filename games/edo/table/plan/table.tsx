/** The account of a plan: what is held now and after each card; what changes has the pale band, what falls short an ink line. */
import { Points } from '@machiya/kit'
import { SignMark } from '../signs/drawn.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Cell, Row } from './account.ts'
import { isGuess } from './account.ts'
import type { Planning } from './planning.ts'

export const ROW = 25

type Columns = {
  /** Width of the labels and what is held now. */
  readonly head: number
  readonly step: number
  readonly width: number
}

const Value = ({
  cell,
  width,
  guess,
}: {
  readonly cell: Cell
  readonly width: number
  readonly guess: boolean
}) => {
  const text = guess && cell.by ? `(${cell.text})` : cell.text
  const delta = cell.by === '→' ? '' : cell.by
  return (
    <g role="cell" aria-label={`${text} ${delta}`}>
      {cell.by ? <rect width={width} height={ROW} fill="var(--news)" /> : null}
      {cell.short ? <path d={`M6 ${ROW - 2}H${width - 6}`} stroke="var(--sumi)" strokeWidth="2.5" /> : null}
      <text
        className="kit-figure"
        x={delta ? width / 2 + 4 : width / 2}
        y={ROW / 2}
        dy="0.35em"
        textAnchor={delta ? 'end' : 'middle'}
        fontSize={NAME}
        fill={cell.by ? 'var(--sumi)' : 'var(--sumi-light)'}
        {...(delta ? {} : within(text, width - 8, 15))}
      >
        {text}
      </text>
      {delta ? (
        <text
          className="kit-text"
          x={width / 2 + 11}
          y={ROW / 2}
          dy="0.35em"
          fontSize={TEXT}
          style={{ fontWeight: 500 }}
        >
          {delta}
        </text>
      ) : null}
    </g>
  )
}

const Line = ({ plan, row, head, step, width }: Columns & { readonly plan: Planning; readonly row: Row }) => {
  const { board, cards } = plan
  const label = row.id === 'points' ? textIn(board.locale).power : board.t.name(row.id)
  return (
    <g role="row">
      <path d={`M0 ${ROW}H${head + 3 * step}`} stroke="var(--hair)" />
      {row.sign === 'points' ? (
        <Points x={10} y={ROW / 2} size={17} value="" />
      ) : (
        <SignMark name={row.sign} x={10} y={ROW / 2} size={17} />
      )}
      <text
        className="kit-text"
        x="24"
        y={ROW / 2}
        dy="0.35em"
        fontSize={TEXT}
        style={{ textTransform: 'capitalize' }}
        {...within(label, head - 52, 14)}
      >
        {label}
      </text>
      <text
        className="kit-figure"
        role="cell"
        x={head - 6}
        y={ROW / 2}
        dy="0.35em"
        textAnchor="end"
        fontSize={NAME}
        fill="var(--sumi)"
      >
        {row.now}
      </text>
      {row.cells.map((cell, i) => (
        <g key={i} transform={`translate(${head + step - width + i * step} 0)`}>
          {cell ? <Value cell={cell} width={width} guess={isGuess(cards[i]?.action ?? '')} /> : null}
        </g>
      ))}
    </g>
  )
}

export const Account = ({
  plan,
  rows,
  ...columns
}: Columns & { readonly plan: Planning; readonly rows: readonly Row[] }) => (
  <g role="table" data-mark="account" aria-label={textIn(plan.board.locale).account}>
    <path d={`M0 0H${columns.head + 3 * columns.step}`} stroke="var(--sumi)" strokeWidth="1.5" />
    {rows.map((row, i) => (
      <g key={row.id} transform={`translate(0 ${i * ROW})`}>
        <Line plan={plan} row={row} {...columns} />
      </g>
    ))}
    <path
      d={`M0 ${rows.length * ROW}H${columns.head + 3 * columns.step}`}
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
  </g>
)
