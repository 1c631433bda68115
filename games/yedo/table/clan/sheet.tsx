/** One clan in full: all that lies open before it, and the backs of the rest. */
import type { Seat } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { colorIn, MISSION } from '../../by-id.ts'
import { LIMITS } from '../../data/limits.ts'
import type { MissionId } from '../../data/missions.ts'
import type { AnnexId, WeaponId } from '../../data/rows.ts'
import { ANNEX_IDS } from '../../position.ts'
import { BUILT, disciplesAt, OCCUPIED, spotsOf } from '../../whereabouts.ts'
import { shortfall } from '../cards/shortfall.ts'
import { Sign, type SignName } from '../marks/drawn.ts'
import { Difficulty, Pawn } from '../marks/figures.tsx'
import { annexSign, COLOUR, weaponSign } from '../marks/signs.ts'
import { placeName } from '../strip/places.ts'
import { deskTextIn, textIn } from '../text.ts'
import type { Board } from '../where.ts'

type Of = { readonly board: Board; readonly of: Seat }
const limitOf = (id: string): number => LIMITS.find((row) => row.id === id)?.most ?? 0

const Group = ({
  title,
  area,
  children,
}: {
  readonly title: string
  readonly area: string
  readonly children: ReactNode
}) => (
  <section style={{ gridArea: area }}>
    <h3>{title}</h3>
    {children}
  </section>
)

/** Where those in the city stand. */
const whereabouts = ({ board, of }: Of): readonly string[] => {
  const { view, t, locale } = board
  const said = deskTextIn(locale)
  return [
    ...spotsOf(view, of).map((spot) => said.everybodyAt(placeName(board, spot), disciplesAt(view, of, spot))),
    ...ANNEX_IDS.filter((id) => view.seats[of].annexes[id] === OCCUPIED).map((id) => t.name(id)),
  ]
}
const ALL = 4
const Disciples = ({ board, of }: Of) => {
  const { house, reserve } = board.view.seats[of]
  const said = deskTextIn(board.locale)
  const colour = board.players[of]?.colour ?? 'var(--sumi)'
  const out = whereabouts({ board, of })
  return (
    <Group title={said.disciples} area="disciples">
      <svg width="120" height="34" viewBox="0 0 120 34" aria-hidden="true">
        {Array.from({ length: ALL }, (_, i) => (
          <g key={i} transform={`translate(${16 + i * 29} 17) scale(1.5)`}>
            <Pawn
              x={0}
              y={0}
              colour={colour}
              where={i < house ? 'house' : i < ALL - reserve ? 'out' : 'reserve'}
            />
          </g>
        ))}
      </svg>
      <p>{[said.atHome(house), ...out, said.inReserve(reserve)].join(' · ')}</p>
    </Group>
  )
}

const Tile = ({
  sign,
  name,
  text,
  has = true,
}: {
  readonly sign?: SignName
  readonly name: string
  readonly text?: string | undefined
  readonly has?: boolean
}) => (
  <li className={has ? 'kit-paper' : 'yedo-empty'}>
    {sign ? <Sign name={sign} size={28} {...(has ? {} : { colour: 'var(--closed-line)' })} /> : null}
    <b>{name}</b>
    {text ? <small>{text}</small> : null}
  </li>
)

const Weapons = ({ board, of }: Of) => {
  const held = board.view.seats[of].weapons.of
  const free = Math.max(0, limitOf('weapon') - held.length)
  return (
    <Group title={deskTextIn(board.locale).weaponsHeld(held.length, limitOf('weapon'))} area="weapons">
      <ul className="yedo-tiles">
        {held.map((id: WeaponId, i) => (
          <Tile key={`${id}-${i}`} sign={weaponSign(id)} name={board.t.name(id)} />
        ))}
        {Array.from({ length: free }, (_, i) => (
          <Tile key={i} name={textIn(board.locale).free} has={false} />
        ))}
      </ul>
    </Group>
  )
}

const Annexes = ({ board, of }: Of) => {
  const said = deskTextIn(board.locale)
  const { annexes } = board.view.seats[of]
  const called = (id: AnnexId): string =>
    annexes[id] === OCCUPIED ? said.stoodOn(board.t.name(id)) : board.t.name(id)
  return (
    <Group title={said.annexes} area="annexes">
      <ul className="yedo-tiles">
        {ANNEX_IDS.map((id) => (
          <Tile
            key={id}
            sign={annexSign(id)}
            name={called(id)}
            text={board.words.effects[id]}
            has={annexes[id] >= BUILT}
          />
        ))}
      </ul>
    </Group>
  )
}

const Favours = ({ board, of }: Of) => {
  const said = deskTextIn(board.locale)
  const { geisha, blessed, blackmail } = board.view.seats[of]
  return (
    <Group title={said.favours} area="favours">
      <ul className="yedo-tiles">
        <Tile sign="yedo-geisha" name={`${board.t.name('geisha')}: ${geisha}`} has={geisha > 0} />
        <Tile sign="yedo-blessing" name={said.blessing} has={blessed} />
        <Tile sign="yedo-Espionage" name={textIn(board.locale).blackmail} has={blackmail} />
      </ul>
    </Group>
  )
}

const Shape = ({ face }: { readonly face: string }) => {
  const color = colorIn(face)
  return color ? (
    <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
      <Difficulty color={color} />
    </svg>
  ) : null
}
/** A mission that is seen is named, with what it lacks while it is mine; others show their colour. */
const Mission = ({ board, of, face }: Of & { readonly face: string }) => {
  const row = MISSION[face as MissionId]
  const color = colorIn(face)
  return (
    <li style={color ? { borderInlineStartColor: COLOUR[color] } : undefined}>
      <Shape face={face} />
      <span>
        {row ? board.t.name(face) : color ? board.t.name(color) : ''}
        {row && of === board.seat ? <small>{shortfall(board, of, row, 12, 260).text}</small> : null}
      </span>
    </li>
  )
}
const Missions = ({ board, of }: Of) => {
  const said = deskTextIn(board.locale)
  const held = board.view.seats[of].missions.of
  return (
    <Group title={said.missionsHeld(held.length, limitOf('mission'))} area="missions">
      <ul className="yedo-missions">
        {held.map((face, i) => (
          <Mission key={`${face}-${i}`} board={board} of={of} face={face} />
        ))}
      </ul>
      {of === board.seat ? null : <p className="quiet">{said.hidden}</p>}
    </Group>
  )
}

const Cards = ({ board, of }: Of) => {
  const { actions, bonuses } = board.view.seats[of]
  const said = deskTextIn(board.locale)
  const faces = [...actions.of, ...bonuses.of].filter((face) => board.words.effects[face])
  return (
    <Group title={said.cardsHeld(actions.of.length, bonuses.of.length)} area="cards">
      <ul className="yedo-named">
        {faces.map((face, i) => (
          <li key={`${face}-${i}`}>
            <b>{board.t.name(face)}</b> <small>{board.words.effects[face]}</small>
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** Completed missions lie face down, but everyone has seen them. */
const Done = ({ board, of }: Of) => {
  const done = board.view.seats[of].completed.of
  const said = deskTextIn(board.locale)
  return (
    <Group title={said.missionsDone(done.length)} area="done">
      {done.length === 0 ? <p className="quiet">{said.none}</p> : null}
      <ul className="yedo-missions">
        {done.map((face, i) => (
          <li key={`${face}-${i}`}>
            <Shape face={face} />
            <span>{face in MISSION ? board.t.name(face) : textIn(board.locale).hidden}</span>
          </li>
        ))}
      </ul>
    </Group>
  )
}

export const Sheet = ({ of, ...board }: Board & { readonly of: Seat }) => (
  <div className="yedo-sheet">
    <Disciples board={board} of={of} />
    <Weapons board={board} of={of} />
    <Annexes board={board} of={of} />
    <Favours board={board} of={of} />
    <Missions board={board} of={of} />
    <Cards board={board} of={of} />
    <Done board={board} of={of} />
  </div>
)
