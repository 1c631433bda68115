/** Pieces and figures that all boards share. They stand by coordinates: each group that is moved costs a browser as much as it holds. */
import { CrestMark } from './crests.tsx'
import type { Player } from './board.ts'

type At = { readonly x?: number; readonly y?: number }

/** A seat's round crest with its letter below right. */
export const SeatChip = ({
  player,
  x = 0,
  y = 0,
  size = 28,
  lettered = false,
}: At & { readonly player: Player; readonly size?: number; readonly lettered?: boolean }) => (
  <g>
    <CrestMark crest={player.crest} colour={player.colour} x={x} y={y} size={size} />
    {lettered ? (
      <text
        className="kit-figure kit-halo"
        fill="var(--sumi)"
        x={x + size * 0.36}
        y={y + size * 0.5}
        fontSize={Math.max(11, size * 0.4)}
      >
        {player.letter}
      </text>
    ) : null}
  </g>
)

type OnCoinProps = Required<At> & { readonly size: number; readonly value: number | string }

/** A figure on gold, in the middle of what it is told of. */
const OnCoin = ({ x, y, size, value }: OnCoinProps) => (
  <text
    className="kit-figure"
    fill="var(--on-coin)"
    x={x}
    y={y}
    fontSize={size}
    textAnchor="middle"
    dy="0.35em"
  >
    {value}
  </text>
)

/** Money: a ringed coin with a square hole, the figure inside when there is one. */
export const Coin = ({
  x = 0,
  y = 0,
  size = 22,
  value,
}: At & { readonly size?: number; readonly value?: number | string }) => (
  <g data-about="coin">
    <circle cx={x} cy={y} r={size / 2} fill="var(--coin)" stroke="var(--sumi)" strokeWidth="1.3" />
    <circle cx={x} cy={y} r={size / 2 - 2.6} fill="none" stroke="var(--sumi)" strokeWidth="0.7" />
    {value === undefined ? (
      <rect
        x={x - size * 0.13}
        y={y - size * 0.13}
        width={size * 0.26}
        height={size * 0.26}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="1"
      />
    ) : (
      <OnCoin x={x} y={y} size={size * 0.56} value={value} />
    )}
  </g>
)

const FIFTH = (2 * Math.PI) / 5
/** Of a blossom's size: a petal's radius, where two petals meet, and how far in their seam reaches. */
const PETAL = 0.25
const MEET = 2 * PETAL * Math.cos(FIFTH / 2)
const SEAM = 0.33
const PETALS = [0, 1, 2, 3, 4]

/** Five petals in one line, and the seams between them. */
export const blossom = (x: number, y: number, size: number): string => {
  const at = (petal: number, far: number): string => {
    const turn = FIFTH * (petal + 0.5) - Math.PI / 2
    return `${(x + size * far * Math.cos(turn)).toFixed(2)} ${(y + size * far * Math.sin(turn)).toFixed(2)}`
  }
  const round = (size * PETAL).toFixed(2)
  const petals = PETALS.map((petal) => `A${round} ${round} 0 0 1 ${at(petal, MEET)}`)
  const seams = PETALS.map((petal) => `M${at(petal, MEET)}L${at(petal, SEAM)}`)
  return `M${at(4, MEET)}${petals.join('')}Z${seams.join('')}`
}

/** Points: a gold plum blossom with the number inside. */
export const Points = ({
  x = 0,
  y = 0,
  size = 26,
  value,
}: At & { readonly size?: number; readonly value: number | string }) => (
  <g data-about="points">
    <path d={blossom(x, y, size)} fill="var(--plum)" stroke="var(--sumi)" strokeWidth="1" />
    {value === '' ? null : <OnCoin x={x} y={y} size={size * 0.53} value={value} />}
  </g>
)
