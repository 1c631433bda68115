/** The plan as one board: three cards, what they come to, idle officials, and the permits with their sides. */
import { cutPath, offerAt, Press, Spot } from '@machiya/kit'
import { reasonOf } from '@machiya/kernel/words'
import { lettersAt, NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import { accountOf, lackOf, outlooksIn, type Row } from './account.ts'
import { CARD, PlanCards } from './card.tsx'
import { lay } from './composing.ts'
import { FaceDown } from './down.tsx'
import { useDrag } from './drag.ts'
import { BAND, Idle } from './idle.tsx'
import { Permits } from './permits.tsx'
import type { Planning } from './planning.ts'
import { Account, ROW } from './table.tsx'

/** The width it was drawn for. */
const WIDE = 520
const PAD = 18
const INSIDE = WIDE - 2 * PAD
const STEP = CARD.width + 8
const HEAD = INSIDE - 3 * STEP
const SMALL = 38

const Small = ({ label, y, press }: { readonly label: string; readonly y: number; press(): void }) => (
  <Press label={label} transform={`translate(0 ${y})`} press={press}>
    <path d={cutPath(0, 0, 76, SMALL, 6)} fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
    <text
      className="kit-text"
      x="38"
      y={SMALL / 2}
      dy="0.35em"
      textAnchor="middle"
      fontSize={TEXT}
      {...within(label, 66, 14)}
    >
      {label}
    </text>
  </Press>
)

/** A plan that lies whole on the table needs only this. */
const Ready = ({ plan: { board } }: { readonly plan: Planning }) => (
  <g transform="translate(0 104)">
    <Spot board={board} pick="ready" label={board.t.name('ready')}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, 76, SMALL, 6)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
      />
      <text className="kit-text" x="38" y={SMALL / 2} dy="0.35em" textAnchor="middle" fontSize={TEXT}>
        {board.t.name('ready')}
      </text>
    </Spot>
  </g>
)

const Head = ({ plan, market }: { readonly plan: Planning; readonly market: (() => void) | undefined }) => {
  const said = textIn(plan.board.locale)
  const waits = offerAt(plan.board.offers, 'ready') && plan.board.chosen !== 'ready'
  return (
    <g>
      <text className="kit-title" y="17" fontSize="18" {...within(said.plan, HEAD - 4, 18)}>
        {said.plan}
      </text>
      {market ? <Small label={said.toMarket} y={24} press={market} /> : null}
      {plan.cards.length > 0 ? (
        <Small label={said.clear} y={64} press={() => lay(plan.board, plan.seat, [])} />
      ) : null}
      {waits ? (
        <Ready plan={plan} />
      ) : (
        <text className="kit-quiet" x={HEAD - 6} y={CARD.height - 4} textAnchor="end" fontSize={TEXT}>
          {said.now}
        </text>
      )}
    </g>
  )
}

/** What of the plan comes to nothing, in one line; the first card that has such a thing speaks. */
export const shortfallOf = (plan: Planning): string | undefined => {
  const { board, seat, cards } = plan
  const said = textIn(board.locale)
  const outlooks = outlooksIn(board, seat)
  const at = outlooks.findIndex(({ lapses }) => lapses > 0)
  const outlook = outlooks[at]
  if (!outlook) return undefined
  const lack = lackOf(outlook, cards[at]?.action ?? '')
  if (lack.length > 0)
    return said.short(at + 1, lack.map(({ good, count }) => `${count} ${board.t.name(good)}`).join(', '))
  return said.lapses(at + 1, outlook.lapses, outlook.why ? reasonOf(board.words, outlook.why) : '')
}

const Shortfall = ({ plan, y }: { readonly plan: Planning; readonly y: number }) => {
  const text = shortfallOf(plan)
  return text ? (
    <text className="kit-text" y={y} fontSize={TEXT} {...within(text, INSIDE, 14)}>
      {text}
    </text>
  ) : null
}

const Body = ({ plan, height, unit, market }: Sized & { readonly unit: number }) => {
  const drag = useDrag()
  const rows: readonly Row[] = accountOf(plan.board, plan.seat)
  const account = CARD.height + 8
  const idle = account + rows.length * ROW + 26
  const permits = idle + BAND + 10
  return (
    <g>
      <g transform={`translate(0 ${idle})`}>
        <Idle plan={plan} drag={drag} width={INSIDE} unit={unit} />
      </g>
      <g transform={`translate(0 ${permits})`}>
        <Permits plan={plan} room={{ width: INSIDE, height: height - permits }} />
      </g>
      <g transform={`translate(0 ${account})`}>
        <Account plan={plan} rows={rows} head={HEAD} step={STEP} width={CARD.width} />
        <Shortfall plan={plan} y={rows.length * ROW + 18} />
      </g>
      <Head plan={plan} market={market} />
      <g transform={`translate(${HEAD + 8} 0)`}>
        <PlanCards plan={plan} drag={drag} rows={rows} step={STEP} unit={unit} />
      </g>
    </g>
  )
}

type Sized = {
  readonly plan: Planning
  readonly height: number
  /** Shows the market instead. */
  readonly market?: (() => void) | undefined
}

/** In a column of this size. */
export const PlanColumn = ({ plan, width, height, market }: Sized & { readonly width: number }) => {
  const unit = width / WIDE
  return (
    <svg
      className="edo edo-plan"
      viewBox={`0 0 ${WIDE} ${height / unit}`}
      width={width}
      height={height}
      role="group"
      aria-label={textIn(plan.board.locale).plan}
      style={{ display: 'block', overflow: 'visible', ...lettersAt(unit, 14, 16) }}
    >
      <path
        d={`M0 0H${WIDE}V${height / unit}H0Z`}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <g transform={`translate(${PAD} 12)`} fontSize={NAME}>
        {plan.closed ? (
          <FaceDown plan={plan} width={INSIDE} />
        ) : (
          <Body plan={plan} height={height / unit - 20} unit={unit} market={market} />
        )}
      </g>
    </svg>
  )
}
