/** What lies open before a clan, column by column of its row in the ledger. */
import { colorIn } from '../../by-id.ts'
import { Coin, SeatChip, type Player, Part } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { SignMark } from '../marks/drawn.ts'
import { Difficulty, Letter, Pawn } from '../marks/figures.tsx'
import { weaponSign } from '../marks/signs.ts'
import { textIn } from '../text.ts'
import type { Board } from '../where.ts'

type Of = { readonly board: Board; readonly seat: Seat }

const Disciples = ({ board, seat }: Of) => {
  const { house, reserve } = board.view.seats[seat]
  const colour = board.players[seat]?.colour ?? 'var(--sumi)'
  return (
    <g>
      <title>{`${house} ${textIn(board.locale).atHome}, ${4 - house - reserve} ${textIn(board.locale).out}, ${reserve} ${textIn(board.locale).reserve}`}</title>
      {[0, 1, 2, 3].map((i) => (
        <Pawn
          key={i}
          x={i * 16.5}
          y={0}
          colour={colour}
          where={i < house ? 'house' : i < 4 - reserve ? 'out' : 'reserve'}
        />
      ))}
    </g>
  )
}

const Weapons = ({ board, seat }: Of) => {
  const { of } = board.view.seats[seat].weapons
  const step = Math.min(22, 94 / Math.max(1, of.length))
  return of.map((id, i) => (
    <g key={`${id}-${i}`} transform={`translate(${i * step} 0)`}>
      <title>{board.t.name(id)}</title>
      <SignMark name={weaponSign(id)} size={20} />
    </g>
  ))
}

const Count = ({
  value,
  sign,
  title,
}: {
  readonly value: number
  readonly sign: Parameters<typeof SignMark>[0]['name']
  readonly title: string
}) => (
  <g opacity={value === 0 ? 0.45 : 1}>
    <title>{`${title}: ${value}`}</title>
    <SignMark name={sign} size={15} />
    <text className="kit-figure" x="9" dy="0.35em" fontSize="16.4" fill="var(--sumi)">
      {value}
    </text>
  </g>
)

/** The backs of the missions in hand: their colours are seen by all. */
const Missions = ({ board, seat }: Of) => (
  <g>
    <title>{textIn(board.locale).missions}</title>
    {board.view.seats[seat].missions.of.map((id, i) => {
      const color = colorIn(id)
      return color ? <Difficulty key={i} color={color} x={i * 12.5} scale={0.8} /> : null
    })}
  </g>
)

export const Who = ({ player }: { readonly player: Player }) => (
  <>
    <SeatChip player={player} x={42} size={25} />
    <g transform="translate(43 -7)">
      <Letter letter={player.letter} />
    </g>
    <text className="kit-title" x="68" dy="0.35em" fontSize="16.4">
      {player.name.slice(0, 9)}
    </text>
  </>
)

export const Purse = ({ mon }: { readonly mon: number }) => (
  <>
    <Coin x={191} size={19} />
    <text className="kit-figure" x="204" dy="0.35em" fontSize="17" fill="var(--sumi)">
      {mon}
    </text>
  </>
)

/** All that Goods, points and purse show of a clan. */
export const lookOfGoods = (own: Board['view']['seats'][number]): string =>
  [
    own.prestige,
    own.mon,
    own.house,
    own.reserve,
    own.weapons.of.join(),
    own.geisha,
    own.blessed,
    own.blackmail,
    own.missions.of.join(),
    own.actions.of.length,
    own.bonuses.of.length,
  ].join(' ')

export const Goods = ({ board, seat }: Of) => {
  const own = board.view.seats[seat]
  const said = textIn(board.locale)
  const of = { board, seat }
  const { house, reserve, weapons, geisha, missions, actions, bonuses } = own
  return (
    <>
      <At seat={seat} x={240} look={`${house} ${reserve}`}>
        <Disciples {...of} />
      </At>
      <At seat={seat} x={312} look={weapons.of.join()}>
        <Weapons {...of} />
      </At>
      <At seat={seat} x={508} look={String(geisha)}>
        <Count value={geisha} sign="yedo-geisha" title={board.t.name('geisha')} />
      </At>
      {own.blessed ? <SignMark name="yedo-blessing" x={538} size={18} /> : null}
      {own.blackmail ? <SignMark name="yedo-Espionage" x={558} size={17} /> : null}
      <At seat={seat} x={576} look={missions.of.join()}>
        <Missions {...of} />
      </At>
      <At seat={seat} x={636} look={String(actions.of.length)}>
        <Count value={actions.of.length} sign="yedo-card" title={said.short['action'] ?? ''} />
      </At>
      <At seat={seat} x={666} look={String(bonuses.of.length)}>
        <Count value={bonuses.of.length} sign="yedo-bonus" title={said.short['bonus'] ?? ''} />
      </At>
    </>
  )
}
const At = ({
  seat,
  x,
  look,
  children,
}: {
  readonly seat: Seat
  readonly x: number
  readonly look: string
  readonly children: ReactNode
}) => (
  <Part look={`goods ${seat} ${x} ${look}`}>
    <g transform={`translate(${x} 0)`}>{children}</g>
  </Part>
)
