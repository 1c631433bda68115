/** Beside the whole wheel, where little room is left: round, event, market and decks in brief. */
import { fitted, Part, Spot } from '@machiya/kit'
import { MARKET_SPACES } from '../../data/market-spaces.ts'
import { weaponPrice } from '../../rules/7-districts.ts'
import { deckOf } from '../../rules/8-limits.ts'
import { SignMark } from '../marks/drawn.ts'
import { AnswerSlip, BUTTON } from '../window/button.tsx'
import { Back, DECKS } from './decks.tsx'
import { eventShown, watchText } from './event.tsx'
import { Amount } from '../marks/figures.tsx'
import { Heading, Lines } from '../marks/lines.tsx'
import { lookAt } from '../look.ts'
import { weaponSign } from '../marks/signs.ts'
import { textIn } from '../text.ts'
import { answersOf, calledOf, type Board } from '../where.ts'

const W = 150
const PAD = 10
const HEIGHT = 544
const STALL = 32

const Event = ({ board }: { readonly board: Board }) => {
  const said = textIn(board.locale)
  const shown = eventShown(board)
  return (
    <g>
      <text className="kit-quiet" y="10" fontSize="13">
        {said.round(board.view.round)}
      </text>
      <Lines y={32} width={17} most={2} size={15} lead={18} title>
        {shown ? board.t.name(shown) : board.view.phase === 'end' ? said.over : said.noEvent}
      </Lines>
      <Lines y={70} width={22} most={5} size={13} lead={17}>
        {shown ? (board.words.effects[shown] ?? '') : watchText(board)}
      </Lines>
    </g>
  )
}

type Stall = (typeof MARKET_SPACES)[number]
const priceOf = ({ view, seat }: Board, { price }: Stall): number =>
  seat === null ? price : weaponPrice(view, seat, price)

const StallRow = ({ board, stall }: { readonly board: Board; readonly stall: Stall }) => {
  const weapon = board.view.stalls[stall.id].of[0]
  const name = weapon ? board.t.name(weapon) : textIn(board.locale).empty
  return (
    <Spot board={board} pick={stall.id} twin label={calledOf(board, stall.id)}>
      <rect
        className="spot-paper"
        x="-4"
        width={W + 8}
        height={STALL - 2}
        fill="var(--washi)"
        stroke="none"
      />
      <path d={`M0 ${STALL - 1}H${W}`} stroke="var(--hair)" />
      <g transform={`translate(0 ${STALL / 2 - 1})`}>
        {weapon ? <SignMark name={weaponSign(weapon)} x={10} size={20} /> : null}
        <text
          className={weapon ? 'kit-text' : 'kit-quiet'}
          x="27"
          dy="0.35em"
          fontSize="14"
          {...fitted(name, 14, W - 66)}
        >
          {name}
        </text>
        {weapon ? <Amount value={priceOf(board, stall)} sign="yedo-mon" x={W} end /> : null}
      </g>
    </Spot>
  )
}

const Stalls = ({ board }: { readonly board: Board }) =>
  MARKET_SPACES.map((stall, i) => (
    <g key={stall.id} transform={`translate(0 ${i * STALL})`}>
      <Part
        look={`row ${board.view.stalls[stall.id].of[0]} ${priceOf(board, stall)} ${lookAt(board, stall.id)}`}
      >
        <StallRow board={board} stall={stall} />
      </Part>
    </g>
  ))

const Piles = ({ board }: { readonly board: Board }) =>
  DECKS.map((deck, i) => (
    <g key={deck} transform={`translate(${(i % 4) * 39} ${Math.floor(i / 4) * 66})`}>
      <title>{textIn(board.locale).short[deck] ?? board.t.name(deck)}</title>
      <Back deck={deck} />
      <text className="kit-figure" x="15" y="54" textAnchor="middle" fontSize="14" fill="var(--sumi)">
        {deckOf(board.view, deck).of.length}
      </text>
    </g>
  ))

/** What is to be answered stands before what can be counted. */
const Answers = ({ board }: { readonly board: Board }) =>
  answersOf(board)
    .slice(0, 3)
    .map(({ pick }, i) => (
      <g key={pick} transform={`translate(0 ${i * (BUTTON + 5)})`}>
        <AnswerSlip board={board} pick={pick} width={W} />
      </g>
    ))

export const STRIP = W + 2 * PAD
export const Strip = ({ board }: { readonly board: Board }) => {
  const said = textIn(board.locale)
  return (
    <svg
      viewBox={`0 0 ${STRIP} ${HEIGHT}`}
      role="group"
      aria-label={said.stores}
      style={{ display: 'block', inlineSize: '100%' }}
    >
      <g transform={`translate(${PAD} 12)`}>
        <Event board={board} />
        <g transform="translate(0 170)">
          <Heading width={W}>{said.market}</Heading>
          <g transform="translate(0 22)">
            <Stalls board={board} />
          </g>
        </g>
        <g transform="translate(0 378)">
          {answersOf(board).length > 0 ? <Answers board={board} /> : <Piles board={board} />}
        </g>
      </g>
    </svg>
  )
}
