/** What a slip shows, one below the other: the card in question, what there is to choose from, plain answers. */
import type { Offer } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { isOffered } from '../clan/annexes.ts'
import { Auction, auctionHeight } from '../auction/auction.tsx'
import { AnswerSlip, BUTTON } from './button.tsx'
import { COLUMN, isSmall, stacked } from '../layout.ts'
import { peopleOf } from '../wheel/offered.ts'
import { Front, Fronts, frontsHeight } from '../cards/fronts.tsx'
import { Heading } from '../marks/lines.tsx'
import { MissionCard, missionHeight } from '../cards/mission.tsx'
import { textIn } from '../text.ts'
import { Trade, tradeHeight } from '../trade/trade.tsx'
import { Turn } from '../motion/turn.tsx'
import { answersOf, HELD, type Board } from '../where.ts'
import { thingOf } from '../../picks.ts'

const W = COLUMN.width
/** Cards are drawn for the hand; beside the city they are read from farther away. */
const ZOOM = 1.25
type Piece = { readonly id: string; readonly height: number; readonly draw: ReactNode }

/** Answers stand two abreast when there are many. */
const Answers = ({ board, answers }: { readonly board: Board; readonly answers: readonly Offer[] }) => {
  const abreast = answers.length > 3 ? 2 : 1
  const width = abreast === 2 ? W / 2 - 3 : W
  return answers.map(({ pick }, i) => (
    <g
      key={pick}
      transform={`translate(${(i % abreast) * (width + 6)} ${Math.floor(i / abreast) * (BUTTON + 5)})`}
    >
      <AnswerSlip board={board} pick={pick} width={width} />
    </g>
  ))
}

const playedPiece = (board: Board): Piece[] => {
  const card = board.view.played.of.at(-1)
  return card
    ? [
        {
          id: 'played',
          height: 126,
          draw: (
            <g>
              <Heading width={W}>{textIn(board.locale).answer}</Heading>
              <g transform="translate(0 24)">
                <Turn face={card} calm={board.calm} dealt>
                  <Front board={board} id={card} height={96} />
                </Turn>
              </g>
            </g>
          ),
        },
      ]
    : []
}

const shownPiece = (board: Board): Piece[] => {
  const id = board.view.shown.of[0]
  return id
    ? [
        {
          id: 'shown',
          height: missionHeight(id) * ZOOM + 10,
          draw: (
            <Turn face={id} calm={board.calm} dealt>
              <g transform={`scale(${ZOOM})`}>
                <MissionCard board={board} id={id} seat={board.view.turn.seat} width={W / ZOOM} />
              </g>
            </Turn>
          ),
        },
      ]
    : []
}

/** Tasks that choose among cards, and how that is headed. */
const CARDS: Readonly<Record<string, 'youKeep' | 'layBack' | 'chooseOne'>> = {
  keep: 'youKeep',
  'lay-back': 'layBack',
  ...Object.fromEntries(HELD.map((task) => [task, 'chooseOne' as const])),
}

const windowPiece = (board: Board): Piece[] => {
  const task = board.task?.task
  if (task === 'bid' || task === 'last-bid')
    return [{ id: 'auction', height: auctionHeight(board), draw: <Auction board={board} /> }]
  if (task === 'haggle') return [{ id: 'trade', height: tradeHeight(board), draw: <Trade board={board} /> }]
  if (task !== undefined && CARDS[task] && board.offers.length > 0)
    return [
      {
        id: 'aside',
        height: frontsHeight(board),
        draw: (
          <g>
            <Heading width={W}>{textIn(board.locale)[CARDS[task]]}</Heading>
            <g transform="translate(0 24)">
              <Fronts board={board} />
            </g>
          </g>
        ),
      },
    ]
  return task === 'favor' ? [favorPiece(board)] : []
}
const favorPiece = (board: Board): Piece => ({
  id: 'favors',
  height: 28 + board.view.favors.length * (BUTTON + 5),
  draw: (
    <g>
      <Heading width={W}>{textIn(board.locale).favors}</Heading>
      {board.view.favors.map((pick, i) => (
        <g key={pick} transform={`translate(0 ${26 + i * (BUTTON + 5)})`}>
          <AnswerSlip board={board} pick={pick} width={W} text={board.t.name(pick)} />
        </g>
      ))}
    </g>
  ),
})

const answerPiece = (board: Board): Piece[] => {
  const answers = answersOf(board)
  const rows = answers.length > 3 ? Math.ceil(answers.length / 2) : answers.length
  return answers.length === 0
    ? []
    : [{ id: 'answers', height: rows * (BUTTON + 5) + 6, draw: <Answers board={board} answers={answers} /> }]
}

/** In a small place whoever is asked about stands here. */
const peoplePiece = (board: Board): Piece[] => {
  const picks = isSmall(board) ? peopleOf(board) : []
  return picks.length === 0
    ? []
    : [
        {
          id: 'people',
          height: picks.length * (BUTTON + 5),
          draw: picks.map((pick, i) => (
            <g key={pick} transform={`translate(0 ${i * (BUTTON + 5)})`}>
              <AnswerSlip board={board} pick={pick} width={W} />
            </g>
          )),
        },
      ]
}

/** Cards and annexes of one's own that can be used now lie here too. */
const usedPiece = (board: Board): Piece[] => {
  const picks = board.offers.filter(
    ({ pick, no }) =>
      !no &&
      (thingOf(pick, 'play', 'sell', 'exchange') !== undefined ||
        (board.seat !== null && isOffered(board, board.seat, String(pick)))),
  )
  return picks.length === 0 || board.task?.task === 'haggle'
    ? []
    : [
        {
          id: 'used',
          height: picks.length * (BUTTON + 5) + 4,
          draw: picks.map(({ pick }, i) => (
            <g key={pick} transform={`translate(0 ${i * (BUTTON + 5)})`}>
              <AnswerSlip board={board} pick={pick} width={W} twin />
            </g>
          )),
        },
      ]
}

/** What must be seen now. */
const pieces = (board: Board): readonly Piece[] => [
  ...playedPiece(board),
  ...shownPiece(board),
  ...windowPiece(board),
  ...answerPiece(board),
  ...peoplePiece(board),
  ...usedPiece(board),
]
/** Asked for its height first and drawn then. */
const laid = new WeakMap<Board, readonly Piece[]>()
const laidOf = (board: Board): readonly Piece[] => {
  const all = laid.get(board) ?? pieces(board)
  laid.set(board, all)
  return all
}
export const trayHeight = (board: Board): number => laidOf(board).reduce((sum, { height }) => sum + height, 0)

export const Tray = ({ board }: { readonly board: Board }) => {
  const all = laidOf(board)
  const tops = stacked(all.map((piece) => piece.height))
  return all.map((piece, i) => (
    <g key={piece.id} transform={`translate(0 ${tops[i] ?? 0})`}>
      {piece.draw}
    </g>
  ))
}
