/** The bidding track: who is still in, the seven categories in their three groups, and the egress. */
import { fitted, cutPath, offerAt, SeatChip, Spot, Part } from '@machiya/kit'
import { CATEGORIES, type CategoryId, type GroupId } from '../../data/categories.ts'
import { SignMark } from '../marks/drawn.ts'
import { lookAt } from '../look.ts'
import { COLUMN } from '../layout.ts'
import { Heading } from '../marks/lines.tsx'
import { signOf } from '../marks/signs.ts'
import { textIn } from '../text.ts'
import { calledOf, LOT_TASKS, type Board } from '../where.ts'

const W = COLUMN.width
const GROUPS: readonly GroupId[] = ['white', 'black', 'red']
const GAP = 5
const COL = (W - 2 * GAP) / 3
const ROW = 42
const BAND: Readonly<Record<GroupId, string>> = {
  white: 'var(--kinari)',
  black: 'var(--sumi)',
  red: 'var(--seat-2)',
}

/** Colours of missions and things to lose bear the same names: only in the bidding are they lots. */
const lotPick = ({ task }: Board, id: string): string => (LOT_TASKS.includes(task?.task) ? id : '')
const partsOf = (group: GroupId) => CATEGORIES.filter((row) => row.group === group)
const isShut = ({ view }: Board, id: CategoryId, group: GroupId): boolean =>
  view.closed.includes(id) || view.closed.includes(group)

const isSold = ({ view }: Board, id: CategoryId): boolean => view.sale.lot === id && view.phase === 'bidding'

/** What a lot costs at least, or that nobody may bid for it now. */
const Minimum = ({
  shut,
  right,
  y,
  children,
}: {
  readonly shut: boolean
  readonly right: number
  readonly y: number
  readonly children: number
}) =>
  shut ? (
    <SignMark name="yedo-cross" x={right - 6} y={y} size={11} colour="var(--sumi-light)" />
  ) : (
    <text
      className="kit-figure"
      x={right}
      y={y}
      dy="0.35em"
      textAnchor="end"
      fontSize="16.4"
      fill="var(--sumi)"
    >
      {children}
    </text>
  )

const lookOfLot = (board: Board, id: CategoryId, group: GroupId): string =>
  `${id} ${isShut(board, id, group)} ${isSold(board, id)} ${lookAt(board, lotPick(board, id), id)}`

const Lot = ({
  board,
  id,
  group,
  minimum,
  y,
}: {
  readonly board: Board
  readonly id: CategoryId
  readonly group: GroupId
  readonly minimum: number
  readonly y: number
}) => {
  const said = textIn(board.locale)
  const shut = isShut(board, id, group)
  const sold = isSold(board, id) && !shut
  return (
    <g transform={`translate(0 ${y})`}>
      <Spot
        board={board}
        pick={lotPick(board, id)}
        id={id}
        label={`${calledOf(board, id)}, ${shut ? said.closed : minimum}`}
      >
        <path
          className="spot-paper"
          d={cutPath(0, 0, COL, ROW - 2, 5)}
          fill={sold ? 'var(--news)' : shut ? 'var(--washi-deep)' : 'var(--kinari)'}
          stroke="var(--sumi)"
          strokeWidth="1"
          strokeOpacity={shut ? 0.33 : 1}
        />
        <SignMark
          name={signOf(id) ?? 'yedo-card'}
          x={12}
          y={20}
          size={17}
          colour={shut ? 'var(--sumi-light)' : 'var(--sumi)'}
        />
        <text
          className={shut ? 'kit-quiet' : 'kit-text'}
          x="22"
          y="20"
          dy="0.35em"
          fontSize="14"
          {...fitted(said.short[id] ?? '', 14, COL - 39)}
        >
          {said.short[id]}
        </text>
        <Minimum shut={shut} right={COL - 3} y={20}>
          {minimum}
        </Minimum>
      </Spot>
    </g>
  )
}

/** Where one only says whether to take part, the answers stand below. */
const isAnswer = ({ task }: Board): boolean => task?.task === 'take-part'

const Egress = ({ board, y }: { readonly board: Board; readonly y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <Spot board={board} pick="egress" twin={isAnswer(board)} label={board.t.name('egress')}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, COL, ROW - 2, 5)}
        fill="none"
        stroke="var(--sumi)"
        strokeWidth="1"
        strokeDasharray="4 3"
      />
      <SignMark name="yedo-egress" x={12} y={20} size={18} />
      <text
        className="kit-text"
        x="24"
        y="20"
        dy="0.35em"
        fontSize="14"
        {...fitted(textIn(board.locale).egress, 14, COL - 27)}
      >
        {textIn(board.locale).egress}
      </text>
    </Spot>
  </g>
)

/** With two or three players a whole group is announced: its band is the offer. */
const Group = ({
  board,
  group,
  x,
}: {
  readonly board: Board
  readonly group: GroupId
  readonly x: number
}) => (
  <g transform={`translate(${x} 0)`}>
    <Part look={`group ${group} ${lookAt(board, lotPick(board, group), group)}`}>
      <Spot
        board={board}
        pick={lotPick(board, group)}
        id={group}
        label={board.task?.task === 'announce' ? calledOf(board, group) : group}
      >
        <path
          className="spot-paper"
          d={cutPath(-2.5, -3, COL + 5, ROW * 3 + 14, 6)}
          fill="transparent"
          stroke="none"
        />
        <rect width={COL} height="6" fill={BAND[group]} stroke="var(--sumi)" strokeWidth="1" />
      </Spot>
    </Part>
    <g pointerEvents={offerAt(board.offers, lotPick(board, group)) ? 'none' : undefined}>
      {partsOf(group).map(({ id, minimum }, i) => (
        <Part key={id} look={`lot ${lookOfLot(board, id, group)}`}>
          <Lot board={board} id={id} group={group} minimum={minimum} y={10 + i * ROW} />
        </Part>
      ))}
    </g>
    {group === 'red' ? (
      <Part look={`egress ${isAnswer(board)} ${lookAt(board, 'egress')}`}>
        <Egress board={board} y={10 + 2 * ROW} />
      </Part>
    ) : null}
  </g>
)

/** Those who have not passed yet, in their order. */
const Track = ({ board }: { readonly board: Board }) => (
  <g transform={`translate(${W} 9)`}>
    {board.view.track.map((seat, i, all) => {
      const player = board.players[seat]
      return player ? <SeatChip key={seat} player={player} x={(i - all.length + 0.5) * 25} size={22} /> : null
    })}
  </g>
)

const TILE = (W - 6 * 4) / 7
const SmallLot = ({
  board,
  id,
  group,
  minimum,
}: {
  readonly board: Board
  readonly id: CategoryId
  readonly group: GroupId
  readonly minimum: number
}) => {
  const shut = isShut(board, id, group)
  const said = textIn(board.locale)
  return (
    <g>
      <title>{`${said.short[id]}, ${shut ? said.closed : minimum}`}</title>
      <rect width={TILE} height="4" fill={BAND[group]} stroke="var(--sumi)" strokeWidth="0.8" />
      <path
        d={cutPath(0, 7, TILE, 30, 5)}
        fill={shut ? 'var(--washi-deep)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeWidth="1"
        strokeOpacity={shut ? 0.33 : 1}
      />
      <SignMark
        name={signOf(id) ?? 'yedo-card'}
        x={11}
        y={22}
        size={16}
        colour={shut ? 'var(--sumi-light)' : 'var(--sumi)'}
      />
      <Minimum shut={shut} right={TILE - 5} y={22}>
        {minimum}
      </Minimum>
    </g>
  )
}

/** When nothing is bid for: the seven categories in one row. */
const Lots = ({ board }: { readonly board: Board }) => (
  <Part look={`small lots ${CATEGORIES.map(({ id, group }) => isShut(board, id, group)).join()}`}>
    {CATEGORIES.map(({ id, group, minimum }, at) => (
      <g key={id} transform={`translate(${at * (TILE + 4)} 0)`}>
        <SmallLot board={board} id={id} group={group} minimum={minimum} />
      </g>
    ))}
  </Part>
)

export const BIDDING_HEIGHT = 161
export const BIDDING_ROW = 62
export const Bidding = ({ board, row = false }: { readonly board: Board; readonly row?: boolean }) => (
  <g>
    <Heading width={W}>{textIn(board.locale).bidding}</Heading>
    <Part look={`track ${board.view.track.join()}`}>
      <Track board={board} />
    </Part>
    <g transform="translate(0 24)">
      {row ? (
        <Lots board={board} />
      ) : (
        GROUPS.map((group, i) => <Group key={group} board={board} group={group} x={i * (COL + GAP)} />)
      )}
    </g>
  </g>
)
