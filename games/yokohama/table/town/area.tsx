/** An area: its name, what each power gives, its power-5 tile and its building sites. */
import { cutPath, lookAt, Part, Spot, stateOf } from '@machiya/kit'
import { seatsOf } from '@machiya/kernel'
import { memo } from 'react'
import type { AreaId, AreaKind } from '../../data/areas.ts'
import { areaAt, areaIdAt, assistantsAt, houseAt, powerAt, shopAt, siteAt, tileAt } from '../../places.ts'
import { AREA, LIMIT } from '../../by-id.ts'
import { SHOP_PICKS } from '../../picks.ts'
import { SignMark } from '../signs/drawn.ts'
import { signOfArea, washOf } from './kinds.ts'
import { type Rect } from '../layout.ts'
import { fit, letter } from '../signs/letters.tsx'
import { consequence, goodOf, type Board } from '../preview.ts'
import { Plum, StationMark } from '../signs/reward.tsx'
import { Fifth, Sites } from './sites.tsx'
import { textIn } from '../text.ts'
import { Vignette } from './vignette.tsx'

const HEAD = 27
const STEP_Y = 30
const STEP_H = 30

const RANKS = ['–', 'I', 'II', 'III']
const wordFor = (kind: AreaKind, worth: number): string =>
  kind === 'harbour' ? (RANKS[worth] ?? '') : worth === 0 ? '–' : String(worth)

type Steps = {
  readonly area: AreaId
  readonly width: number
  readonly own: number
  readonly colour: string
  readonly next: number
}

/** The fifth step of a harbour reaches no farther than the fourth: it shows the points it brings. */
const stepsFor = (kind: AreaKind, width: number): readonly number[] => {
  const room = width - 10
  const last = kind === 'harbour' ? Math.max(34, room / 5) : room / 5
  return [0, 1, 2, 3, 4, 5].map((at) => (at < 5 ? (at * (room - last)) / 4 : room))
}

/** What power 1 to 5 gives; the own power is underlined, the one in question inverted. */
const PowerSteps = memo(({ area, width, own, colour, next }: Steps) => {
  const { kind, power } = AREA[area]
  const lefts = stepsFor(kind, width)
  const leftOf = (at: number) => lefts[Math.min(at, 5)] ?? 0
  const good = goodOf(kind)
  return (
    <g transform={`translate(5 ${STEP_Y})`}>
      {power.map((worth: number, at: number) => {
        const asked = at + 1 === next
        const left = leftOf(at)
        const step = leftOf(at + 1) - left
        const crowned = kind === 'harbour' && at === 4
        const signed = good && worth > 0 && step > 46
        return (
          <g key={at}>
            <rect
              x={left}
              width={step}
              height={STEP_H}
              fill={asked ? 'var(--ai)' : at === 4 ? 'var(--washi-deep)' : 'none'}
              stroke="var(--sumi)"
              strokeOpacity={asked ? 1 : 0.35}
              strokeWidth="1"
            />
            <text
              className="kit-figure"
              x={left + step / 2 - (signed ? 9 : 0)}
              y={STEP_H / 2}
              dy="0.35em"
              textAnchor="middle"
              fontSize={letter(19)}
              fill={asked ? 'var(--on-ai)' : worth ? 'var(--sumi)' : 'var(--sumi-light)'}
            >
              {crowned ? '' : wordFor(kind, worth)}
            </text>
            {signed ? <SignMark name={good} x={left + step / 2 + 10} y={STEP_H / 2} size={18} /> : null}
          </g>
        )
      })}
      {kind === 'harbour' ? (
        <Plum x={(leftOf(4) + leftOf(5)) / 2} y={STEP_H / 2} size={25} value={LIMIT['harbour-points']} />
      ) : null}
      {own > 0 ? <rect y={STEP_H - 1} width={leftOf(own)} height="4" fill={colour} /> : null}
      {next > own ? (
        <rect
          x={leftOf(own) + 0.5}
          y={STEP_H - 0.5}
          width={leftOf(next) - leftOf(own) - 1}
          height="3.500"
          fill="var(--kinari)"
          stroke={colour}
          strokeWidth="1.2"
        />
      ) : null}
    </g>
  )
})

type HeadProps = {
  readonly area: AreaId
  readonly name: string
  readonly width: number
  readonly news: boolean
  readonly station: boolean
}

const Head = memo(({ area, name, width, news, station }: HeadProps) => {
  const room = width - 37 - (station ? 26 : 0)
  return (
    <g>
      <path
        d={`M0 0H${width - 8}L${width} 8V${HEAD}H0Z`}
        fill={news ? 'var(--news)' : washOf(AREA[area].kind)}
        stroke="var(--sumi)"
        strokeOpacity="0.8"
        strokeWidth="1"
      />
      <SignMark name={signOfArea(area)} x={15} y={HEAD / 2} size={19} />
      <text className="kit-title" x="28" y={HEAD / 2} dy="0.35em" {...fit(name, 17, room)}>
        {name}
      </text>
      {station ? <StationMark x={width - 24} y={HEAD / 2 + 1} size={21} /> : null}
    </g>
  )
})

/** Everything about an area in one sentence, for the ear. */
export const spokenArea = (board: Board, area: AreaId, place: number): string => {
  const { view: g, t } = board
  const said = textIn(board.locale)
  const who = seatsOf(g).flatMap((seat) => {
    const count = assistantsAt(g, seat, place)
    const here = g.seats[seat].president === place
    if (!count && !here) return []
    return [
      `${t.seat(seat)}: ${[...(here ? [said.president] : []), ...(count ? [`${count} ${said.assistants}`] : [])].join(' + ')}`,
    ]
  })
  return [t.name(area), ...consequence(board, area), ...who].join(', ')
}

type AreaProps = {
  readonly board: Board
  readonly place: number
  readonly rect: Rect
  readonly news: boolean
  /** The power in question, or 0. */
  readonly next: number
}

/** What is chosen or pointed at on the plate of an area. */
const ON_PLATE = ['take-tile', ...SHOP_PICKS, 'house']

/** Everything the plate of an area shows, as text. */
export const lookOfArea = ({ board, place, news, next }: Omit<AreaProps, 'rect'>): string => {
  const { view: g, seat } = board
  const id = areaIdAt(g, place)
  const here = board.task !== undefined && 'area' in board.task.a && board.task.a.area === id
  const owners = [0, 1, 2, 3].map((at) => shopAt(g, place, at))
  return [
    spokenArea(board, id, place),
    lookAt(board, [id, ...(here ? ON_PLATE : [])]),
    here ? board.task?.task : '',
    siteAt(g, place),
    tileAt(g, place),
    owners,
    houseAt(g, place),
    g.station === place,
    seat,
    seat === null ? 0 : powerAt(g, seat, place),
    news,
    next,
    g.about.seats,
  ].join('|')
}

/** The plate of an area with the states of its Spot. */
const Plate = ({ board, place, rect, news, next }: AreaProps) => {
  const { id } = areaAt(board.view, place)
  const { width, height } = rect
  const open = stateOf(board, id) === 'open'
  const me = board.seat === null ? undefined : board.players[board.seat]
  return (
    <g transform={`translate(${rect.x} ${rect.y})`}>
      <Spot board={board} pick={id} label={spokenArea(board, id, place)}>
        {open ? <path d={cutPath(3, 3, width, height, 8)} fill="var(--sumi)" /> : null}
        <path
          className="spot-paper"
          d={cutPath(0, 0, width, height, 8)}
          fill="var(--kinari)"
          stroke="var(--sumi)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <Vignette area={id} width={width} />
        <Head
          area={id}
          name={board.t.name(id)}
          width={width}
          news={news}
          station={board.view.station === place}
        />
        <PowerSteps
          area={id}
          width={width}
          own={board.seat === null ? 0 : powerAt(board.view, board.seat, place)}
          colour={me?.colour ?? 'var(--sumi)'}
          next={next}
        />
        <Fifth board={board} place={place} width={width} />
        <Sites board={board} place={place} width={width} />
      </Spot>
    </g>
  )
}

export const Area = (area: AreaProps) => (
  <Part look={lookOfArea(area)}>
    <Plate {...area} />
  </Part>
)
