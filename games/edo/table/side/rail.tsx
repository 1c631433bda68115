/** The displays beside the map: the own plan above, and below it what is planned from or what is on offer. */
import { lookAt, offerAt, Part, Points, Press } from '@machiya/kit'
import { useState, type ReactNode } from 'react'
import type { BuildingId } from '../../data/buildings.ts'
import { BUILDING, BUILDING_IDS } from '../../by-id.ts'
import { powerPick } from '../../picks.ts'
import { SignMark, type SignName } from '../signs/drawn.ts'
import { Packages, Permits, Wishes } from './displays.tsx'
import { RAIL, SHEET, SLIPS } from '../map/layout.ts'
import { NAME, TEXT } from '../signs/letters.tsx'
import { Lots, lotsIn, MerchantSheet, PriceLine } from './market.tsx'
import { PlanChoice, planner, planningRoom } from '../plan/plan.tsx'
import { pocketSlips, SlipRows } from './slips.tsx'
import { OwnPlan, planHeight } from '../plan/slots.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const W = RAIL.width

const SIGNS: Readonly<Record<BuildingId, SignName>> = {
  house: 'shop',
  'trading-post': 'thouse',
  fortress: 'castle',
  temple: 'temple',
}
const buildingsIn = (board: Board) =>
  BUILDING_IDS.filter((id) => id !== 'temple' || board.view.about.options.jiin)

const Buildings = ({ board }: { readonly board: Board }) => (
  <g>
    <text className="kit-title" y="15" fontSize={NAME}>
      {textIn(board.locale).buildings}
    </text>
    {buildingsIn(board).map((id, i) => (
      <g key={id} transform={`translate(0 ${22 + i * 31})`}>
        <path d={`M0 30H${W}`} stroke="var(--hair)" />
        <SignMark name={SIGNS[id]} x={14} y={15} size={22} />
        <PriceLine price={BUILDING[id].cost} x={34} y={15} step={50} />
        <g className="edo-plum">
          <Points x={W - 15} y={15} size={27} value={BUILDING[id].points} />
        </g>
      </g>
    ))}
  </g>
)

const Merchants = ({ board }: { readonly board: Board }) => (
  <g>
    <MerchantSheet board={board} at={0} />
    <MerchantSheet board={board} at={1} />
  </g>
)

type Block = {
  readonly id: string
  readonly height: number
  /** Everything it shows, as text; none for what is drawn again with every move. */
  readonly look?: string
  readonly drawn: ReactNode
}

/** Laid one under the other. */
const Stack = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <g>
    {blocks.map(({ id, look, drawn }, i) => (
      <g
        key={id}
        transform={`translate(0 ${blocks.slice(0, i).reduce((sum, { height }) => sum + height, 0)})`}
      >
        {look === undefined ? drawn : <Part look={look}>{drawn}</Part>}
      </g>
    ))}
  </g>
)

const lookOf = (board: Board, ids: readonly string[]): string =>
  [board.locale, ids, lookAt(board, ids)].join('|')
const lookOfMerchants = (board: Board): string => lookOf(board, board.view.merchantCards.of.map(powerPick))
const lookOfWishes = (board: Board): string =>
  [lookOf(board, board.view.wishes.of), board.view.privileges.of].join('|')

const marketOf = (board: Board): readonly Block[] => {
  const { tokken } = board.view.about.options
  const lots = lotsIn(board).length
  const rows = Math.ceil(board.view.specials.of.length / 2)
  return [
    { id: 'merchants', height: 104, look: lookOfMerchants(board), drawn: <Merchants board={board} /> },
    ...(lots ? [{ id: 'lots', height: Math.ceil(lots / 3) * 44 + 8, drawn: <Lots board={board} /> }] : []),
    {
      id: 'permits',
      height: 24 + rows * 66 + 8,
      look: lookOf(board, board.view.specials.of),
      drawn: <Permits board={board} />,
    },
    ...(tokken
      ? [{ id: 'wishes', height: 222, look: lookOfWishes(board), drawn: <Wishes board={board} /> }]
      : []),
    ...(lots && tokken ? [] : [pricesOf(board)]),
  ]
}

type Face = 'plan' | 'market'
const FACES: readonly Face[] = ['plan', 'market']

/** While one plans, the displays lie behind the permits: two tabs turn the sheet. */
const Faces = ({
  board,
  face,
  turn,
}: {
  readonly board: Board
  readonly face: Face
  turn(face: Face): void
}) => (
  <g>
    {FACES.map((each, i) => (
      <Press
        key={each}
        label={textIn(board.locale).faces[i] ?? each}
        pressed={each === face}
        transform={`translate(${i * (W / 2)} 0)`}
        press={() => turn(each)}
      >
        <rect className="tab" width={W / 2} height="30" fill="transparent" />
        <text className={each === face ? 'kit-title' : 'kit-quiet'} x="2" y="19" fontSize={NAME}>
          {textIn(board.locale).faces[i]}
        </text>
        <path
          d={`M0 27H${W / 2 - 6}`}
          stroke={each === face ? 'var(--sumi)' : 'var(--hair)'}
          strokeWidth={each === face ? 4 : 1}
        />
      </Press>
    ))}
  </g>
)

const PRICES = 154
const pricesOf = (board: Board): Block => ({
  id: 'buildings',
  height: PRICES,
  look: `${board.locale} ${board.view.about.options.jiin}`,
  drawn: <Buildings board={board} />,
})

const startBlocks = (board: Board): readonly Block[] => [
  { id: 'packages', height: 250, drawn: <Packages board={board} /> },
  { id: 'permits', height: 172, drawn: <Permits board={board} /> },
  pricesOf(board),
]

const isStarting = (board: Board): boolean =>
  board.task?.task === 'begin' || offerAt(board.offers, 'package-1') !== undefined

const blocksOf = (board: Board, face: Face, turn: (face: Face) => void): readonly Block[] => {
  if (isStarting(board)) return startBlocks(board)
  const me = planner(board)
  const plans = me !== undefined && board.offers.length > 0
  const plan = {
    id: 'plan',
    height: board.seat === null ? 0 : planHeight(plans),
    drawn: <OwnPlan board={board} plans={plans} />,
  }
  if (!me) return [plan, ...marketOf(board)]
  const faces = { id: 'faces', height: 40, drawn: <Faces board={board} face={face} turn={turn} /> }
  if (face === 'market') return [plan, faces, ...marketOf(board)]
  const choice = {
    id: 'choice',
    height: planningRoom(board, me),
    drawn: <PlanChoice board={board} me={me} />,
  }
  const left = SHEET.height - 10 - plan.height - faces.height - choice.height
  return [plan, faces, choice, ...(left > PRICES ? [pricesOf(board)] : [])]
}

const useBlocks = (board: Board): readonly Block[] => {
  const [face, turn] = useState<Face>('plan')
  return blocksOf(board, face, turn)
}

/** The rail of the sheet. */
export const Rail = ({ board }: { readonly board: Board }) => {
  const blocks = useBlocks(board)
  return (
    <g transform={`translate(${RAIL.x} 0)`}>
      <path
        d={`M-12-900H900V${SHEET.height + 900}H-12Z`}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <g transform="translate(0 10)">
        <Stack blocks={blocks} />
      </g>
    </g>
  )
}

/** The same displays on a sheet of their own, under the map of a phone. */
export const RailSheet = ({ board }: { readonly board: Board }) => {
  const offers = pocketSlips(board)
  const slips = {
    id: 'slips',
    height: offers.length * (SLIPS.height + 6) + (offers.length ? 8 : 0),
    drawn: <SlipRows board={board} offers={offers} />,
  }
  const blocks = [slips, ...useBlocks(board)]
  const height = blocks.reduce((sum, block) => sum + block.height, 12)
  return (
    <svg
      className="edo"
      viewBox={`-8 0 ${W + 16} ${height}`}
      width="100%"
      role="group"
      aria-label={textIn(board.locale).displays}
      fontSize={TEXT}
    >
      <Stack blocks={blocks} />
    </svg>
  )
}
