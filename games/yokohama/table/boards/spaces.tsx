/** The church board and the customs board. */
import { cutPath, lookAt, Part, Spot } from '@machiya/kit'
import { CHURCH_SPACES } from '../../data/church-spaces.ts'
import { CUSTOMS_SPACES } from '../../data/customs-spaces.ts'
import { SCORES } from '../../data/scores.ts'
import { NEUTRAL, NONE, type Board as Which } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { Assistant, Stranger } from '../town/figures.tsx'
import { spaceRect, TEXT, type Rect } from '../layout.ts'
import { fit, letter } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'
import { Plum, RewardMark } from '../signs/reward.tsx'
import { textIn } from '../text.ts'

type Row = (typeof CHURCH_SPACES)[number] | (typeof CUSTOMS_SPACES)[number]
const rowsOf = (which: Which): readonly Row[] => (which === 'church' ? CHURCH_SPACES : CUSTOMS_SPACES)

/** In spaces up to this height cost and reward stand side by side. */
const FLAT = 46
/** The room of the majorities beside the name of a board. */
const MAJORITY = 136

const Owner = ({
  board,
  owner,
  x,
  y,
  size,
}: {
  readonly size: number
  readonly board: Board
  readonly owner: number
  readonly x: number
  readonly y: number
}) => {
  const player = board.players[owner]
  return (
    <g transform={`translate(${x} ${y})`}>
      {owner === NEUTRAL ? (
        <Stranger size={size} />
      ) : player ? (
        <Assistant player={player} size={size} />
      ) : null}
    </g>
  )
}

type SpaceProps = {
  readonly board: Board
  readonly row: Row
  readonly owner: number
  readonly rect: Rect
  readonly news: boolean
}

/** What the space brings to whoever takes it. */
const Brings = ({ row: { points, yen, moves }, rect }: Pick<SpaceProps, 'row' | 'rect'>) =>
  rect.height < FLAT ? (
    <RewardMark
      reward={{ points, yen, moves }}
      x={rect.width / 2 + 12}
      y={rect.height / 2}
      size={24}
      most={rect.width - 28}
    />
  ) : (
    <>
      <Plum x={rect.width - 15} y={15} size={26} value={points} />
      <RewardMark
        reward={{ yen, moves }}
        x={rect.width / 2}
        y={rect.height - 13}
        size={22}
        most={rect.width - 4}
      />
    </>
  )

const Sheet = ({ row, owner, rect, news }: Omit<SpaceProps, 'board'>) => {
  const taken = owner !== NONE
  return (
    <>
      <path
        className="spot-paper"
        d={cutPath(0, 0, rect.width, rect.height, 6)}
        fill={news ? 'var(--news)' : taken ? 'var(--washi)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeOpacity={taken ? 0.5 : 1}
        strokeWidth="1.2"
      />
      <text
        className="kit-figure"
        x="7"
        y={rect.height < FLAT ? rect.height / 2 : 13}
        dy="0.36em"
        fontSize={letter(17)}
        fill={taken ? 'var(--sumi-light)' : 'var(--sumi)'}
      >
        {row.cost}
      </text>
    </>
  )
}

const Space = (space: SpaceProps) => {
  const { board, row, owner, rect } = space
  const taken = owner !== NONE
  const flat = rect.height < FLAT
  const who = owner === NEUTRAL ? textIn(board.locale).neutral : taken ? board.t.seat(owner as never) : ''
  return (
    <g transform={`translate(${rect.x} ${rect.y})`}>
      <Spot
        board={board}
        pick={row.id}
        label={[board.t.name(row.id), board.words.effects[row.id], who].filter(Boolean).join(', ')}
      >
        <Sheet {...space} />
        {taken ? (
          <Owner
            size={flat ? 22 : 30}
            board={board}
            owner={owner}
            x={rect.width / 2 + (flat ? 16 : 6)}
            y={rect.height / 2 + (flat ? 0 : 6)}
          />
        ) : (
          <Brings row={row} rect={rect} />
        )}
      </Spot>
    </g>
  )
}

const Majority = ({
  board,
  which,
  x,
  y,
}: {
  readonly board: Board
  readonly which: Which
  readonly x: number
  readonly y: number
}) => {
  const points = SCORES.find(({ id }) => id === which)?.points ?? []
  const said = textIn(board.locale)
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className="kit-quiet" x="-85" textAnchor="end" dy="0.35em" fontSize={letter(TEXT)}>
        {said.first}
      </text>
      <Plum x={-72} size={23} value={points[0] ?? ''} />
      <text className="kit-quiet" x="-25" textAnchor="end" dy="0.35em" fontSize={letter(TEXT)}>
        {said.second}
      </text>
      <Plum x={-11} size={23} value={points[1] ?? ''} />
    </g>
  )
}

type SpacesProps = {
  readonly board: Board
  readonly which: Which
  readonly rect: Rect
  /** What the last move was about, and what the area in question would open. */
  readonly news: ReadonlySet<string>
  readonly lit: ReadonlySet<string>
}

/** Everything the board shows, as text. */
export const lookOfSpaces = ({ board, which, rect, news, lit }: SpacesProps): string => {
  const ids = rowsOf(which).map(({ id }) => id)
  return [
    board.locale,
    board.view[which],
    lookAt(board, ids),
    ids.filter((id) => news.has(id) || lit.has(id)),
    rect.width,
    rect.height,
    board.players.map(({ name }) => name),
  ].join('|')
}

const Whole = ({ board, which, rect, news, lit }: SpacesProps) => (
  <g>
    <path
      d={cutPath(rect.x, rect.y, rect.width, rect.height, 8)}
      fill="var(--washi-deep)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
    <SignMark name={which === 'church' ? 'church' : 'import'} x={rect.x + 18} y={rect.y + 15} size={20} />
    <text
      className="kit-title"
      x={rect.x + 34}
      y={rect.y + 15}
      dy="0.35em"
      {...fit(board.t.name(which), 17, rect.width - 38 - MAJORITY)}
    >
      {board.t.name(which)}
    </text>
    <Majority board={board} which={which} x={rect.x + rect.width - 10} y={rect.y + 15} />
    {rowsOf(which).map((row, at) => (
      <Space
        key={row.id}
        board={board}
        row={row}
        owner={board.view[which][at] ?? NONE}
        rect={spaceRect(rect, at)}
        news={news.has(row.id) || lit.has(row.id)}
      />
    ))}
  </g>
)

export const Spaces = (spaces: SpacesProps) => (
  <Part look={lookOfSpaces(spaces)}>
    <Whole {...spaces} />
  </Part>
)
