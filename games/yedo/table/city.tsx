/** The seven districts: their spaces, who stands there, what can be done and what it costs. */
import { SignMark, Spot } from '@machiya/kit'
import { memo } from 'react'
import type { DistrictId } from '../data/rows.ts'
import { DISTRICT_AT, DISTRICT_OF, SPACE_ID, SPACES_IN, SPOTS, type Spot as Place } from '../board.ts'
import type { SpaceId } from '../data/spaces.ts'
import { DISTRICT_IDS } from '../position.ts'
import { Deeds } from './deeds.tsx'
import { Errands, lookOfErrands } from './errands.tsx'
import { Heart } from './heart.tsx'
import { BLOCK, sliceOf } from './layout.ts'
import { arrestsIn, nextStop, Patrol } from './patrol.tsx'
import { Rim } from './rim.tsx'
import { districtSign } from './signs.ts'
import { lookOfPlace, PlaceSpot } from './spaces.tsx'
import { steady } from './steady.ts'
import { Still } from './still.tsx'
import { isDeedOf } from './tolls.tsx'
import type { Board } from './where.ts'

/** A castle as a whole is only ever a place for the watch. */
export const CastleSlice = ({ board }: { readonly board: Board }) => (
  <Spot board={board} pick="castle" label={board.t.name('castle')}>
    <path className="spot-paper" d={sliceOf('castle')} fill="transparent" fillOpacity="0" stroke="none" />
  </Spot>
)

const Shut = ({ district }: { readonly district: DistrictId }) => (
  <g aria-hidden="true">
    <defs>
      <pattern
        id="yedo-shut"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V9" stroke="var(--sumi)" strokeOpacity="0.35" strokeWidth="2" />
      </pattern>
    </defs>
    <path d={sliceOf(district)} fill="var(--washi)" fillOpacity="0.55" />
    <path d={sliceOf(district)} fill="url(#yedo-shut)" />
  </g>
)

/** Beside a district's name stand the missions of this seat that send a disciple there. */
const Heading = ({ board, district }: { readonly board: Board; readonly district: DistrictId }) => {
  const { x, y, indent = 0 } = BLOCK[district]
  const name = board.t.name(district)
  return (
    <g>
      <SignMark name={districtSign(district)} x={x + indent + 9} y={y - 6} size={19} />
      <text className="kit-title kit-halo" x={x + indent + 24} y={y} fontSize="19">
        {name}
      </text>
      <Errands
        board={board}
        district={district}
        x={district === 'red-light' ? 224 : x + indent + 43 + name.length * 10.8}
        y={district === 'red-light' ? y - 30 : y - 6}
      />
    </g>
  )
}

type Of = { readonly board: Board; readonly district: DistrictId }
const District = memo(
  ({ board, district }: Of) => {
    const shut = board.view.shut === district
    const spots = SPOTS.filter((spot) => DISTRICT_OF[spot] === district)
    return (
      <g>
        {shut ? <Shut district={district} /> : null}
        {district === 'castle' ? <CastleSlice board={board} /> : null}
        {spots.map((spot) => (
          <Still key={spot} board={board} look={`place ${lookOfPlace(board, spot)}`}>
            <PlaceSpot board={board} spot={spot} />
          </Still>
        ))}
        <g pointerEvents="none">
          <Still board={board} look={`errands ${district} ${lookOfErrands(board, district)}`}>
            <Heading board={board} district={district} />
          </Still>
        </g>
        <Deeds board={board} district={district} />
      </g>
    )
  },
  steady<Of>({
    parts: (g, { board, district }) => [
      ...SPACES_IN[district].map((space) => g.spaces[space]),
      g.saved,
      g.shut === district,
      nextStop(g) === district,
      arrestsIn(g),
      g.event,
      g.turn,
      g.phase === 'end',
      ...(district === 'castle' || district === 'market' ? [] : [g.blessings, g.geisha, g.annexes, g.church]),
      board.seat === null ? null : g.seats[board.seat],
      board.seat === null ? null : g.spaces,
    ],
    owns: (id, { district }) => isOf(district, id),
    hears: ({ tiding, a }, { district }) =>
      MARKING.includes(tiding) && [a['place'], a['to'], a['space']].some((id) => isIn(district, id)),
  }),
)
const MARKING = ['placed', 'activated', 'moved', 'arrested', 'saved']
const isIn = (district: DistrictId, id: unknown): boolean =>
  district === DISTRICT_OF[id as Place] || district === DISTRICT_AT[SPACE_ID.indexOf(id as SpaceId)]
/** Spots and actions of a district. */
const isOf = (district: DistrictId, id: string): boolean =>
  district === DISTRICT_OF[id.split('@')[0] as Place] || district === id || isDeedOf(district, id)

/** The watch and the scores answer no pointing. */
const Marks = memo(
  ({ board }: { readonly board: Board }) => (
    <>
      <Patrol board={board} />
      <Rim board={board} />
    </>
  ),
  steady({
    parts: (g) => [g.patrol, g.phase, g.event, ...g.seats.map(({ prestige }) => prestige)],
    hears: ({ tiding }) => tiding === 'patrol' || tiding === 'patrol-swapped' || tiding === 'prestige',
  }),
)

export const City = ({ board }: { readonly board: Board }) => (
  <g>
    {DISTRICT_IDS.map((district) => (
      <District key={district} board={board} district={district} />
    ))}
    <Marks board={board} />
    <Heart board={board} />
  </g>
)
