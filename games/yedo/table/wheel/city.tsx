/** The seven districts: their spaces, who stands there, what can be done and what it costs. */
import { fitted, Spot, Part } from '@machiya/kit'
import type { DistrictId } from '../../data/rows.ts'
import { DISTRICT_OF, SPOTS, type Spot as Place } from '../../whereabouts.ts'
import { DISTRICT_IDS } from '../../position.ts'
import { SignMark } from '../marks/drawn.ts'
import { Deeds, lookOfBand, looksOfDeeds } from './deeds.tsx'
import { Errands, lookOfErrands } from './errands.tsx'
import { Heart } from './heart.tsx'
import { BLOCK, sliceOf } from '../layout.ts'
import { lookAt } from '../look.ts'
import { isHeartOpen } from './offered.ts'
import { lookOfPatrol, Patrol } from './patrol.tsx'
import { lookOfRim, Rim } from './rim.tsx'
import { districtSign } from '../marks/signs.ts'
import { lookOfPlace, PlaceSpot } from './spaces.tsx'
import type { Board } from '../where.ts'

const PLACES: ReadonlyMap<DistrictId, readonly Place[]> = new Map(
  DISTRICT_IDS.map((district) => [district, SPOTS.filter((spot) => DISTRICT_OF[spot] === district)]),
)

const placesIn = (district: DistrictId): readonly Place[] => PLACES.get(district) ?? []

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

/** As far as the spaces leave it. */
const NAME_ROOM = 92

/** Beside a district's name stand the missions of this seat that send a disciple there. */
const Heading = ({ board, district }: { readonly board: Board; readonly district: DistrictId }) => {
  const { x, y, indent = 0 } = BLOCK[district]
  const name = board.t.name(district)
  return (
    <g>
      <SignMark name={districtSign(district)} x={x + indent + 9} y={y - 6} size={19} />
      <text
        className="kit-title kit-halo"
        x={x + indent + 24}
        y={y}
        fontSize="19"
        {...fitted(name, 19, NAME_ROOM)}
      >
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
/** What a district shows, part by part. */
const looksOf = (board: Board, district: DistrictId) => ({
  shut: board.view.shut === district,
  castle: district === 'castle' ? lookAt(board, 'castle') : '',
  places: placesIn(district).map((spot) => lookOfPlace(board, spot)),
  errands: lookOfErrands(board, district),
  deeds: looksOfDeeds(board, district),
  band: lookOfBand(board, district),
})
type Looks = ReturnType<typeof looksOf>

const District = ({ board, district, looks }: Of & { readonly looks: Looks }) => (
  <g>
    {looks.shut ? <Shut district={district} /> : null}
    {district === 'castle' ? (
      <Part look={`castle ${looks.castle}`}>
        <CastleSlice board={board} />
      </Part>
    ) : null}
    {placesIn(district).map((spot, i) => (
      <Part key={spot} look={`place ${looks.places[i]}`}>
        <PlaceSpot board={board} spot={spot} />
      </Part>
    ))}
    <g pointerEvents="none">
      <Part look={`errands ${district} ${looks.errands}`}>
        <Heading board={board} district={district} />
      </Part>
    </g>
    <Deeds board={board} district={district} looks={looks.deeds} />
  </g>
)

const DistrictPart = ({ board, district }: Of) => {
  const looks = looksOf(board, district)
  return (
    <Part look={`district ${district} ${Object.values(looks).join('|')}`}>
      <District board={board} district={district} looks={looks} />
    </Part>
  )
}

export const City = ({ board }: { readonly board: Board }) => (
  <g>
    {DISTRICT_IDS.map((district) => (
      <DistrictPart key={district} board={board} district={district} />
    ))}
    <Part look={`watch ${isHeartOpen(board)} ${lookOfPatrol(board)}`}>
      <Patrol board={board} plain={isHeartOpen(board)} />
    </Part>
    <Part look={`rim ${lookOfRim(board)}`}>
      <Rim board={board} />
    </Part>
    <Heart board={board} />
  </g>
)
