/** A mission in two lines: its name and its reward, and what it asks piece by piece. */
import { fitted, widthOf, cutPath, Part } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import type { MissionRow } from '../../data/rows.ts'
import { Difficulty } from '../marks/figures.tsx'
import { Gains } from './mission.tsx'
import { missing, wantsOf } from './needs.ts'
import { COLOUR } from '../marks/signs.ts'
import { textIn } from '../text.ts'
import { Token, tokenLook, tokenState } from './token.tsx'
import type { Board } from '../where.ts'

export const BRIEF_HEIGHT = 63
type Of = { readonly board: Board; readonly seat: Seat; readonly row: MissionRow; readonly width: number }

/** A mission that asks for very much has a line for that alone. */
const isLong = (row: MissionRow): boolean => wantsOf(row.needs).length > 7

/** As large as the number of things allows. */
const Wants = ({ board, seat, row, width }: Of) => {
  const wants = wantsOf(row.needs)
  const step = Math.min(30, (width - (isLong(row) ? 28 : 100)) / wants.length)
  return wants.map((want, i) => (
    <g key={`${want.id}-${i}`} transform={`translate(${24 + i * step} 42)`}>
      <Token want={want} state={tokenState(board, seat, want)} size={Math.min(12.5, step * 0.46)} />
    </g>
  ))
}

/** Ready, or how much is lacking. */
const standingOf = ({ board, seat, row }: Of): { readonly lacks: number; readonly text: string } => {
  const lacks = missing(board.view, seat, row.needs).length
  return { lacks, text: lacks === 0 ? textIn(board.locale).ready : `−${lacks}` }
}

const Standing = (of: Of) => {
  const { lacks, text } = standingOf(of)
  return (
    <text
      className={lacks === 0 ? 'kit-text' : 'kit-quiet'}
      x={of.width - 10}
      y="16"
      dy="0.35em"
      textAnchor="end"
      fontSize="16.4"
      style={lacks === 0 ? { fill: 'var(--matsu)', fontWeight: 500 } : {}}
    >
      {text}
    </text>
  )
}

const onlyPoints = ({ reward }: MissionRow) => ({
  ...(reward.prestige ? { prestige: reward.prestige } : {}),
  ...(reward.mon ? { mon: reward.mon } : {}),
})

type Told = {
  readonly board: Board
  readonly id: MissionId
  readonly seat: Seat
  readonly width: number
  /** Without a paper of its own. */
  readonly bare?: boolean
}
const lookOfBrief = ({ board, id, seat, width, bare = false }: Told): string =>
  [id, seat, width, bare, MISSION[id] ? tokenLook(board, seat, wantsOf(MISSION[id].needs)) : ''].join(' ')

export const MissionBrief = (told: Told) => (
  <Part look={`brief ${lookOfBrief(told)}`}>
    <Brief {...told} />
  </Part>
)

const Brief = ({ board, id, seat, width, bare = false }: Told) => {
  const row = MISSION[id]
  if (!row) return null
  const of = { board, seat, row, width }
  const name = board.t.name(id)
  return (
    <g>
      {bare ? null : (
        <>
          <path
            className="spot-paper"
            d={cutPath(0, 0, width, BRIEF_HEIGHT - 5, 7)}
            fill="var(--kinari)"
            stroke="var(--sumi)"
            strokeWidth="1.2"
          />
          <rect x="0.6" y="0.6" width="5" height={BRIEF_HEIGHT - 13} fill={COLOUR[row.color]} />
        </>
      )}
      <Difficulty color={row.color} x={18} y={16} scale={0.9} />
      <text
        className="kit-title"
        x="30"
        y="16"
        dy="0.35em"
        fontSize="16.4"
        {...fitted(name, 17.5, isLong(row) ? 150 : width - 56 - widthOf(standingOf(of).text, 16.4))}
      >
        {name}
      </text>
      {bare || isLong(row) ? null : <Standing {...of} />}
      <Wants {...of} />
      <Gains reward={onlyPoints(row)} x={width - 84} y={isLong(row) ? 16 : 42} />
    </g>
  )
}
