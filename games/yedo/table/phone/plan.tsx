/** The plan of the city for a phone, and one district at full size. */
import { fitted, SeatChip } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { DistrictId } from '../../data/rows.ts'
import { COVERED, DISTRICT_OF, SPACES_IN, SPOTS } from '../../whereabouts.ts'
import { DISTRICT_IDS } from '../../position.ts'
import { SignMark } from '../marks/drawn.ts'
import { CastleSlice } from '../wheel/city.tsx'
import { DeedList, listHeight } from '../wheel/deed-list.tsx'
import { Errands } from '../wheel/errands.tsx'
import { Wheel } from '../scenery/ground.tsx'
import { opener } from './opener.ts'
import { angleOf, polar, RING, sliceOf, type Point } from '../layout.ts'
import { deedsIn } from '../wheel/offered.ts'
import { nextStop, Patrol } from '../wheel/patrol.tsx'
import { Rim } from '../wheel/rim.tsx'
import { Scene } from '../scenery/scenes.tsx'
import { districtSign } from '../marks/signs.ts'
import { PlaceSpot } from '../wheel/spaces.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../where.ts'

type Of = { readonly board: Board; readonly district: DistrictId }

/** Who stands where, as a row of small marks. */
const Dots = ({ board, district }: Of) => {
  const spaces = SPACES_IN[district].filter((at) => board.view.spaces[at] !== COVERED)
  return spaces.map((space, i) => {
    const owner = board.view.spaces[space] as Seat
    const player = board.players[owner]
    const x = (i - (spaces.length - 1) / 2) * 31
    return owner >= 0 && player ? (
      <SeatChip key={space} player={player} x={x} size={29} />
    ) : (
      <circle key={space} cx={x} r="12" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.6" />
    )
  })
}

/** The spaces of the castle differ, so that its slice is opened first. */
const opensInside = ({ offers }: Board, spots: readonly string[]): boolean =>
  offers.some(({ pick, no }) => !no && spots.includes(String(pick)))

const PlanSlice = ({
  board,
  district,
  open,
  twin,
}: Of & { readonly open: (district: DistrictId) => void; readonly twin: boolean }) => {
  const { x, y } = polar((RING.road + RING.slice) / 2 + 10, angleOf(district))
  const shut = board.view.shut === district
  const spots = SPOTS.filter((spot) => DISTRICT_OF[spot] === district)
  return (
    <g onClick={() => open(district)} style={{ cursor: 'pointer' }}>
      <path d={sliceOf(district)} fill={shut ? 'var(--washi)' : 'transparent'} fillOpacity={shut ? 0.6 : 0} />
      <g
        {...opener(board.t.name(district), () => open(district))}
        transform={`translate(${x} ${y})`}
        pointerEvents="none"
      >
        <SignMark name={shut ? 'yedo-lock' : districtSign(district)} y={-44} size={36} />
        <text className="kit-title kit-halo" textAnchor="middle" fontSize="28">
          {board.t.name(district)}
        </text>
        <g transform="translate(0 24)">
          <Dots board={board} district={district} />
        </g>
        <Errands board={board} district={district} x={30} y={-44} />
      </g>
      {district === 'castle' ? (
        <>
          <CastleSlice board={board} />
          {opensInside(board, spots) ? (
            <path
              d={sliceOf(district)}
              fill="none"
              stroke="var(--sumi)"
              strokeWidth="4"
              pointerEvents="none"
            />
          ) : null}
        </>
      ) : (
        spots.map((spot) => <PlaceSpot key={spot} board={board} spot={spot} twin={twin} plan />)
      )}
    </g>
  )
}

export const Plan = ({
  board,
  open,
  beside = null,
  fit = false,
}: {
  readonly board: Board
  readonly open: (district: DistrictId) => void
  /** The district that lies at full size beside the plan. */
  readonly beside?: DistrictId | null
  /** No higher than its place. */
  readonly fit?: boolean
}) => (
  <svg
    viewBox="-358 -352 716 704"
    role="group"
    aria-label={board.words.title}
    style={{ display: 'block', inlineSize: '100%', ...(fit ? { blockSize: '100%' } : {}) }}
  >
    <Wheel plain />
    {DISTRICT_IDS.map((district) => (
      <PlanSlice key={district} board={board} district={district} open={open} twin={beside === district} />
    ))}
    <Patrol board={board} plain />
    <Rim board={board} plain />
  </svg>
)

const WIDTH = 360
const rowPoint =
  (district: DistrictId) =>
  (space: number): Point => ({ x: 40 + SPACES_IN[district].indexOf(space) * 56, y: 80 })

const noteOf = ({ board, district }: Of): string => {
  const said = textIn(board.locale)
  const { patrol, shut } = board.view
  if (shut === district) return said.shut
  if (patrol.onBoard && patrol.district === district) return said.watchHere
  return nextStop(board.view) === district ? said.watchNext : ''
}

/** The name of the district; where it covers the plan, also the way back. */
const SheetHead = ({ board, district, close }: Of & { readonly close: (() => void) | null }) => (
  <g
    {...(close
      ? {
          role: 'button',
          tabIndex: 0,
          'aria-label': textIn(board.locale).city,
          onClick: close,
          onKeyDown: ({ key }: { readonly key: string }) => (key === 'Enter' ? close() : undefined),
          style: { cursor: 'pointer' },
        }
      : {})}
  >
    <rect width={WIDTH} height="46" fill="var(--washi-deep)" />
    {close ? (
      <path d="M22 14L13 23L22 32" fill="none" stroke="var(--sumi)" strokeWidth="2.5" />
    ) : (
      <SignMark name={districtSign(district)} x={20} y={23} size={24} />
    )}
    <text className="kit-title" x="38" y="30" fontSize="21">
      {board.t.name(district)}
    </text>
    <Errands board={board} district={district} x={54 + board.t.name(district).length * 12} y={23} />
    <text
      className="kit-text"
      x={WIDTH - 10}
      y="28"
      textAnchor="end"
      fontSize="15"
      style={{ fill: 'var(--ai)', fontWeight: 500 }}
      {...fitted(noteOf({ board, district }), 15, WIDTH - 72 - board.t.name(district).length * 12)}
    >
      {noteOf({ board, district })}
    </text>
  </g>
)

/** One district: spaces at full size, its deeds in rows high enough for a thumb. */
export const DistrictSheet = ({ board, district, close }: Of & { readonly close: (() => void) | null }) => {
  const deeds = deedsIn(district)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${122 + listHeight(deeds)}`}
      role="group"
      aria-label={board.t.name(district)}
      style={{ display: 'block', inlineSize: '100%' }}
    >
      <SheetHead board={board} district={district} close={close} />
      {SPACES_IN[district].length > 4 ? null : (
        <g opacity="0.5" transform="translate(308 88)">
          <Scene district={district} />
        </g>
      )}
      {SPOTS.filter((spot) => DISTRICT_OF[spot] === district).map((spot) => (
        <PlaceSpot
          key={spot}
          board={board}
          spot={spot}
          point={rowPoint(district)}
          ground={district === 'castle' ? null : 'M6 52H270V108H6Z'}
        />
      ))}
      <g transform="translate(10 114)">
        <DeedList board={board} district={district} width={WIDTH - 20} deeds={deeds} />
      </g>
    </svg>
  )
}
