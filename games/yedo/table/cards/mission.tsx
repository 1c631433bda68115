/** A mission as a card: what it asks, what of that is met, what it gives. */
import { fitted, cutPath, Part } from '@machiya/kit'
import { type Seat } from '@machiya/kernel'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import type { MissionRow } from '../../data/rows.ts'
import { SignMark } from '../marks/drawn.ts'
import { gainsOf, isMet, missing, pricedAt, wantsOf, type Want } from './needs.ts'
import { categorySign, COLOUR, SHAPE } from '../marks/signs.ts'
import { textIn } from '../text.ts'
import { wantName } from './shortfall.ts'
import { Token, tokenLook, tokenState } from './token.tsx'
import type { Board } from '../where.ts'

type Of = { readonly board: Board; readonly row: MissionRow; readonly width: number }
const A_ROW = 4
const HEAD = 30
const NEED = 52
const FOOT = 22

const rowsOf = (row: MissionRow): number => Math.ceil(wantsOf(row.needs).length / A_ROW)
export const missionHeight = (id: string): number =>
  id in MISSION ? HEAD + rowsOf(MISSION[id as MissionId]) * NEED + 27 + 26 + FOOT : 60

/** Cloth of the header, so that colours are told apart without colour: dots, scales, checks, lozenges. */
const CLOTH: Readonly<Record<string, string>> = {
  green: 'M6 6h3m7 8h3m-13 8h3',
  yellow: 'M0 10l10-9l10 9M0 19l10-9l10 9M0 28l10-9l10 9',
  red: 'M0 0h10v10h-10zM10 10h10v10h-10zM0 20h10v9h-10z',
  black: 'M0 15l10-8l10 8l-10 8z',
}
const CLOTH_WIDTH = 20
const Cloth = ({ row, width }: { readonly row: MissionRow; readonly width: number }) => (
  <g stroke="var(--on-ai)" strokeOpacity="0.17" fill="none" strokeWidth="1.6">
    {Array.from({ length: Math.floor((width - 30) / CLOTH_WIDTH) }, (_, i) => (
      <path key={i} d={CLOTH[row.color]} transform={`translate(${26 + i * CLOTH_WIDTH} 0.5)`} />
    ))}
  </g>
)

const Head = ({ board, row, width }: Of) => {
  const name = board.t.name(row.id)
  return (
    <g>
      <path
        d={`M0 0H${width - 9}L${width} 9V${HEAD}H0Z`}
        fill={COLOUR[row.color]}
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <Cloth row={row} width={width} />
      <path d={SHAPE[row.color]} transform="translate(16 15)" fill="var(--on-ai)" />
      <text
        className="kit-title"
        x="30"
        y="15"
        dy="0.35em"
        fontSize="15"
        style={{ fill: 'var(--on-ai)' }}
        {...fitted(name, 16.5, width - 60)}
      >
        {name}
      </text>
      <SignMark name={categorySign(row.category)} x={width - 18} y={16} size={17} colour="var(--on-ai)" />
    </g>
  )
}

/** A card drawn wide is drawn smaller as a whole. */
const wordSize = (room: number): number => (room > 63 ? 15 : 13)
const Need = ({
  board,
  seat,
  want,
  x,
  y,
  room,
}: {
  readonly board: Board
  readonly seat: Seat | null
  readonly want: Want
  readonly x: number
  readonly y: number
  readonly room: number
}) => {
  const state = seat === null ? 'missing' : tokenState(board, seat, want)
  const said = textIn(board.locale)
  const price = seat === null || state !== 'missing' ? undefined : pricedAt(board.view, seat, want)
  const name = wantName(board, want)
  const text = state === 'now' ? said.placeNow : name
  return (
    <g transform={`translate(${x} ${y})`}>
      <Token want={want} state={state} {...(price === undefined ? {} : { price })} />
      <text
        className="kit-text"
        y="30"
        textAnchor="middle"
        fontSize={wordSize(room)}
        style={state === 'now' ? { fill: 'var(--shu)' } : state === 'missing' ? { fontWeight: 500 } : {}}
        {...fitted(text, wordSize(room), room - 2)}
      >
        {text}
      </text>
    </g>
  )
}

export const Gains = ({
  reward,
  x,
  y,
}: {
  readonly reward: MissionRow['reward']
  readonly x: number
  readonly y: number
}) => (
  <g transform={`translate(${x} ${y})`}>
    {gainsOf(reward).map(({ id, sign, count }, i) => (
      <g key={id} transform={`translate(${i * 46} 0)`}>
        {id === 'prestige' || id === 'mon' ? (
          <text className="kit-figure" dy="0.35em" fontSize="17" fill="var(--sumi)">
            {count}
          </text>
        ) : null}
        <SignMark
          name={sign}
          x={count > 9 ? 28 : 19}
          size={16}
          colour={id === 'prestige' ? 'var(--kin)' : 'var(--sumi)'}
        />
      </g>
    ))}
  </g>
)

const Bonus = ({ board, row, width, seat }: Of & { readonly seat: Seat | null }) => (
  <g>
    <text
      className="kit-quiet"
      x="8"
      dy="0.35em"
      fontSize={wordSize(width / A_ROW)}
      {...fitted(textIn(board.locale).bonusLine, wordSize(width / A_ROW), 44)}
    >
      {textIn(board.locale).bonusLine}
    </text>
    {wantsOf(row.bonusNeeds).map((want, i) => (
      <g key={`${want.id}-${i}`} transform={`translate(${62 + i * 26} 0)`}>
        <title>{wantName(board, want)}</title>
        <Token
          want={want}
          state={seat !== null && isMet(board.view, seat, want) ? 'met' : 'missing'}
          size={10}
        />
      </g>
    ))}
    <Gains reward={row.bonusReward} x={width - 44 * gainsOf(row.bonusReward).length} y={0} />
  </g>
)

/** Ready, or what is lacking, in words. */
const Foot = ({ board, row, width, seat }: Of & { readonly seat: Seat }) => {
  const said = textIn(board.locale)
  const lacks = missing(board.view, seat, row.needs)
  const [first] = lacks
  const ready = lacks.length === 0
  const text = ready
    ? said.ready
    : lacks.length === 1 && first
      ? said.short1(wantName(board, first))
      : said.shortMany(lacks.length)
  return (
    <g>
      <path
        d={`M0 0H${width}V${FOOT}H9L0 ${FOOT - 9}Z`}
        fill={ready ? 'var(--matsu)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <text
        className="kit-text"
        x={width / 2}
        y={FOOT / 2}
        dy="0.35em"
        textAnchor="middle"
        fontSize={wordSize(width / A_ROW)}
        style={{ fill: ready ? 'var(--on-ai)' : 'var(--sumi)', fontWeight: 500 }}
      >
        {text}
        {row.endsGame ? ` · ${said.ends}` : ''}
      </text>
    </g>
  )
}

type Held = {
  readonly board: Board
  readonly id: MissionId
  readonly seat: Seat | null
  readonly width: number
}
export const lookOfMission = ({ board, id, seat, width }: Held): string => {
  const row = MISSION[id]
  if (!row) return id
  const wants = wantsOf(row.needs)
  const prices = wants.map((want) => (seat === null ? '' : pricedAt(board.view, seat, want)))
  const bonus = tokenLook(board, seat, wantsOf(row.bonusNeeds))
  return [id, seat, width, tokenLook(board, seat, wants), prices, bonus].join(' ')
}

/** The whole card; `seat` is whose goods are held against it. */
export const MissionCard = (held: Held) => (
  <Part look={`mission ${lookOfMission(held)}`}>
    <Card {...held} />
  </Part>
)

const Card = ({ board, id, seat, width }: Held) => {
  const row = MISSION[id]
  if (!row) return null
  const wants = wantsOf(row.needs)
  const bar = HEAD + rowsOf(row) * NEED
  const step = width / A_ROW
  return (
    <g>
      <path
        className="spot-paper"
        d={cutPath(0, 0, width, bar + 53 + FOOT, 9)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <Head board={board} row={row} width={width} />
      {wants.map((want, i) => (
        <Need
          key={`${want.id}-${i}`}
          board={board}
          seat={seat}
          want={want}
          x={step * ((i % A_ROW) + 0.5)}
          y={HEAD + 20 + Math.floor(i / A_ROW) * NEED}
          room={step}
        />
      ))}
      <rect x="0.75" y={bar} width={width - 1.5} height="27" fill="var(--washi-deep)" />
      <Gains reward={row.reward} x={12} y={bar + 14} />
      <g transform={`translate(0 ${bar + 40})`}>
        <Bonus board={board} row={row} width={width} seat={seat} />
      </g>
      <g transform={`translate(0 ${bar + 53})`}>
        {seat === null ? null : <Foot board={board} row={row} width={width} seat={seat} />}
      </g>
    </g>
  )
}
