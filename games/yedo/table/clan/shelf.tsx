/** My weapons, annexes and favours in the tray. */
import { cutPath, fitted, lastingOf, offerAt, Part, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { LIMITS } from '../../data/limits.ts'
import type { AnnexId, WeaponId } from '../../data/rows.ts'
import { thingPick } from '../../picks.ts'
import { ANNEX_IDS } from '../../position.ts'
import { BUILT, OCCUPIED } from '../../whereabouts.ts'
import { SignMark, type SignName } from '../marks/drawn.ts'
import { Pawn } from '../marks/figures.tsx'
import { annexSign, weaponSign } from '../marks/signs.ts'
import { lookAt } from '../look.ts'
import { deskTextIn, textIn } from '../text.ts'
import { HELD, isInWindow, type Board } from '../where.ts'
import { isOffered } from './annexes.ts'

const WEAPON = 56
const TILE = 36
const GAP = 4
const PAD = 12
/** Under this height weapons and annexes stand in one row, without names. */
const LOW = 60
const MOST = LIMITS.find(({ id }) => id === 'weapon')?.most ?? 0

type Mine = Board & { readonly seat: Seat }
const weaponsOf = ({ view, seat }: Mine): readonly WeaponId[] => view.seats[seat].weapons.of
const slotsOf = (board: Mine): number => Math.max(MOST, weaponsOf(board).length)
const isLow = ({ zone }: Board): boolean => zone.height < LOW

export const shelfWidth = (board: Board): number => {
  if (board.seat === null) return 0
  const slots = slotsOf({ ...board, seat: board.seat })
  return PAD * 2 + (isLow(board) ? (slots + ANNEX_IDS.length) * TILE + FAVOURS : slots * WEAPON)
}
const FAVOURS = 88

/** A weapon is given up, lost or exchanged where it lies. */
const weaponPick = ({ offers, task }: Board, id: WeaponId): string => {
  if (HELD.includes(task?.task) && offerAt(offers, id)) return id
  const exchange = thingPick('exchange', id)
  return task?.task === 'act' && offerAt(offers, exchange) ? exchange : ''
}

const Weapon = ({ board, id, at }: { readonly board: Mine; readonly id: WeaponId; readonly at: number }) => {
  const first = weaponsOf(board).indexOf(id) === at
  const pick = first ? weaponPick(board, id) : ''
  const low = isLow(board)
  const width = low ? TILE : WEAPON
  const height = low ? TILE : 46
  return (
    <Spot
      board={board}
      pick={pick}
      twin={isInWindow(board)}
      id={pick || id}
      label={board.t.name(id)}
      reads={id}
    >
      <path className="spot-paper" d={cutPath(1, 0, width - 2, height, 5)} fill="transparent" stroke="none" />
      <SignMark name={weaponSign(id)} x={width / 2} y={low ? TILE / 2 : 15} size={25} />
      {low ? null : (
        <text
          className="kit-text"
          x={width / 2}
          y="41"
          textAnchor="middle"
          fontSize="12.500"
          {...fitted(board.t.name(id), 12.5, width - 4)}
        >
          {board.t.name(id)}
        </text>
      )}
    </Spot>
  )
}

const Slot = ({ low }: { readonly low: boolean }) => (
  <path
    d={cutPath(5, 4, (low ? TILE : WEAPON) - 10, low ? TILE - 8 : 36, 5)}
    fill="none"
    stroke="var(--closed-line)"
    strokeDasharray="4 3"
  />
)

const Weapons = ({ board }: { readonly board: Mine }) => {
  const held = weaponsOf(board)
  const low = isLow(board)
  return Array.from({ length: slotsOf(board) }, (_, at) => {
    const id = held[at]
    return (
      <g key={at} transform={`translate(${at * (low ? TILE : WEAPON)} 0)`}>
        {id ? <Weapon board={board} id={id} at={at} /> : <Slot low={low} />}
      </g>
    )
  })
}

const annexCalled = ({ view, seat, t, locale }: Mine, id: AnnexId): string => {
  const said = deskTextIn(locale)
  const state = view.seats[seat].annexes[id]
  if (state === OCCUPIED) return said.stoodOn(t.name(id))
  return state === BUILT ? said.built(t.name(id)) : said.notBuilt(t.name(id))
}

const Annex = ({ board, id }: { readonly board: Mine; readonly id: AnnexId }) => {
  const { seat, view, players } = board
  const offered = isOffered(board, seat, id)
  const built = view.seats[seat].annexes[id] >= BUILT
  const colour = players[seat]?.colour ?? 'var(--sumi)'
  return (
    <Spot board={board} pick={offered ? id : ''} id={id} label={annexCalled(board, id)} reads={id}>
      <title>{annexCalled(board, id)}</title>
      <path
        className="spot-paper"
        d={cutPath(0, 0, TILE - GAP, TILE - GAP, 5)}
        fill={built ? 'var(--kinari)' : 'transparent'}
        stroke={built ? 'var(--sumi)' : 'var(--closed-line)'}
        strokeWidth="1.2"
        {...(built ? {} : { strokeDasharray: '4 3' })}
      />
      <SignMark
        name={annexSign(id)}
        x={(TILE - GAP) / 2}
        y={(TILE - GAP) / 2}
        size={21}
        colour={built ? 'var(--sumi)' : 'var(--closed-line)'}
      />
      {view.seats[seat].annexes[id] === OCCUPIED ? (
        <Pawn x={TILE - GAP - 6} y={TILE - GAP - 9} colour={colour} where="house" />
      ) : null}
    </Spot>
  )
}

const Annexes = ({ board }: { readonly board: Mine }) =>
  ANNEX_IDS.map((id, at) => (
    <g key={id} transform={`translate(${at * TILE} 0)`}>
      <Annex board={board} id={id} />
    </g>
  ))

type Favour = {
  readonly id: string
  readonly sign: SignName
  readonly name: string
  readonly count: number
}
const favoursOf = ({ view, seat, t, locale }: Mine): readonly Favour[] => {
  const { geisha, blessed, blackmail } = view.seats[seat]
  return [
    { id: 'geisha', sign: 'yedo-geisha', name: t.name('geisha'), count: geisha },
    { id: 'blessing', sign: 'yedo-blessing', name: deskTextIn(locale).blessing, count: Number(blessed) },
    { id: 'blackmail', sign: 'yedo-Espionage', name: textIn(locale).blackmail, count: Number(blackmail) },
  ]
}
/** Geisha are counted; a blessing and a blackmail one has or has not. */
const Favours = ({ board }: { readonly board: Mine }) =>
  favoursOf(board).map(({ id, sign, name, count }, at) => (
    <g key={id} transform={`translate(${at * 25 + (at > 0 ? 12 : 0)} 0)`}>
      <Spot board={board} pick="" id={id} label={`${name}: ${count}`} reads={id}>
        <title>{`${name}: ${count}`}</title>
        <rect x="-2" y="-13" width="22" height="26" fill="transparent" />
        <SignMark name={sign} x={9} size={19} colour={count > 0 ? 'var(--sumi)' : 'var(--closed-line)'} />
        {id === 'geisha' ? (
          <text className="kit-figure" x="21" dy="0.35em" fontSize="15" fill="var(--sumi)">
            {count}
          </text>
        ) : null}
      </Spot>
    </g>
  ))

const lookOf = (board: Mine): string => {
  const { annexes } = board.view.seats[board.seat]
  return [
    board.zone.height,
    isInWindow(board),
    ...weaponsOf(board).map((id) => `${id} ${lookAt(board, weaponPick(board, id), id)}`),
    ...ANNEX_IDS.map((id) => `${annexes[id]} ${isOffered(board, board.seat, id)} ${lookAt(board, id)}`),
    ...favoursOf(board).map(({ id, count }) => `${count} ${lookAt(board, '', id)}`),
  ].join('|')
}

const Laid = ({ board }: { readonly board: Mine }) => {
  const low = isLow(board)
  const { height } = board.zone
  const annexes = low
    ? { x: slotsOf(board) * TILE, y: (height - TILE + GAP) / 2 }
    : { x: 0, y: height - TILE + GAP }
  return (
    <>
      {low ? null : (
        <text className="kit-quiet" y="11" fontSize="12.500">
          {deskTextIn(board.locale).weaponsHeld(weaponsOf(board).length, MOST)}
        </text>
      )}
      <g transform={`translate(0 ${low ? (height - TILE) / 2 : 17 + (height - 96) / 2})`}>
        <Weapons board={board} />
      </g>
      <g transform={`translate(${annexes.x} ${annexes.y})`}>
        <Annexes board={board} />
        <g transform={`translate(${ANNEX_IDS.length * TILE + 4} ${(TILE - GAP) / 2})`}>
          <Favours board={board} />
        </g>
      </g>
    </>
  )
}

export const Shelf = (board: Board) => {
  if (board.seat === null) return null
  const mine = { ...board, seat: board.seat }
  const width = shelfWidth(board)
  return (
    <svg
      key={lastingOf(board)}
      width={width}
      height={board.zone.height}
      viewBox={`${-PAD} 0 ${width} ${board.zone.height}`}
      role="group"
      aria-label={textIn(board.locale).clan}
      style={{ display: 'block', flex: 'none', overflow: 'visible' }}
    >
      <Part look={`shelf ${lookOf(mine)}`}>
        <Laid board={mine} />
      </Part>
    </svg>
  )
}
