/** Assignment spaces: free, covered, taken, chosen; and who stands on them. */
import { offerAt, pressOn, Spot, stateOf } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { MouseEvent, ReactNode } from 'react'
import {
  COVERED,
  DISTRICT_AT,
  DISTRICT_OF,
  freeAt,
  SPACE_ID,
  SPACES_AT,
  SPOTS,
  type Spot as Place,
} from '../../whereabouts.ts'
import type { TaskName } from '../../tasks.ts'
import { disciplePick } from '../../picks.ts'
import { SignMark } from '../marks/drawn.ts'
import { Disciple } from '../marks/figures.tsx'
import { CastleMark, Covered } from './disc.tsx'
import { Arrive } from '../motion/arrive.tsx'
import { DISC, homeOf, sliceOf, spacePoint, type Point } from '../layout.ts'
import { arrestsIn, nextStop } from './patrol.tsx'
import { lookAt } from '../look.ts'
import { textIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'

const LEAVING: readonly TaskName[] = ['activate', 'feint-from', 'escape-from', 'save-one']

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

/** Where the piece on this space stood before the last move: at home, or on another space. */
const cameFrom = (board: Board, space: number): Point | null => {
  const owner = board.view.spaces[space]
  const told = board.news.find(
    ({ tiding, a }) => (tiding === 'placed' || tiding === 'moved') && a['seat'] === owner,
  )
  if (!told || !isNews(board, space)) return null
  const here = spacePoint(space)
  const left = SPACES_AT[told.a['from'] as Place]?.[0]
  const from =
    left === undefined
      ? homeOf(board.view.order.indexOf(owner as Seat), board.view.order.length)
      : spacePoint(left)
  return { x: from.x - here.x, y: from.y - here.y }
}

const Standing = ({ board, space }: { readonly board: Board; readonly space: number }) => {
  const owner = board.view.spaces[space] as number
  const player = board.players[owner]
  const active = board.view.turn.seat === owner && board.view.turn.at !== '' && activeSpace(board) === space
  return (
    <g data-stands={SPACE_ID[space]}>
      {isNews(board, space) ? <circle r={DISC + 5} fill="none" stroke="var(--news)" strokeWidth="6" /> : null}
      {isAtRisk(board, space) ? (
        <circle
          r={DISC + 4}
          fill="none"
          stroke={owner === board.seat ? 'var(--shu)' : 'var(--sumi)'}
          strokeWidth="2.5"
          strokeDasharray="5 4"
        />
      ) : null}
      {active ? <circle r={DISC + 4} fill="none" stroke="var(--ai)" strokeWidth="2.5" /> : null}
      {player ? (
        <Arrive from={cameFrom(board, space)} calm={board.calm || board.narrow}>
          <Disciple player={player} />
        </Arrive>
      ) : null}
      {board.view.saved.includes(space) ? (
        <SignMark name="yedo-tick" x={-14} y={-14} size={16} colour="var(--matsu)" />
      ) : null}
    </g>
  )
}
/** The watch stands here, and nobody has saved this one yet. */
const isAtRisk = ({ view }: Board, space: number): boolean =>
  arrestsIn(view) === DISTRICT_AT[space] && !view.saved.includes(space)
const activeSpace = ({ view }: Board): number =>
  SPACES_AT[view.turn.at as Place]?.find((at) => view.spaces[at] === view.turn.seat) ?? -1

/** All that a space shows beside the offer it belongs to. */
const lookOfSpace = (board: Board, spot: Place, space: number): string => {
  const { view } = board
  const owner = view.spaces[space] as number
  if (owner < 0) return String(owner)
  const from = cameFrom(board, space)
  return [
    owner,
    isNews(board, space),
    isAtRisk(board, space),
    view.turn.seat === owner && activeSpace(board) === space,
    view.saved.includes(space),
    from ? `${from.x} ${from.y}` : '',
    lookAt(board, disciplePick(spot, owner as Seat)),
  ].join(' ')
}

export const lookOfPlace = (board: Board, spot: Place): string =>
  [
    spot,
    lookAt(board, spot),
    stateText(board, spot),
    spaceOf(board, spot),
    board.chosen === spot,
    board.view.shut === DISTRICT_OF[spot],
    ...SPACES_AT[spot].map((space) => lookOfSpace(board, spot, space)),
  ].join()

type Points = (space: number) => Point

/** A disciple that is not itself what is asked for opens the board of its clan. */
const Piece = ({
  board,
  seat,
  pressed,
  children,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly pressed: boolean
  readonly children: ReactNode
}) =>
  pressed ? (
    children
  ) : (
    <g
      style={{ cursor: 'pointer' }}
      onClick={(event) => {
        event.stopPropagation()
        board.open(seat)
      }}
    >
      {children}
    </g>
  )

/** One space; `marked` is the one that the pick of its place is about. */
const Space = ({
  board,
  space,
  marked,
  point,
}: {
  readonly board: Board
  readonly space: number
  readonly marked: boolean
  readonly point: Points
}) => {
  const { x, y } = point(space)
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
        {...(view.shut === DISTRICT_OF[spot] ? { strokeDasharray: '4 3' } : {})}
      />
      {owner < 0 && DISTRICT_OF[spot] === 'castle' ? <CastleMark id={id} /> : null}
      {owner >= 0 ? (
        <Piece board={board} seat={owner as Seat} pressed={marked}>
          <Standing board={board} space={space} />
        </Piece>
      ) : null}
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
  const pick = disciplePick(spot, owner)
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

/** A district, or a space of the castle: its free space and its ground are one offer. */
export const PlaceSpot = ({
  board,
  spot,
  point = spacePoint,
  ground = DISTRICT_OF[spot] === 'castle' ? null : sliceOf(DISTRICT_OF[spot]),
  plan = false,
  twin = false,
}: {
  readonly board: Board
  readonly spot: Place
  readonly point?: Points
  readonly ground?: string | null
  /** On the plan spaces are too small to choose: the slice itself is marked. */
  readonly plan?: boolean
  readonly twin?: boolean
}) => {
  const marked = plan ? -1 : spaceOf(board, spot)
  const label = `${calledOf(board, spot)}: ${stateText(board, spot)}`
  const spaces = (plan ? [] : SPACES_AT[spot]).map((space) => (
    <Space key={space} board={board} space={space} marked={space === marked} point={point} />
  ))
  const land = ground ? <Land ground={ground} offered={marked < 0} /> : null
  return marked < 0 ? (
    <Spot board={board} pick={spot} twin={twin} label={label}>
      {land}
      {spaces}
    </Spot>
  ) : (
    <g {...around(board, spot)}>
      {land}
      {spaces.filter(({ key }) => key !== String(marked))}
      <Spot board={board} pick={spot} twin={twin} label={label}>
        {spaces.find(({ key }) => key === String(marked))}
      </Spot>
    </g>
  )
}

const Land = ({ ground, offered }: { readonly ground: string; readonly offered: boolean }) => (
  <path
    className={offered ? 'spot-paper' : undefined}
    d={ground}
    fill="transparent"
    fillOpacity="0"
    stroke="none"
  />
)

/** The space is the place; all the district around it can be pressed for it. */
const around = (board: Board, spot: Place) =>
  offerAt(board.offers, spot)
    ? {
        style: { cursor: 'pointer' },
        onClick: (event: MouseEvent) =>
          (event.target as Element).closest('[data-pick]') ? undefined : pressOn(board, spot),
        onPointerEnter: () => board.point(spot),
        onPointerLeave: () => board.point(null),
      }
    : {}
