/** What a seat holds in hand, and on a phone the plan and the displays too. */
import { cutPath, Spot, useSmall } from '@machiya/kit'
import { resourceOf } from '../../picks.ts'
import type { Player } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { RAIL } from '../map/layout.ts'
import { Letters, NAME, TEXT } from '../signs/letters.tsx'
import { RailSheet } from '../side/rail.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const W = RAIL.width
const ROW = 42

const privilegeOf = (pick: string): string => resourceOf(pick)?.privilege ?? pick

/** A privilege in hand; one that serves at any time can be pressed, once for each good it may bring. */
const picksOf = (board: Board, me: Player): readonly string[] => {
  const serving = board.offers
    .map(({ pick }) => String(pick))
    .filter((pick) => me.privileges.of.some((id) => id === privilegeOf(pick)))
  const idle = me.privileges.of.filter((id) => !serving.some((pick) => privilegeOf(pick) === id))
  return [...serving, ...idle]
}

const Privilege = ({ board, pick }: { readonly board: Board; readonly pick: string }) => {
  const id = privilegeOf(pick)
  const good = resourceOf(pick)?.resource
  return (
    <Spot board={board} pick={pick} label={`${board.t.name(id)} ${good ? board.t.name(good) : ''}`}>
      <path
        className="spot-paper"
        d={cutPath(1, 1, W - 2, ROW - 6, 6)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <text className="kit-text" x="10" y={ROW / 2 - 2} dy="0.35em" fontSize={TEXT}>
        {board.t.name(id)}
      </text>
      {good ? <SignMark name={good} x={W - 20} y={ROW / 2 - 2} size={20} /> : null}
    </Spot>
  )
}

const Privileges = ({ board }: { readonly board: Board }) => {
  const me = board.seat === null ? undefined : board.view.seats[board.seat]
  const picks = me ? picksOf(board, me) : []
  if (picks.length === 0) return null
  return (
    <svg
      className="edo"
      viewBox={`0 0 ${W} ${24 + picks.length * ROW}`}
      width="100%"
      role="group"
      aria-label={textIn(board.locale).privileges}
    >
      <text className="kit-title" y="15" fontSize={NAME}>
        {textIn(board.locale).privileges}
      </text>
      {picks.map((pick, i) => (
        <g key={`${pick}-${i}`} transform={`translate(0 ${24 + i * ROW})`}>
          <Privilege board={board} pick={pick} />
        </g>
      ))}
    </svg>
  )
}

/** On a phone the plan and the displays, which stand beside the map on a desk, follow it. */
export const Hand = (board: Board) => (
  <>
    <Letters />
    {useSmall(board) ? <RailSheet board={board} /> : null}
    <Privileges board={board} />
  </>
)
