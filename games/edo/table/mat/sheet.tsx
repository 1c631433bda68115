/** The whole mat of a seat: goods, officials, plan, permits, privileges, and where its houses and samurai stand. */
import { cutPath } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { boardOf } from '../../board.ts'
import { influence, sharesOf } from '../../cities.ts'
import { COUNT, type CityId } from '../../by-id.ts'
import { CARDS } from '../../plans.ts'
import type { Player } from '../../position.ts'
import { Officials } from '../plan/officials.tsx'
import { Heading } from '../side/heading.tsx'
import { PermitSides } from '../side/displays.tsx'
import { SignMark } from '../signs/drawn.ts'
import { GOODS } from '../signs/goods.ts'
import { lettersAt, NAME, TEXT, within } from '../signs/letters.tsx'
import { signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'
import { backsOf } from './plate.tsx'

const WIDE = 838
const HALF = 404
const RIGHT = WIDE - HALF

type Of = { readonly board: Board; readonly seat: Seat; readonly me: Player }

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
        <g key={label} transform={`translate(${i * 136} 50)`}>
          <text className="kit-figure" y="6" fontSize="20" fill="var(--sumi)">
            {count}
          </text>
          <text className="kit-text" x="18" y="5" fontSize={TEXT} {...within(label, 60, 13)}>
            {label}
          </text>
          <g transform="translate(52 30)">
            <Officials crew={crew} player={board.players[seat]} size={22} room={100} />
          </g>
        </g>
      ))}
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
            {slot ? (
              <g>
                <SignMark name={signOfAction(slot.action)} x={20} y={22} size={24} />
                <text
                  className="kit-title"
                  x="38"
                  y="28"
                  fontSize={TEXT}
                  {...within(board.t.name(slot.action), width - 46, 15)}
                >
                  {board.t.name(slot.action)}
                </text>
                <g transform={`translate(${width / 2} 55)`}>
                  <Officials crew={slot} player={board.players[seat]} size={24} room={width - 20} />
                </g>
              </g>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

const Left = ({ board, me }: Of) => {
  const said = textIn(board.locale)
  const { jiin, ronin } = board.view.about.options
  const lines = [
    said.houses(me.houses),
    said.posts(me.posts),
    ...(jiin ? [said.temples(COUNT.temples - me.temples.length)] : []),
    ...(ronin ? [`${board.t.name('ronin-tiles')}: ${me.roninTiles}`] : []),
  ]
  return <Listed heading={said.left} lines={lines} width={HALF / 2 - 10} />
}

const Listed = ({
  heading,
  lines,
  width,
}: {
  readonly heading: string
  readonly lines: readonly string[]
  readonly width: number
}) => (
  <g>
    <Heading width={width}>{heading}</Heading>
    {lines.map((line, i) => (
      <text
        key={`${line}-${i}`}
        className="kit-text"
        y={42 + i * 23}
        fontSize={TEXT}
        {...within(line, width, 14)}
      >
        {line}
      </text>
    ))}
  </g>
)

type Block = { readonly id: string; readonly x: number; readonly y: number; readonly drawn: ReactNode }

/** How often each stands in a list. */
const counted = (board: Board, ids: readonly string[]): readonly string[] =>
  [...new Set(ids)].map((id) => {
    const count = ids.filter((each) => each === id).length
    return count > 1 ? `${count} × ${board.t.name(id)}` : board.t.name(id)
  })

const Named = ({
  board,
  heading,
  ids,
}: Of & { readonly heading: string; readonly ids: readonly string[] }) => (
  <Listed
    heading={heading}
    lines={ids.length > 0 ? counted(board, ids) : [textIn(board.locale).none]}
    width={HALF / 2}
  />
)

const Cities = ({ board, seat }: Of) => {
  const g = board.view
  const said = textIn(board.locale)
  const lines = boardOf(g).cities.flatMap((city: CityId) => {
    const points = influence(g, city, seat)
    const ryo = sharesOf(g, city).find((share) => share.seat === seat)?.ryo ?? 0
    return points > 0 ? [`${board.t.name(city)}: ${said.influence} ${points}, ${said.pays(ryo)}`] : []
  })
  return <Listed heading={said.inCities} lines={lines.length > 0 ? lines : [said.none]} width={HALF} />
}

const Specials = ({ board, me }: Of) => {
  const said = textIn(board.locale)
  const width = (HALF - 10) / 2
  return (
    <g>
      <Heading width={HALF}>{said.permits}</Heading>
      {me.specials.of.length === 0 ? (
        <text className="kit-quiet" y="42" fontSize={TEXT}>
          {said.none}
        </text>
      ) : null}
      {me.specials.of.map((id, i) => (
        <g key={id} transform={`translate(${(i % 2) * (width + 10)} ${26 + Math.floor(i / 2) * 84})`}>
          <path d={cutPath(0, 0, width, 76, 8)} fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
          <text
            className="kit-title"
            x="10"
            y="20"
            fontSize={NAME}
            {...within(board.t.name(id), width - 20, 16)}
          >
            {board.t.name(id)}
          </text>
          <g transform="translate(10 38)">
            <PermitSides board={board} id={id} width={width - 18} />
          </g>
        </g>
      ))}
    </g>
  )
}

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
        ...lettersAt(narrow ? 0.85 : 1, 14, 17),
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
