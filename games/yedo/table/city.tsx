/** The seven districts: their spaces, who stands there, what can be done and what it costs. */
import { SignMark, Spot, stateOf } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { DistrictId } from '../data/rows.ts'
import {
  COVERED,
  DISTRICT_OF,
  freeAt,
  SPACE_ID,
  SPACES_AT,
  SPACES_IN,
  SPOTS,
  type Spot as Place,
} from '../board.ts'
import { DISTRICT_IDS } from '../position.ts'
import { Deeds } from './deeds.tsx'
import { Errands } from './errands.tsx'
import { Disciple } from './figures.tsx'
import { BLOCK, CENTRE, DISC, sliceOf, spacePoint } from './layout.ts'
import { Patrol, nextStop } from './patrol.tsx'
import { Rim } from './rim.tsx'
import { districtSign } from './signs.ts'
import { textIn } from './text.ts'
import { calledOf, type Board } from './where.ts'

const LEAVING = ['activate', 'feint-from', 'escape-from', 'save-one']

/** The space a pick is about: one's own disciple that goes, or the free space it would come to. */
const spaceOf = (board: Board, spot: Place): number => {
  const { task, seat, view } = board
  if (task && LEAVING.includes(task.task)) return SPACES_AT[spot].find((at) => view.spaces[at] === seat) ?? -1
  return freeAt(view, spot)
}

const isNews = (board: Board, space: number): boolean =>
  board.news.some(({ tiding, a }) => {
    const id = SPACE_ID[space] as string
    if (tiding === 'arrested' || tiding === 'saved') return a['space'] === id
    const place =
      tiding === 'placed' || tiding === 'activated' ? a['place'] : tiding === 'moved' ? a['to'] : ''
    return (
      place !== '' &&
      board.view.spaces[space] === a['seat'] &&
      (SPACES_AT[place as Place] ?? []).includes(space)
    )
  })

const Covered = () => (
  <g>
    <circle r={DISC} fill="var(--wash-sand)" stroke="var(--sumi)" strokeOpacity="0.5" strokeWidth="1.2" />
    <path d="M-15-9H15M-19 0H19M-15 9H15" stroke="var(--sumi)" strokeOpacity="0.22" />
    <path d="M-9-9L9 9M9-9L-9 9" stroke="var(--sumi)" strokeOpacity="0.7" strokeWidth="2" />
  </g>
)

const Standing = ({ board, space }: { readonly board: Board; readonly space: number }) => {
  const owner = board.view.spaces[space] as number
  const player = board.players[owner]
  const active = board.view.turn.seat === owner && board.view.turn.at !== '' && activeSpace(board) === space
  return (
    <g>
      {isNews(board, space) ? <circle r={DISC + 5} fill="none" stroke="var(--news)" strokeWidth="6" /> : null}
      {active ? <circle r={DISC + 4} fill="none" stroke="var(--ai)" strokeWidth="2.5" /> : null}
      {player ? <Disciple player={player} /> : null}
      {board.view.saved.includes(space) ? (
        <SignMark name="yedo-tick" x={-14} y={-14} size={16} colour="var(--matsu)" />
      ) : null}
    </g>
  )
}
const activeSpace = ({ view }: Board): number =>
  SPACES_AT[view.turn.at as Place]?.find((at) => view.spaces[at] === view.turn.seat) ?? -1

/** What a castle space does stands on it. */
const CASTLE: Readonly<Record<string, string>> = { 'bower-1': '1', 'bower-2': '2', 'bower-3': '3' }
const CastleMark = ({ id }: { readonly id: string }) => {
  if (id === 'shogun') return <SignMark name="yedo-pp" size={18} colour="var(--kin)" />
  if (id === 'bakufu') return <SignMark name="yedo-scroll" size={18} colour="var(--sumi-light)" />
  return (
    <text className="kit-figure" textAnchor="middle" dy="0.35em" fontSize="18" fill="var(--sumi-light)">
      {CASTLE[id]}
    </text>
  )
}

/** One space; `marked` is the one that the pick of its place is about. */
const Space = ({
  board,
  space,
  marked,
}: {
  readonly board: Board
  readonly space: number
  readonly marked: boolean
}) => {
  const { x, y } = spacePoint(space)
  const { view, seat, chosen, pointed } = board
  const id = SPACE_ID[space] as string
  const owner = view.spaces[space] as number
  const me = seat === null ? undefined : board.players[seat]
  const spot = SPOTS.find((each) => SPACES_AT[each].includes(space)) as Place
  const previews = marked && owner < 0 && (chosen === spot || pointed === spot)
  if (owner === COVERED)
    return (
      <g transform={`translate(${x} ${y})`}>
        <Covered />
      </g>
    )
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        className={marked ? 'spot-paper' : undefined}
        r={DISC}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.2"
      />
      {owner < 0 && DISTRICT_OF[spot] === 'castle' ? <CastleMark id={id} /> : null}
      {owner >= 0 ? <Standing board={board} space={space} /> : null}
      {previews && me && stateOf(board, spot) !== 'closed' ? <Disciple player={me} pale /> : null}
      {owner >= 0 ? <Ambush board={board} space={space} spot={spot} /> : null}
    </g>
  )
}

/** A disciple of another clan that can be struck. */
const Ambush = ({
  board,
  space,
  spot,
}: {
  readonly board: Board
  readonly space: number
  readonly spot: Place
}) => {
  const owner = board.view.spaces[space] as Seat
  const pick = `${spot}@${owner}`
  const first = SPACES_AT[spot].find((at) => board.view.spaces[at] === owner)
  if (first !== space || !board.offers.some((offer) => offer.pick === pick)) return null
  return (
    <Spot board={board} pick={pick} label={calledOf(board, pick)}>
      <circle className="spot-paper" r={DISC + 1} fill="none" fillOpacity="0" stroke="var(--sumi)" />
    </Spot>
  )
}

const stateText = (board: Board, spot: Place): string => {
  const said = textIn(board.locale)
  const there = SPACES_AT[spot].flatMap((at) => {
    const owner = board.view.spaces[at] as number
    return owner >= 0 ? [board.t.seat(owner as Seat)] : []
  })
  const free = SPACES_AT[spot].filter((at) => board.view.spaces[at] === -1).length
  return [`${free} ${said.free}`, ...there, nextStop(board.view) === DISTRICT_OF[spot] ? said.watchNext : '']
    .filter(Boolean)
    .join(', ')
}

const PlaceSpot = ({ board, spot }: { readonly board: Board; readonly spot: Place }) => {
  const marked = spaceOf(board, spot)
  const whole = DISTRICT_OF[spot] !== 'castle'
  return (
    <Spot board={board} pick={spot} label={`${calledOf(board, spot)}: ${stateText(board, spot)}`}>
      {whole ? (
        <path
          className={marked < 0 ? 'spot-paper' : undefined}
          d={sliceOf(DISTRICT_OF[spot])}
          fill="transparent"
          fillOpacity="0"
          stroke="none"
        />
      ) : null}
      {SPACES_AT[spot].map((space) => (
        <Space key={space} board={board} space={space} marked={space === marked} />
      ))}
    </Spot>
  )
}

/** A castle as a whole is only ever a place for the watch. */
const CastleSlice = ({ board }: { readonly board: Board }) => (
  <Spot board={board} pick="castle" label={board.t.name('castle')}>
    <path d={sliceOf('castle')} fill="transparent" />
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
  const { x, y, width } = BLOCK[district]
  const centred = district === 'tavern'
  return (
    <g>
      <SignMark name={districtSign(district)} x={centred ? x + 16 : x + 9} y={y - 6} size={19} />
      <text className="kit-title kit-halo" x={centred ? x + 34 : x + 24} y={y} fontSize="19">
        {board.t.name(district)}
      </text>
      <Errands board={board} district={district} x={x + width - 4} y={y - 6} />
    </g>
  )
}

const District = ({ board, district }: { readonly board: Board; readonly district: DistrictId }) => {
  const shut = board.view.shut === district
  const spots = SPOTS.filter((spot) => DISTRICT_OF[spot] === district)
  return (
    <g>
      {shut ? <Shut district={district} /> : null}
      {district === 'castle' ? <CastleSlice board={board} /> : null}
      {spots.map((spot) => (
        <PlaceSpot key={spot} board={board} spot={spot} />
      ))}
      <g pointerEvents="none">
        <Heading board={board} district={district} />
      </g>
      <Deeds board={board} district={district} />
    </g>
  )
}

export const City = ({ board }: { readonly board: Board }) => (
  <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
    {DISTRICT_IDS.map((district) => (
      <District key={district} board={board} district={district} />
    ))}
    <Patrol board={board} />
    <Rim board={board} />
  </g>
)
export const spacesLeft = (board: Board, district: DistrictId): number =>
  SPACES_IN[district].filter((at) => board.view.spaces[at] === -1).length
