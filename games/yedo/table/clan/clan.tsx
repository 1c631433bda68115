/** A clan in full: disciples, weapons, annexes, geisha, blessing, blackmail, completed missions. */
import { fitted, widthOf, cutPath, offerAt, Spot, Part } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { colorIn, MISSION } from '../../by-id.ts'
import { BUILT, OCCUPIED } from '../../whereabouts.ts'
import { ANNEX_IDS } from '../../position.ts'
import { thingPick } from '../../picks.ts'
import { SignMark } from '../marks/drawn.ts'
import { isOffered, lookOfAnnexes } from './annexes.ts'
import { Difficulty, Disciple, Pawn } from '../marks/figures.tsx'
import { halved, spread } from '../marks/fit.ts'
import { Named } from '../marks/lines.tsx'
import { annexSign, weaponSign } from '../marks/signs.ts'
import { lookAt } from '../look.ts'
import { textIn } from '../text.ts'
import { HELD, isInWindow, type Board } from '../where.ts'

type Of = { readonly board: Board; readonly seat: Seat; readonly width: number }
const GAP = 6
const TILE = 63
const slot = (width: number, count = 4): number => (width - (count - 1) * GAP) / count

const weaponPick = (board: Board, seat: Seat, i: number): string => {
  const { of } = board.view.seats[seat].weapons
  const id = of[i]
  return id && seat === board.seat && of.indexOf(id) === i ? pickOf(board, id) : ''
}
const lookOfWeapons = ({ board, seat }: Of): string => {
  const { of } = board.view.seats[seat].weapons
  return Array.from({ length: Math.max(4, of.length) }, (_, i) => {
    const pick = weaponPick(board, seat, i)
    return `${of[i]} ${isInWindow(board)} ${lookAt(board, pick, pick || `weapon-${seat}-${i}`)}`
  }).join()
}

const Weapons = ({ board, seat, width }: Of) => {
  const { of } = board.view.seats[seat].weapons
  const count = Math.max(4, of.length)
  const size = slot(width, count)
  return Array.from({ length: count }, (_, i) => {
    const id = of[i]
    const pick = weaponPick(board, seat, i)
    return (
      <g key={i} transform={`translate(${i * (size + GAP)} 0)`}>
        <Spot
          board={board}
          pick={pick}
          twin={isInWindow(board)}
          id={pick || `weapon-${seat}-${i}`}
          label={id ? board.t.name(id) : textIn(board.locale).free0}
        >
          <path
            className="spot-paper"
            d={cutPath(0, 0, size, TILE, 6)}
            fill={id ? 'var(--kinari)' : 'none'}
            stroke="var(--sumi)"
            strokeWidth="1.5"
            {...(id ? {} : { strokeDasharray: '4 3', strokeOpacity: 0.4 })}
          />
          {id ? (
            <>
              <SignMark name={weaponSign(id)} x={size / 2} y={22} size={28} />
              <Named
                x={size / 2}
                y={48}
                room={size - 2}
                size={13}
                lines={halved(board.t.name(id), 13, size - 2)}
              />
            </>
          ) : null}
        </Spot>
      </g>
    )
  })
}
/** A weapon is given up, lost or exchanged where it lies. */
const pickOf = ({ offers, task }: Board, id: string): string =>
  HELD.includes(task?.task) && offerAt(offers, id)
    ? id
    : offerAt(offers, thingPick('exchange', id)) && task?.task === 'act'
      ? thingPick('exchange', id)
      : ''

const Annexes = ({ board, seat, width }: Of) => {
  const { annexes } = board.view.seats[seat]
  const player = board.players[seat]
  const size = slot(width)
  return ANNEX_IDS.map((id, i) => {
    const offered = isOffered(board, seat, id)
    const built = annexes[id] >= BUILT
    return (
      <g key={id} transform={`translate(${i * (size + GAP)} 0)`}>
        <Spot
          board={board}
          pick={offered ? id : ''}
          id={offered ? id : `annex-${seat}-${id}`}
          label={board.t.name(id)}
        >
          <path
            className="spot-paper"
            d={cutPath(0, 0, size, TILE, 6)}
            fill={built ? 'var(--kinari)' : 'none'}
            stroke="var(--sumi)"
            strokeWidth="1.5"
            {...(built ? {} : { strokeDasharray: '4 3', strokeOpacity: 0.4 })}
          />
          <SignMark
            name={annexSign(id)}
            x={size / 2}
            y={21}
            size={26}
            colour={built ? 'var(--sumi)' : 'var(--closed-line)'}
          />
          <Named
            x={size / 2}
            y={48}
            room={size - 2}
            size={13}
            quiet={!built}
            lines={halved(board.t.name(id), 13, size - 2)}
          />
          {annexes[id] === OCCUPIED && player ? (
            <g transform={`translate(${size - 14} 22) scale(0.8)`}>
              <Disciple player={player} lettered={false} />
            </g>
          ) : null}
        </Spot>
      </g>
    )
  })
}

const Count = ({
  value,
  text,
  x,
  room,
}: {
  readonly value: number
  readonly text: string
  readonly x: number
  readonly room: number
}) => (
  <text className="kit-text" x={x} dy="0.35em" fontSize="13" {...fitted(`${value} ${text}`, 13, room)}>
    <tspan style={{ fontWeight: 600 }}>{value}</tspan>
    <tspan>{` ${text}`}</tspan>
  </text>
)

const SIGN = 20
/** Widths are only about right: a word that just fits is left as it is. */
const SPARE = 0.1
const People = ({ board, seat, width }: Of) => {
  const { house, reserve } = board.view.seats[seat]
  const said = textIn(board.locale)
  const colour = board.players[seat]?.colour ?? 'var(--sumi)'
  const counts = [
    [house, said.atHome, 'house'],
    [4 - house - reserve, said.out, 'out'],
    [reserve, said.reserve, 'reserve'],
  ] as const
  const at = spread(
    counts.map(([value, text]) => SIGN + widthOf(`${value} ${text}`, 13)),
    width,
  )
  return counts.map(([value, text, where], i) => (
    <g key={where} transform={`translate(${at[i]?.at ?? 0} 0)`}>
      <Pawn x={9} y={0} colour={colour} where={where} />
      <Count value={value} text={text} x={SIGN} room={(at[i]?.width ?? 0) - SIGN + SPARE} />
    </g>
  ))
}

const Favours = ({ board, seat, width }: Of) => {
  const { geisha, blessed, blackmail } = board.view.seats[seat]
  const said = textIn(board.locale)
  const favours = [
    { sign: 'yedo-geisha', text: `${geisha} ${board.t.name('geisha')}`, held: geisha > 0 },
    { sign: 'yedo-blessing', text: said.deed['blessing'] ?? '', held: blessed },
    { sign: 'yedo-Espionage', text: said.blackmail, held: blackmail },
  ] as const
  const at = spread(
    favours.map(({ text }) => SIGN + widthOf(text, 13)),
    width,
  )
  return favours.map(({ sign, text, held }, i) => (
    <g key={sign} transform={`translate(${at[i]?.at ?? 0} 0)`}>
      <SignMark name={sign} x={9} size={17} colour={held ? 'var(--sumi)' : 'var(--closed-line)'} />
      <text
        className={held ? 'kit-text' : 'kit-quiet'}
        x={SIGN}
        dy="0.35em"
        fontSize="13"
        {...fitted(text, 13, (at[i]?.width ?? 0) - SIGN + SPARE)}
      >
        {text}
      </text>
    </g>
  ))
}

const Done = ({ board, seat }: Of) => {
  const { of } = board.view.seats[seat].completed
  return (
    <g>
      <Count value={of.length} text={textIn(board.locale).done} x={0} room={52} />
      {of.slice(0, 10).map((id, i) => {
        const color = colorIn(id)
        return (
          <g key={i}>
            <title>{id in MISSION ? board.t.name(id) : ''}</title>
            {color ? <Difficulty color={color} x={62 + i * 16} scale={0.9} /> : null}
          </g>
        )
      })}
    </g>
  )
}

export const CLAN_HEIGHT = 216
export const Clan = ({ board, seat, width }: Of) => {
  const of = { board, seat, width }
  const own = board.view.seats[seat]
  const key = `${seat} ${width}`
  return (
    <g>
      <g transform="translate(0 12)">
        <Part look={`people ${key} ${own.house} ${own.reserve}`}>
          <People {...of} />
        </Part>
      </g>
      <g transform="translate(0 28)">
        <Part look={`weapons ${key} ${lookOfWeapons(of)}`}>
          <Weapons {...of} />
        </Part>
      </g>
      <g transform="translate(0 98)">
        <Part look={`built ${key} ${lookOfAnnexes(board, seat)}`}>
          <Annexes {...of} />
        </Part>
      </g>
      <g transform="translate(0 178)">
        <Part look={`favours ${key} ${own.geisha} ${own.blessed} ${own.blackmail}`}>
          <Favours {...of} />
        </Part>
      </g>
      <g transform="translate(0 204)">
        <Done {...of} />
      </g>
    </g>
  )
}
