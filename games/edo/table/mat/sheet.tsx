/** The whole mat of a seat: goods, officials, plan, permits, privileges, and where its houses and samurai stand. */
import { cutPath } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { CARDS } from '../../plans.ts'
import type { Slot } from '../../position.ts'
import { Officials } from '../plan/officials.tsx'
import { Heading } from '../side/heading.tsx'
import { SignMark } from '../signs/drawn.ts'
import { GOODS } from '../signs/goods.ts'
import { lettersAt, TEXT, within } from '../signs/letters.tsx'
import { signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'
import { Cities, HALF, Left, Named, Specials, type Of } from './lists.tsx'
import { backsOf } from './plate.tsx'

const WIDE = 688
const RIGHT = WIDE - HALF

const Tile = ({
  x,
  width = 66,
  children,
}: {
  readonly x: number
  readonly width?: number
  readonly children: ReactNode
}) => (
  <g transform={`translate(${x} 26)`}>
    <path d={cutPath(0, 0, width, 74, 7)} fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
    {children}
  </g>
)

const Goods = ({ board, me }: Of) => (
  <g>
    <Heading width={HALF}>{textIn(board.locale).goods}</Heading>
    {GOODS.map((good, i) => (
      <Tile key={good} x={i * 74}>
        <SignMark name={good} x={33} y={18} size={20} />
        <text className="kit-figure" x="33" y="48" fontSize="20" textAnchor="middle" fill="var(--sumi)">
          {me[good]}
        </text>
        <text
          className="kit-text"
          x="33"
          y="66"
          fontSize={TEXT}
          textAnchor="middle"
          {...within(board.t.name(good), 60, 13)}
        >
          {board.t.name(good)}
        </text>
      </Tile>
    ))}
  </g>
)

/** Own officials off the board, white ones, and the support of the shogun. */
const Staff = ({ board, seat, me }: Of) => {
  const said = textIn(board.locale)
  const rows = [
    [{ own: me.means.own, white: 0, black: 0 }, said.own, me.means.own],
    [{ own: 0, white: me.whites, black: 0 }, said.white, me.whites],
    ...(me.means.black > 0
      ? [[{ own: 0, white: 0, black: me.means.black }, said.black, me.means.black] as const]
      : []),
  ] as const
  return (
    <g>
      <Heading width={HALF}>{said.officials(me.means.own + me.whites + me.means.black)}</Heading>
      {rows.map(([crew, label, count], i) => (
        <g key={label} transform={`translate(${i * 112} 50)`}>
          <text className="kit-figure" y="6" fontSize="20" fill="var(--sumi)">
            {count}
          </text>
          <text className="kit-text" x="18" y="5" fontSize={TEXT} {...within(label, 60, 13)}>
            {label}
          </text>
          <g transform="translate(52 30)">
            <Officials crew={crew} player={board.players[seat]} size={22} room={96} />
          </g>
        </g>
      ))}
    </g>
  )
}

const Turned = ({
  board,
  seat,
  slot,
  width,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly slot: Slot
  readonly width: number
}) => {
  const name = board.t.name(slot.action)
  return (
    <g>
      <SignMark name={signOfAction(slot.action)} x={20} y={24} size={24} />
      <g transform={`translate(${(width + 30) / 2} 26)`}>
        <Officials crew={slot} player={board.players[seat]} size={24} room={width - 46} />
      </g>
      <text
        className="kit-title"
        x={width / 2}
        y="63"
        textAnchor="middle"
        fontSize={TEXT}
        {...within(name, width - 14, 15)}
      >
        {name}
      </text>
    </g>
  )
}

const Round = ({ board, seat, me }: Of) => {
  const said = textIn(board.locale)
  const backs = backsOf(board.view, seat)
  const width = (HALF - 20) / CARDS
  return (
    <g>
      <Heading width={HALF}>{said.thisRound}</Heading>
      {Array.from({ length: CARDS }, (_, at) => {
        const slot = me.turned[at]
        const back = !slot && at < me.turned.length + backs
        return (
          <g key={at} transform={`translate(${at * (width + 10)} 26)`}>
            <path
              d={cutPath(0, 0, width, 76, 8)}
              fill={back ? 'var(--ai)' : slot ? 'var(--kinari)' : 'none'}
              stroke="var(--sumi)"
              strokeWidth="1.5"
              {...(slot || back ? {} : { strokeDasharray: '4 4', strokeOpacity: 0.5 })}
            />
            {back ? (
              <path
                d={`M18 46q10-14 20 0t20 0t20 0t20 0M18 34q10-14 20 0t20 0t20 0t20 0`}
                fill="none"
                stroke="var(--on-ai)"
                strokeOpacity="0.6"
                strokeWidth="1.6"
              />
            ) : null}
            {slot ? <Turned board={board} seat={seat} slot={slot} width={width} /> : null}
          </g>
        )
      })}
    </g>
  )
}

type Block = { readonly id: string; readonly x: number; readonly y: number; readonly drawn: ReactNode }

export const Sheet = ({ of: seat, ...board }: Board & { readonly of: Seat }) => {
  const me = board.view.seats[seat]
  const said = textIn(board.locale)
  const of = { board, seat, me }
  const narrow = board.narrow
  const blocks: readonly Block[] = [
    { id: 'goods', x: 0, y: 0, drawn: <Goods {...of} /> },
    { id: 'staff', x: 0, y: 122, drawn: <Staff {...of} /> },
    { id: 'round', x: 0, y: 226, drawn: <Round {...of} /> },
    { id: 'cities', x: 0, y: 350, drawn: <Cities {...of} /> },
    { id: 'left', x: RIGHT, y: 0, drawn: <Left {...of} /> },
    {
      id: 'samurai',
      x: RIGHT + HALF / 2,
      y: 0,
      drawn: <Named {...of} heading={said.samurai} ids={me.samurai} />,
    },
    {
      id: 'privileges',
      x: RIGHT,
      y: 150,
      drawn: <Named {...of} heading={said.privileges} ids={me.privileges.of} />,
    },
    { id: 'permits', x: RIGHT, y: 300, drawn: <Specials {...of} /> },
  ]
  const width = narrow ? HALF : WIDE
  const height = narrow ? 1060 : 540
  const at = ({ x, y }: Block): string => (narrow && x >= RIGHT ? `${x - RIGHT} ${y + 530}` : `${x} ${y}`)
  return (
    <svg
      className="edo edo-mat"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      style={{
        display: 'block',
        maxInlineSize: width * 1.4,
        overflow: 'visible',
        ...lettersAt(narrow ? 1 : Math.min(1.4, board.zone.width / width), 14, 17),
      }}
    >
      {blocks.map((block) => (
        <g key={block.id} transform={`translate(${at(block)})`}>
          {block.drawn}
        </g>
      ))}
    </svg>
  )
}
