/** The merchants on a phone: one line each; a tap opens the whole board of one. */
import { Coin, cutPath, Press, SeatChip } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import { GOOD_IDS, PIECE_IDS } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import type { Board } from '../preview.ts'
import { textIn } from '../text.ts'
import { PIECE_SIGN } from '../tray/sheet.tsx'
import { letter } from '../signs/letters.tsx'

const ROW = 86

const Figure = ({ x, value }: { readonly x: number; readonly value: number }) => (
  <text
    className="kit-figure"
    x={x}
    dy="0.36em"
    fontSize={letter(15)}
    fill={value ? 'var(--sumi)' : 'var(--sumi-light)'}
  >
    {value}
  </text>
)

const Brief = ({
  board,
  seat,
  open,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly open: () => void
}) => {
  const me = board.view.seats[seat]
  const player = board.players[seat]
  const said = textIn(board.locale)
  if (!player) return null
  return (
    <Press transform={`translate(4 ${4 + seat * ROW})`} press={open} label={`${said.mat} ${player.name}`}>
      <path d={cutPath(0, 0, 352, ROW - 6, 8)} fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
      <SeatChip player={player} x={24} y={24} size={32} lettered />
      <text className="kit-title" x="50" y="24" dy="0.36em" fontSize={letter(16)}>
        {player.name}
      </text>
      <text
        className="kit-figure"
        x="340"
        y="24"
        dy="0.36em"
        fontSize={letter(24)}
        textAnchor="end"
        fill="var(--sumi)"
      >
        {me.points}
      </text>
      {PIECE_IDS.map((piece, at) => (
        <g key={piece} transform={`translate(${150 + at * 46} 24)`}>
          <SignMark name={PIECE_SIGN[piece]} size={18} colour={player.colour} />
          <Figure x={14} value={me.supply[piece]} />
        </g>
      ))}
      <g transform="translate(18 60)">
        <Coin size={17} />
        <Figure x={13} value={me.yen} />
        {(['import', ...GOOD_IDS] as const).map((ware, at) => (
          <g key={ware} transform={`translate(${46 + at * 44} 0)`}>
            <SignMark name={ware} size={17} />
            <Figure x={13} value={ware === 'import' ? me.imports : me.goods[ware]} />
          </g>
        ))}
        <g transform="translate(272 0)">
          <SignMark name="scroll" size={17} />
          <Figure x={12} value={me.hand.of.length} />
        </g>
        <g transform="translate(306 0)">
          <SignMark name="gear" size={16} />
          <Figure x={12} value={me.technologies.of.length} />
        </g>
      </g>
    </Press>
  )
}

export const PhoneMats = ({ board }: { readonly board: Board }) => (
  <g>
    {seatsOf(board.view).map((seat) => (
      <Brief key={seat} board={board} seat={seat} open={() => board.open(seat)} />
    ))}
  </g>
)
