/** The land under the roads: paper, bay, rivers, ridges and Fuji. Pale and still; it never changes. */
import { memo } from 'react'
import { CENTRE, MAP, SCALE, SHEET } from './layout.ts'

const RIDGES: readonly (readonly [number, number, number])[] = [
  [60, 210, 1],
  [120, 178, 0.8],
  [52, 320, 0.9],
  [836, 150, 0.9],
  [800, 190, 0.7],
  [880, 330, 0.8],
  [210, 90, 0.6],
  [700, 78, 0.6],
  [38, 560, 0.7],
]

const Ridge = ({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) => (
  <g
    transform={`translate(${x} ${y}) scale(${scale})`}
    fill="var(--wash-sand)"
    stroke="var(--sumi)"
    strokeOpacity="0.28"
    strokeWidth="1.2"
  >
    <path d="M-52 26L-20-14L-6 4L16-26L58 26Z" />
    <path d="M-20-14L-16 10M16-26L22 8M-6 4L-4 16" fill="none" />
  </g>
)

const Fuji = () => (
  <g transform="translate(84 640) scale(0.86)">
    <path
      d="M-108 66L-24-58Q0-72 24-58L112 66Z"
      fill="var(--wash-roof)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path
      d="M-52-16L-24-58Q0-72 24-58L50-18L34-26L20-6L4-26L-12-4L-28-24Z"
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
    <path d="M-86 40H-30M-60 52H40M20 40H84" stroke="var(--sumi)" strokeOpacity="0.25" fill="none" />
  </g>
)

const WAVES = [
  [600, 962],
  [770, 920],
  [330, 968],
  [890, 880],
  [470, 942],
] as const

/** The land was surveyed at this centre and scale; the sheet sets its own. */
const SURVEY = { x: 464, y: 452, sx: 143, sy: 134 } as const
const scaled = { x: SCALE.x / SURVEY.sx, y: SCALE.y / SURVEY.sy } as const
const survey = `translate(${CENTRE.x - SURVEY.x * scaled.x} ${CENTRE.y - SURVEY.y * scaled.y}) scale(${scaled.x} ${scaled.y})`

export const Land = memo(() => (
  <svg width={SHEET.width} height={SHEET.height} aria-hidden="true">
    <rect width={SHEET.width} height={SHEET.height} fill="var(--washi)" />
    <rect width={MAP.width} height={MAP.height} fill="var(--washi)" />
    <g transform={survey}>
      <path
        d="M-40 968Q120 920 226 930Q300 936 344 890Q392 838 404 782Q420 720 452 716Q486 716 500 790Q516 872 584 872Q660 866 716 812Q790 756 868 716Q908 696 930 688V1060H-40V968Z"
        fill="var(--wash-water)"
        stroke="var(--sumi)"
        strokeOpacity="0.5"
        strokeWidth="1.5"
      />
      <path
        d="M296 0Q330 120 372 226Q404 320 452 400Q462 470 440 560Q430 660 452 716"
        fill="none"
        stroke="var(--wash-water)"
        strokeWidth="13"
      />
      <path
        d="M640 0Q652 110 596 236Q556 330 500 430"
        fill="none"
        stroke="var(--wash-water)"
        strokeWidth="13"
      />
      <path
        d="M0 470Q120 560 270 590Q390 606 452 640"
        fill="none"
        stroke="var(--wash-water)"
        strokeWidth="13"
      />
      {RIDGES.map(([x, y, scale]) => (
        <Ridge key={`${x}-${y}`} x={x} y={y} scale={scale} />
      ))}
    </g>
    <Fuji />
    <g transform={survey}>
      {WAVES.map(([x, y]) => (
        <path
          key={x}
          d={`M${x} ${y}q10-8 20 0t20 0t20 0`}
          fill="none"
          stroke="var(--kinari)"
          strokeWidth="1.6"
        />
      ))}
    </g>
  </svg>
))
