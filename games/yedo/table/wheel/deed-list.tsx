/** The deeds of a district in rows high enough for a thumb: at the heart of the wheel, or on a page. */
import { fitted, cutPath, Spot, stateOf } from '@machiya/kit'
import type { ReactNode } from 'react'
import { MARKET_SPACES } from '../../data/market-spaces.ts'
import type { DistrictId } from '../../data/rows.ts'
import { readPick } from '../../picks.ts'
import { weaponPrice } from '../../rules/7-districts.ts'
import { SignMark } from '../marks/drawn.ts'
import { Amount, Difficulty } from '../marks/figures.tsx'
import { picksOf, through } from './offered.ts'
import { tollOf } from './prices.ts'
import { annexSign, isColor, signOf, weaponSign } from '../marks/signs.ts'
import { textIn } from '../text.ts'
import { Toll } from './tolls.tsx'
import { calledOf, type Board } from '../where.ts'

export const DEED = 45
type Of = { readonly board: Board; readonly district: DistrictId; readonly width: number }

/** A slip that is an offer, or a mere word while nothing is asked. */
const Slip = ({
  board,
  pick,
  x = 0,
  width,
  children,
}: {
  readonly board: Board
  readonly pick: string
  readonly x?: number
  readonly width: number
  readonly children: ReactNode
}) => (
  <g transform={`translate(${x} 0)`} pointerEvents={through(board, pick)}>
    <Spot board={board} pick={pick} label={calledOf(board, pick)}>
      <path
        className="spot-paper"
        d={cutPath(0, 1.5, width, DEED - 4, 6)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1"
      />
      <g transform={`translate(0 ${DEED / 2 - 0.5})`} opacity={stateOf(board, pick) === 'closed' ? 0.6 : 1}>
        {children}
      </g>
    </Spot>
  </g>
)

const Word = ({ board, district, width, pick }: Of & { readonly pick: string }) => {
  const sign = signOf(pick)
  const word = textIn(board.locale).deed[pick] ?? pick
  return (
    <Slip board={board} pick={pick} width={width}>
      {sign ? <SignMark name={sign} x={18} size={19} /> : null}
      <text className="kit-text" x="34" dy="0.35em" fontSize="16.4" {...fitted(word, 16.4, width - 116)}>
        {word}
      </text>
      <Toll board={board} district={district} pick={pick} x={width - 9} />
    </Slip>
  )
}

/** Several picks of one deed side by side. */
const Chips = ({ board, width, deed }: Of & { readonly deed: string }) => {
  const picks = picksOf(deed)
  const step = width / picks.length
  return picks.map((pick, i) => (
    <Slip key={pick} board={board} pick={pick} x={i * step} width={step - 4}>
      <g transform={`translate(${(step - 4) / 2} 0)`}>
        <ChipFace board={board} pick={pick} />
      </g>
    </Slip>
  ))
}
const stallOf = ({ view, seat }: Board, pick: string) => {
  const stall = MARKET_SPACES.find(({ id }) => id === pick)
  return stall
    ? {
        weapon: view.stalls[stall.id].of[0],
        price: seat === null ? stall.price : weaponPrice(view, seat, stall.price),
      }
    : undefined
}

const Figure = ({ children }: { readonly children: number | string }) => (
  <text className="kit-figure" x="9" dy="0.35em" textAnchor="middle" fontSize="16.4" fill="var(--sumi)">
    {children}
  </text>
)
const ChipFace = ({ board, pick }: { readonly board: Board; readonly pick: string }) => {
  const said = readPick(pick)
  if (said.is === 'foresight')
    return isColor(said.deck) ? <Difficulty color={said.deck} /> : <SignMark name="yedo-event" size={18} />
  if (said.is === 'build')
    return (
      <>
        <SignMark name={annexSign(said.annex)} x={-8} size={19} />
        <Figure>{board.view.annexes[said.annex]}</Figure>
      </>
    )
  const stall = stallOf(board, pick)
  return stall?.weapon ? (
    <>
      <SignMark name={weaponSign(stall.weapon)} x={-8} size={20} />
      <Figure>{stall.price}</Figure>
    </>
  ) : null
}

/** What a line of chips is about, with its price. */
const ChipHead = ({ board, width, deed }: Of & { readonly deed: string }) => {
  const said = textIn(board.locale)
  const text = deed === 'build' ? said.build : deed === 'buy' ? said.buy : said.foresee
  return (
    <g transform={`translate(0 ${HEAD / 2})`}>
      <text className="kit-text" x="2" dy="0.35em" fontSize="16.4">
        {text}
      </text>
      {deed === 'build' ? (
        <Amount
          value={-tollOf(board.view, board.seat, 'tavern', 'build-dojo').mon}
          sign="yedo-mon"
          x={width - 4}
          end
        />
      ) : null}
    </g>
  )
}

const HEAD = 26
const isChips = (deed: string): boolean => picksOf(deed).length > 1
export const lineHeight = (deed: string): number => (isChips(deed) ? DEED + HEAD : DEED)
export const listHeight = (deeds: readonly string[]): number =>
  deeds.reduce((sum, deed) => sum + lineHeight(deed), 0)

export const DeedList = ({ deeds, ...of }: Of & { readonly deeds: readonly string[] }) =>
  deeds.map((deed, i) => (
    <g key={deed} transform={`translate(0 ${listHeight(deeds.slice(0, i))})`}>
      {isChips(deed) ? (
        <>
          <ChipHead {...of} deed={deed} />
          <g transform={`translate(0 ${HEAD})`}>
            <Chips {...of} deed={deed} />
          </g>
        </>
      ) : (
        <Word {...of} pick={deed} />
      )}
    </g>
  ))
