/** The displays beside the map: prices, the merchant, special permits, wishes, and the power track at the foot. */
import { cutPath, lookAt, Part, Press } from '@machiya/kit'
import { useState, type ReactNode } from 'react'
import { powerPick } from '../../picks.ts'
import { PlanColumn } from '../plan/column.tsx'
import { planningIn } from '../plan/planning.ts'
import { lettersAt, TEXT } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'
import { Buildings, buildingsIn } from './buildings.tsx'
import { Packages, packagesHeight, Permits, permitsHeight, Wishes, wishesHeight } from './displays.tsx'
import { Lots, lotsHeight, Merchant } from './market.tsx'
import { lookOfTrack, Track, trackHeight } from './track.tsx'

/** The width it was drawn for. */
const WIDE = 520
const PAD = 18
const INSIDE = WIDE - 2 * PAD
/** As wide as they are on a phone. */
const PHONE = 366

type Block = {
  readonly id: string
  readonly height: number
  /** Everything it shows, as text; none for what is drawn again with every move. */
  readonly look?: string
  readonly drawn: ReactNode
}

const lookOf = (board: Board, ids: readonly string[]): string =>
  [board.locale, ids, lookAt(board, ids)].join('|')

const MERCHANT = 180
const buildingsHeight = (board: Board): number => 24 + buildingsIn(board).length * 35

/** Prices beside the merchant, or above him on a phone. */
const marketOf = (board: Board, width: number): Block => {
  const beside = width > PHONE
  const half = beside ? (width - 20) / 2 : width
  const prices = buildingsHeight(board)
  return {
    id: 'market',
    height: beside ? Math.max(prices, MERCHANT) : prices + 16 + MERCHANT,
    look: `${lookOf(board, board.view.merchantCards.of.map(powerPick))} ${board.view.about.options.jiin}`,
    drawn: (
      <g>
        <Buildings board={board} width={half} />
        <g transform={beside ? `translate(${half + 20} 0)` : `translate(0 ${prices + 16})`}>
          <Merchant board={board} width={half} />
        </g>
      </g>
    ),
  }
}

/** While one plans, prices stand in the tray. */
const blocksOf = (board: Board, plans: boolean, width: number): readonly Block[] => {
  const { specials, wishes, privileges, about, round } = board.view
  const lots = lotsHeight(board)
  const starts = round === 0
  const permits = {
    id: 'permits',
    height: permitsHeight(board, width),
    look: lookOf(board, specials.of),
    drawn: <Permits board={board} width={width} />,
  }
  const wished = {
    id: 'wishes',
    height: wishesHeight(width),
    look: `${lookOf(board, wishes.of)} ${privileges.of.join()}`,
    drawn: <Wishes board={board} width={width} />,
  }
  const packages = {
    id: 'packages',
    height: packagesHeight(board, width),
    drawn: <Packages board={board} width={width} />,
  }
  return [
    ...(starts ? [packages] : []),
    ...(plans ? [] : [marketOf(board, width)]),
    ...(lots > 0 ? [{ id: 'lots', height: lots, drawn: <Lots board={board} width={width} /> }] : [permits]),
    ...(about.options.tokken && !starts ? [wished] : []),
  ]
}

/** One under the other, the room that is left shared out between them. */
const Stack = ({ blocks, height }: { readonly blocks: readonly Block[]; readonly height: number }) => {
  const used = blocks.reduce((sum, block) => sum + block.height, 0)
  const gap = Math.min(22, Math.max(4, (height - used) / Math.max(1, blocks.length)))
  return (
    <g>
      {blocks.map(({ id, look, drawn }, i) => (
        <g
          key={id}
          transform={`translate(0 ${blocks.slice(0, i).reduce((sum, block) => sum + block.height + gap, 0)})`}
        >
          {look === undefined ? drawn : <Part look={look}>{drawn}</Part>}
        </g>
      ))}
    </g>
  )
}

const trackOf = (board: Board, width: number): Block => ({
  id: 'track',
  height: trackHeight(board),
  look: lookOfTrack(board),
  drawn: <Track board={board} width={width} />,
})

type Faced = { readonly board: Board; readonly turn?: (() => void) | undefined }

/** All of it in a column of that size. */
const Market = ({ board, turn }: Faced) => {
  const { width, height } = board.zone
  const unit = width / WIDE
  const high = height / unit
  const foot = board.view.round === 0 ? 0 : trackHeight(board)
  return (
    <svg
      className="edo edo-side"
      viewBox={`0 0 ${WIDE} ${high}`}
      width={width}
      height={height}
      role="group"
      aria-label={textIn(board.locale).side}
      style={{ display: 'block', ...lettersAt(unit, 14, 16) }}
    >
      <path d={`M0 0H${WIDE}V${high}H0Z`} fill="var(--washi)" stroke="var(--sumi)" strokeWidth="1.5" />
      <g transform={`translate(${PAD} 12)`}>
        {turn ? <Turn board={board} turn={turn} /> : null}
        <g transform={`translate(0 ${turn ? 44 : 0})`}>
          <Stack blocks={blocksOf(board, turn !== undefined, INSIDE)} height={high - foot - 28} />
        </g>
      </g>
      {foot > 0 ? (
        <g transform={`translate(${PAD} ${high - foot - 14})`}>
          <Stack blocks={[trackOf(board, INSIDE)]} height={foot} />
        </g>
      ) : null}
    </svg>
  )
}

const Turn = ({ board, turn }: { readonly board: Board; turn(): void }) => {
  const label = textIn(board.locale).toPlan
  return (
    <Press label={label} press={turn}>
      <path d={cutPath(0, 0, 160, 32, 6)} fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
      <text className="kit-text" x="80" y="16" dy="0.35em" textAnchor="middle" fontSize={TEXT}>
        {label}
      </text>
    </Press>
  )
}

/** While one plans, the plan lies over the displays. */
export const Cards = (board: Board) => {
  const [looking, look] = useState(false)
  const plan = planningIn(board)
  if (!plan) return <Market board={board} />
  if (looking) return <Market board={board} turn={() => look(false)} />
  const { width, height } = board.zone
  return <PlanColumn plan={plan} width={width} height={height} market={() => look(true)} />
}

/** The same under one another, for a phone. */
export const Displays = ({ board }: { readonly board: Board }) => {
  const blocks = [...blocksOf(board, false, PHONE), trackOf(board, PHONE)]
  const height = blocks.reduce((sum, block) => sum + block.height + 22, 20)
  return (
    <svg
      className="edo"
      viewBox={`-12 -12 ${PHONE + 24} ${height}`}
      width="100%"
      role="group"
      aria-label={textIn(board.locale).side}
      style={{ display: 'block', ...lettersAt(0.85, 14, 16) }}
    >
      <Stack blocks={blocks} height={height} />
    </svg>
  )
}
