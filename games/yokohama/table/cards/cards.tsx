/** Orders and technologies as cards, in whatever size their place has. */
import { cutPath, Spot } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import { memo } from 'react'
import type { OrderId } from '../../data/orders.ts'
import type { TechnologyId } from '../../data/technologies.ts'
import { GOOD_IDS } from '../../position.ts'
import { ORDER, TECHNOLOGY } from '../../by-id.ts'
import { SignMark } from '../signs/drawn.ts'
import { lackFor } from './lack.ts'
import { TEXT, wrap, type Rect } from '../layout.ts'
import { fit, letter } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'
import { CountrySeal, RewardMark } from '../signs/reward.tsx'

type Size = { readonly width: number; readonly height: number }

const Sheet = ({ width, height, news }: Size & { readonly news: boolean }) => (
  <path
    className="spot-paper"
    d={cutPath(0, 0, width, height, 7)}
    fill={news ? 'var(--news)' : 'var(--kinari)'}
    stroke="var(--sumi)"
    strokeWidth="1.5"
    strokeLinejoin="round"
  />
)

/** Cards up to this width bear no name; from the other on all goods stand in one line. */
const NARROW = 130
const WIDE = 170
/** Cards up to this height have their reward beside the country. */
const FLAT = 100
const LOW = 70

/** What an order asks for, two goods a line. */
const Demand = ({
  one,
  id,
  width,
  top,
}: {
  readonly id: OrderId
  readonly width: number
  readonly top: number
  /** All goods in one line. */
  readonly one: boolean
}) => {
  const asked = GOOD_IDS.filter((good) => ORDER[id].goods[good])
  const inLine = one ? 4 : 2
  const step = Math.min(44, (width - 4) / Math.min(inLine, Math.max(2, asked.length)))
  return (
    <g>
      {asked.map((good, at) => {
        const row = Math.floor(at / inLine)
        const inRow = Math.min(inLine, asked.length - row * inLine)
        const x = width / 2 + ((at % inLine) - (inRow - 1) / 2) * step
        return (
          <g key={good} transform={`translate(${x} ${top + row * 25})`}>
            <text
              className="kit-figure"
              x="-3"
              textAnchor="end"
              dy="0.35em"
              fontSize={letter(18)}
              fill="var(--sumi)"
            >
              {ORDER[id].goods[good]}
            </text>
            <SignMark name={good} x={Math.min(9, step * 0.22)} size={Math.min(20, step * 0.52)} />
          </g>
        )
      })}
    </g>
  )
}

/** The name of an order, on one line or two. */
const Title = ({ text, width }: { readonly text: string; readonly width: number }) => {
  const lines = wrap(text, 17)
  const size = lines.length > 1 ? 15.5 : 16
  return (
    <g>
      {lines.map((line, at) => (
        <text
          key={line}
          className="kit-title"
          x="31"
          y={(lines.length > 1 ? 15 : 20) + at * 15}
          {...fit(line, size, width - 42)}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

export const OrderFace = memo(
  ({
    id,
    name,
    width,
    height,
    news,
  }: Size & { readonly id: OrderId; readonly name: string; readonly news: boolean }) => {
    const flat = height < FLAT
    const named = width > NARROW && !flat
    const one = width > (flat ? NARROW : WIDE) || height < LOW
    const lines = GOOD_IDS.filter((good) => ORDER[id].goods[good]).length > 2 && !one ? 2 : 1
    const head = named ? 34 : 26
    const middle = head + (height - head - (flat ? 0 : 32)) / 2
    return (
      <g>
        <Sheet width={width} height={height} news={news} />
        <CountrySeal country={ORDER[id].country} x={flat ? 12 : 15} y={flat ? 12 : 14} size={22} />
        {named ? <Title text={name} width={width} /> : null}
        <Demand one={one} id={id} width={width} top={lines === 2 ? middle - 12 : middle} />
        {flat ? null : <path d={`M6 ${height - 32}H${width - 6}`} stroke="var(--hair)" />}
        <RewardMark
          reward={ORDER[id].reward}
          x={flat ? width / 2 + 11 : width / 2}
          y={flat ? 13 : height - 15}
          size={flat ? 22 : 25}
          most={flat ? width - 26 : width - 8}
        />
      </g>
    )
  },
)

const Name = ({ text, width, height }: Size & { readonly text: string }) => {
  const lines = wrap(text, 10)
  const size = 16
  const top = 32 + (height - 34) / 2 - (lines.length - 1) * (size * 0.58)
  return (
    <g>
      {lines.map((line, at) => (
        <text
          key={line}
          className="kit-title"
          x={width / 2}
          y={top + at * size * 1.16}
          dy="0.35em"
          textAnchor="middle"
          {...fit(line, size, width - 8)}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

const LINE = 17

/** As much of the effect as fits; the caption tells it all. */
const Effect = ({ text, width, height }: Size & { readonly text: string }) => {
  const lines = wrap(text, Math.floor(width / 10.2))
  const room = Math.max(1, Math.floor((height - 40) / LINE))
  return (
    <g>
      {lines.slice(0, room).map((line, at) => (
        <text key={at} className="kit-text" x="9" y={55 + at * LINE} fontSize={letter(TEXT)}>
          {at === room - 1 && lines.length > room ? `${line} …` : line}
        </text>
      ))}
    </g>
  )
}

/** A technology: its industry, its country, its name, and where there is room what it does. */
export const TechnologyFace = memo(
  ({
    id,
    name,
    effect,
    extra,
    width,
    height,
    news,
  }: Size & {
    readonly id: TechnologyId
    readonly name: string
    readonly effect: string
    readonly extra: number
    readonly news: boolean
  }) => {
    const { cost, country } = TECHNOLOGY[id]
    return (
      <g>
        <Sheet width={width} height={height} news={news} />
        <SignMark name="gear" x={11} y={16} size={16} />
        <text className="kit-figure" x="20" y="16" dy="0.36em" fontSize={letter(19)} fill="var(--sumi)">
          {cost}
        </text>
        {extra ? (
          <text className="kit-text" x="30" y="16" dy="0.4em" fontSize={letter(TEXT)}>
            +{extra}
          </text>
        ) : null}
        <CountrySeal country={country} x={width - 15} y={16} size={22} />
        {width > NARROW ? (
          <>
            <text className="kit-title" x="9" y="39" {...fit(name, 17, width - 20)}>
              {name}
            </text>
            <Effect text={effect} width={width} height={height} />
          </>
        ) : (
          <Name text={name} width={width} height={height} />
        )}
      </g>
    )
  },
)

const spoken = (board: Board, pick: Pick): string => {
  const offer = board.offers.find((each) => each.pick === pick)
  return board.task && offer ? offerOf(board.words, board.task, offer, board.t) : String(pick)
}

/** The viewer holds all that an order asks for: a bar under the card and a tick in it. */
const Ready = ({ width, height }: Size) => (
  <g>
    <rect x="8" y={height - 6} width={width - 9} height="5.500" fill="var(--ai)" />
    <path
      d={`M${width - 15} ${height - 14}l4 5l8-10`}
      fill="none"
      stroke="var(--ai)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
)

export const OrderCard = ({
  board,
  id,
  rect,
  news = false,
}: {
  readonly board: Board
  readonly id: OrderId
  readonly rect: Rect
  readonly news?: boolean
}) => {
  const ready = board.seat !== null && lackFor(board.view, board.seat, id).length === 0
  return (
    <g transform={`translate(${rect.x} ${rect.y})`}>
      <Spot board={board} pick={id} label={spoken(board, id)}>
        <OrderFace id={id} name={board.t.name(id)} width={rect.width} height={rect.height} news={news} />
        {ready ? <Ready width={rect.width} height={rect.height} /> : null}
      </Spot>
    </g>
  )
}

export const TechnologyCard = ({
  board,
  id,
  rect,
  extra,
  idle = false,
  news = false,
}: {
  readonly board: Board
  readonly id: TechnologyId
  readonly rect: Rect
  readonly extra: number
  /** Not what is asked about, though its like may be: the dearer of two equal cards, or the other board. */
  readonly idle?: boolean
  readonly news?: boolean
}) => {
  const face = (
    <TechnologyFace
      id={id}
      name={board.t.name(id)}
      effect={board.words.effects[id] ?? ''}
      extra={extra}
      width={rect.width}
      height={rect.height}
      news={news}
    />
  )
  return (
    <g transform={`translate(${rect.x} ${rect.y})`}>
      {idle ? (
        face
      ) : (
        <Spot board={board} pick={id} label={spoken(board, id)}>
          {face}
        </Spot>
      )}
    </g>
  )
}
