/** Technologies on a phone, one below the other with all they say; where there are two boards, one at a time. */
import { cutPath, Press, Spot, widthOf } from '@machiya/kit'
import { useState } from 'react'
import { TECHNOLOGY } from '../../by-id.ts'
import type { TechnologyBoard } from '../../position.ts'
import { spoken } from '../cards/order.tsx'
import { hasSlips, Slips } from '../cards/slip.tsx'
import { areaOf, quiet, technologiesOn, technologyBoardsOf, type Laid } from '../cards/technologies.ts'
import type { Board } from '../preview.ts'
import { PAGE } from './shape.ts'
import { SignMark } from '../signs/drawn.ts'
import { letter } from '../signs/letters.tsx'
import { CountrySeal } from '../signs/reward.tsx'

const HEAD = 30
const SLIPS = 40
const SIZE = 12.2
const LINE = 13.6
/** A row without its text. */
const ROW = 20.5

/** Breaks a text into lines that are no wider than this. */
const linesIn = (text: string, width: number): readonly string[] =>
  text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    return last !== undefined && widthOf(longer, SIZE) > width
      ? [...lines, word]
      : [...lines.slice(0, -1), longer]
  }, [])

const Row = ({
  board,
  laid,
  lines,
  height,
  news,
}: {
  readonly board: Board
  readonly laid: Laid
  readonly lines: readonly string[]
  readonly height: number
  readonly news: boolean
}) => {
  const { cost, country } = TECHNOLOGY[laid.id]
  const top = (height - 3 - 17 - lines.length * LINE) / 2
  const face = (
    <g>
      <path
        className="spot-paper"
        d={cutPath(0, 0, PAGE.width, height - 3, 6)}
        fill={news ? 'var(--news)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeWidth="1.2"
      />
      <SignMark name="gear" x={15} y={top + 9} size={15} />
      <text className="kit-figure" x="26" y={top + 13.5} fontSize={letter(16)} fill="var(--sumi)">
        {laid.extra ? `${cost}+${laid.extra}` : cost}
      </text>
      <text className="kit-title" x="58" y={top + 13.5} fontSize={letter(15)}>
        {board.t.name(laid.id)}
      </text>
      <CountrySeal country={country} x={PAGE.width - 16} y={top + 9} size={17} />
      {lines.map((line, at) => (
        <text key={at} className="kit-text" x="8" y={top + 26 + at * LINE} fontSize={letter(SIZE)}>
          {line}
        </text>
      ))}
    </g>
  )
  return (
    <Spot
      board={laid.idle ? quiet(board) : board}
      pick={laid.id}
      label={spoken(board, laid.id)}
      reads={laid.id}
    >
      {face}
    </Spot>
  )
}

const Shelf = ({
  board,
  name,
  top,
  news,
}: {
  readonly board: Board
  readonly name: TechnologyBoard
  readonly top: number
  readonly news: ReadonlySet<string>
}) => {
  const rows = technologiesOn(board, name).map((laid) => ({
    laid,
    lines: linesIn(board.words.effects[laid.id] ?? '', PAGE.width - 16),
  }))
  const room = PAGE.height - top - (hasSlips(board) ? SLIPS : 0)
  const needed = rows.map(({ lines }) => ROW + lines.length * LINE)
  const spare = (room - needed.reduce((sum, height) => sum + height, 0)) / Math.max(1, rows.length)
  const heights = needed.map((height) => height + Math.min(14, spare))
  return (
    <g transform={`translate(4 ${top})`}>
      {rows.map(({ laid, lines }, at) => (
        <g
          key={laid.space}
          transform={`translate(0 ${heights.slice(0, at).reduce((sum, height) => sum + height, 0)})`}
        >
          <Row board={board} laid={laid} lines={lines} height={heights[at] ?? 0} news={news.has(laid.id)} />
        </g>
      ))}
    </g>
  )
}

/** The board that is asked about, or the one the reader turned to. */
const useShelf = (board: Board) => {
  const { task } = board
  const asked = task?.task === 'research' ? task.a.board : undefined
  const [turned, turn] = useState<{ readonly from: typeof asked; readonly to: TechnologyBoard } | null>(null)
  const shown = turned && turned.from === asked ? turned.to : (asked ?? 'laboratory')
  return [shown, (to: TechnologyBoard) => turn({ from: asked, to })] as const
}

export const PhoneTechnologies = ({
  board,
  news,
}: {
  readonly board: Board
  readonly news: ReadonlySet<string>
}) => {
  const [shown, turn] = useShelf(board)
  const names = technologyBoardsOf(board)
  const width = PAGE.width / names.length
  return (
    <g>
      {names.map((name, at) => (
        <Press
          key={name}
          label={board.t.name(areaOf(name))}
          pressed={name === shown}
          press={() => turn(name)}
          transform={`translate(${4 + at * width} 0)`}
        >
          <rect
            width={width - 2}
            height={HEAD - 4}
            fill={name === shown ? 'var(--matsu)' : 'var(--washi-deep)'}
          />
          <text
            className="kit-title"
            x={width / 2}
            y={(HEAD - 4) / 2}
            dy="0.35em"
            textAnchor="middle"
            fontSize={letter(15)}
            style={{ fill: name === shown ? 'var(--on-ai)' : 'var(--sumi)' }}
          >
            {board.t.name(areaOf(name))}
          </text>
        </Press>
      ))}
      <Shelf board={board} name={shown} top={HEAD} news={news} />
      <Slips board={board} room={{ x: 4, y: PAGE.height - SLIPS + 4, width: PAGE.width, height: 34 }} />
    </g>
  )
}
