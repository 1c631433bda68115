/** Pieces and figures that all boards share. */
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
  <g transform={`translate(${x} ${y})`}>
    <CrestMark crest={player.crest} colour={player.colour} size={size} />
    {lettered ? (
      <text
        className="kit-figure kit-halo"
        fill="var(--sumi)"
        x={size * 0.36}
        y={size * 0.5}
        fontSize={Math.max(11, size * 0.4)}
      >
        {player.letter}
      </text>
    ) : null}
  </g>
)

/** Money: a ringed coin with a square hole, the figure inside when there is one. */
export const Coin = ({
  x = 0,
  y = 0,
  size = 22,
  value,
}: At & { readonly size?: number; readonly value?: number | string }) => (
  <g data-about="coin" transform={`translate(${x} ${y})`}>
    <circle r={size / 2} fill="var(--coin)" stroke="var(--sumi)" strokeWidth="1.3" />
    <circle r={size / 2 - 2.6} fill="none" stroke="var(--sumi)" strokeWidth="0.7" />
    {value === undefined ? (
      <rect
        x={-size * 0.13}
        y={-size * 0.13}
        width={size * 0.26}
        height={size * 0.26}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="1"
      />
    ) : (
      <text
        className="kit-figure"
        fill="var(--on-coin)"
        fontSize={size * 0.56}
        textAnchor="middle"
        dy="0.35em"
      >
        {value}
      </text>
    )}
  </g>
)

const PETALS = [0, 72, 144, 216, 288]

/** Points: a gold plum blossom with the number inside. */
export const Points = ({
  x = 0,
  y = 0,
  size = 26,
  value,
}: At & { readonly size?: number; readonly value: number | string }) => (
  <g data-about="points" transform={`translate(${x} ${y})`}>
    <g fill="var(--plum)" stroke="var(--sumi)" strokeWidth="1">
      {PETALS.map((turn) => (
        <circle
          key={turn}
          cx={0}
          cy={-size * 0.25}
          r={size * 0.25}
          transform={turn === 0 ? undefined : `rotate(${turn})`}
        />
      ))}
    </g>
    <circle r={size * 0.33} fill="var(--plum)" />
    <text className="kit-figure" fill="var(--on-coin)" fontSize={size * 0.53} textAnchor="middle" dy="0.35em">
      {value}
    </text>
  </g>
)
