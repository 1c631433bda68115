/** The figures on the map: samurai with their crest, ronin, the merchant. */
import { CrestMark, type Player } from '@machiya/kit'
import { SignMark } from '../signs/drawn.ts'
import { TEXT } from '../signs/letters.tsx'

const BODY = 'M0-17C6-17 9-12.5 8-8.5C14-5 17 4 18 14H-18C-17 4-14-5-8-8.5C-9-12.5-6-17 0-17Z'
const HELMET = 'M-8.5-12L-15-20L-6-17.5Q0-20 6-17.5L15-20L8.5-12Q0-15 -8.5-12Z'

export const Samurai = ({
  player,
  count = 1,
  pale = false,
}: {
  readonly player: Player
  readonly count?: number
  readonly pale?: boolean
}) => (
  <g opacity={pale ? 0.55 : 1} transform={`scale(${SCALE})`}>
    <path d={BODY} fill="var(--kinari)" stroke="var(--kinari)" strokeWidth="6" strokeLinejoin="round" />
    <path
      d={BODY}
      fill={player.colour}
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      {...(pale ? { strokeDasharray: '3 2' } : {})}
    />
    <path d={HELMET} fill="var(--sumi)" />
    <CrestMark crest={player.crest} colour={player.colour} y={4} size={17} />
    {count > 1 ? <Count value={count} /> : null}
  </g>
)

const SCALE = 0.94
/** At the size of the sheet, whatever stands under it. */
const Count = ({ value }: { readonly value: number }) => (
  <g transform={`translate(16 -14) scale(${1 / SCALE})`}>
    <rect x="-9" y="-10" width="18" height="19" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.2" />
    <text className="kit-figure" textAnchor="middle" dy="0.34em" fontSize={TEXT} fill="var(--sumi)">
      {value}
    </text>
  </g>
)

export const Ronin = ({ count = 1 }: { readonly count?: number }) => (
  <g>
    <SignMark name="ronin" size={36} />
    {count > 1 ? <Count value={count} /> : null}
  </g>
)

/** A samurai of a colour nobody plays: it only lowers the yield. */
export const Stranger = () => (
  <g>
    <path d={BODY} fill="var(--washi-deep)" stroke="var(--sumi)" strokeWidth="1.5" strokeLinejoin="round" />
    <path d={HELMET} fill="var(--sumi-light)" />
  </g>
)

export const Merchant = () => <SignMark name="merchant" size={36} />
