/** The whole mat of a seat, laid over the land when its row is opened. */
import { cutPath, SeatChip } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { SignMark } from '../signs/drawn.ts'
import { GOODS } from '../signs/goods.ts'
import { PLANS } from '../map/layout.ts'
import { TEXT } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const MAT = { width: 330, line: 26 } as const

const linesOf = (board: Board, seat: Seat): readonly string[] => {
  const me = board.view.seats[seat]
  const said = textIn(board.locale)
  const named = (ids: readonly string[]) => ids.map((id) => board.t.name(id)).join(', ')
  const { own, white, black } = me.means
  return [
    `${said.officials}: ${own} ${said.own}, ${white} ${said.white}${black ? `, ${black} ${said.black}` : ''}`,
    `${me.houses} ${said.houses}, ${me.posts} ${said.posts}`,
    ...(me.roninTiles ? [`${board.t.name('ronin-tiles')}: ${me.roninTiles}`] : []),
    ...(me.specials.of.length ? [`${said.permits}: ${named(me.specials.of)}`] : []),
    ...(me.privileges.of.length ? [`${said.privileges}: ${named(me.privileges.of)}`] : []),
    ...(me.samurai.length ? [`${board.t.name('samurai')}: ${named(me.samurai)}`] : []),
  ]
}

const broken = (text: string, most: number): readonly string[] => {
  const [first = '', ...rest] = text.split(' ')
  return rest.reduce<string[]>(
    (lines, word) => {
      const last = lines.at(-1) ?? ''
      if (last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
      return lines
    },
    [first],
  )
}

export const Mat = ({
  board,
  seat,
  close,
}: {
  readonly board: Board
  readonly seat: Seat
  close(): void
}) => {
  const player = board.players[seat]
  const me = board.view.seats[seat]
  const lines = linesOf(board, seat).flatMap((line) => broken(line, 40))
  const height = 92 + lines.length * 21
  return (
    <g
      className="spot"
      role="button"
      tabIndex={0}
      aria-label={textIn(board.locale).close}
      transform={`translate(${PLANS.x} ${PLANS.bottom - board.view.about.seats * PLANS.row - height - 8})`}
      onClick={close}
      onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape' || key === ' ' ? close() : undefined)}
    >
      <path
        d={cutPath(0, 0, MAT.width, height, 9)}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="2"
      />
      {player ? <SeatChip player={player} x={24} y={25} size={28} /> : null}
      <text className="kit-title" x="46" y="31" fontSize="18">
        {player?.name}
      </text>
      <text className="kit-text" x={MAT.width - 18} y="30" fontSize="18" textAnchor="middle">
        ×
      </text>
      {GOODS.map((good, i) => (
        <g key={good} transform={`translate(${14 + i * 78} 58)`}>
          <SignMark name={good} x={10} size={22} />
          <text className="kit-figure" x="26" dy="0.35em" fontSize="18" fill="var(--sumi)">
            {me[good]}
          </text>
        </g>
      ))}
      {lines.map((line, i) => (
        <text key={i} className="kit-text" x="14" y={92 + i * 21} fontSize={TEXT}>
          {line}
        </text>
      ))}
    </g>
  )
}
