/** The ground of the sheet: a graded sky over the far shore, the paved quay, and the bay with its ships. It never changes. */
import { Waves } from '@machiya/kit'
import { memo } from 'react'
import { FOOT, WIDTH } from '../layout.ts'

/** The print goes on where the zone is wider or higher than the town. */
const FAR = 900

const SKY = [
  ['var(--ai-pale)', -FAR],
  ['color-mix(in srgb, var(--ai-pale) 66%, var(--wash-rose))', -60],
  ['color-mix(in srgb, var(--ai-pale) 33%, var(--wash-rose))', -24],
  ['var(--wash-rose)', 6],
] as const

const RANGE =
  'M-900 74L-640 44L-520 62L-330 26L-190 60L-60 38L60 56L210 40L330 58L470 42L600 56L760 34L900 58L1060 40L1200 62L1400 30L1560 60L1900 40V110H-900Z'

/** Stones of the quay, in courses. */
const Paving = () => (
  <pattern id="yokohama-paving" width="64" height="32" patternUnits="userSpaceOnUse">
    <rect width="64" height="32" fill="var(--wash-sand)" />
    <path
      d="M0 0H64M0 16H64M20 0V16M52 16V32"
      fill="none"
      stroke="var(--sumi)"
      strokeOpacity="0.12"
      strokeWidth="1"
    />
  </pattern>
)

export const Steamer = ({
  x,
  y,
  size,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
}) => (
  <g
    transform={`translate(${x} ${y}) scale(${size})`}
    stroke="var(--sumi)"
    strokeWidth="1.4"
    strokeLinejoin="round"
  >
    <path
      d="M-4-26Q8-40 26-34Q44-46 66-36Q44-30 28-28Q12-24 2-26Z"
      fill="var(--wash-roof)"
      strokeOpacity="0.4"
    />
    <path d="M-50 0H54L42 18H-40Z" fill="var(--ai)" fillOpacity="0.85" />
    <path d="M-30-10H34V0H-30Z" fill="var(--kinari)" />
    <path d="M-8-26H4V-10H-8Z" fill="var(--kaki)" fillOpacity="0.7" />
    <path d="M-36 0V-44M26-10V-46M-36-40L-8-10M26-42L50 0" fill="none" strokeWidth="1" />
    <path
      d="M-62 20q8-6 16 0t16 0t16 0t16 0t16 0t16 0t16 0"
      fill="none"
      stroke="var(--kinari)"
      strokeWidth="2"
    />
  </g>
)

export const Quay = memo(
  ({ width = WIDTH, foot = FOOT }: { readonly width?: number; readonly foot?: number }) => {
    const wide = width + 2 * FAR
    return (
      <g aria-hidden="true">
        <defs>
          <Waves id="yokohama-waves" fill="var(--wash-water)" stroke="var(--ai)" strokeOpacity={0.26} />
          <Paving />
        </defs>
        {SKY.map(([tone, y]) => (
          <rect key={y} x={-FAR} y={y} width={wide} height={80 - y} fill={tone} />
        ))}
        <path d={RANGE} fill="var(--wash-roof)" stroke="var(--sumi)" strokeOpacity="0.4" strokeWidth="1.2" />
        <rect x={-FAR} y="72" width={wide} height={foot - 72} fill="url(#yokohama-paving)" />
        <path d={`M${-FAR} 72H${wide}`} stroke="var(--sumi)" strokeOpacity="0.5" strokeWidth="1.3" />
        <rect x={-FAR} y={foot} width={wide} height={FAR} fill="url(#yokohama-waves)" />
        <path
          d={`M${-FAR} ${foot}H${wide}V${foot + 9}H${-FAR}Z`}
          fill="var(--wash-mist)"
          stroke="var(--sumi)"
          strokeOpacity="0.6"
          strokeWidth="1.3"
        />
        <Steamer x={-90} y={foot + 70} size={1} />
        <Steamer x={width + 90} y={foot + 76} size={1.1} />
        <Steamer x={width * 0.3} y={foot + 240} size={1.1} />
      </g>
    )
  },
)
