/** What never changes: paper, river, rim, slices in flat bands, the castle hill in its moat. */
import { memo } from 'react'
import type { DistrictId } from '../data/rows.ts'
import { DISTRICT_IDS } from '../position.ts'
import { angleOf, CENTRE, polar, RING, SHEET, sector, sliceOf } from './layout.ts'
import { Scenes } from './scenes.tsx'

const DYE: Readonly<Record<DistrictId, string>> = {
  castle: 'var(--sumi-light)',
  temple: 'var(--matsu)',
  market: 'var(--kaki)',
  'red-light': 'var(--sakura)',
  harbor: 'var(--ai)',
  tavern: 'var(--kin)',
  gates: 'var(--fuji)',
}
const wash = (district: DistrictId, share: number): string =>
  `color-mix(in srgb, ${DYE[district]} ${district === 'red-light' ? share * 1.7 : share}%, var(--kinari))`

/** Deep at the rim and paper near the castle, printed in four flat bands. */
const BANDS = [
  [RING.road, RING.slice, 7],
  [196, RING.slice, 14],
  [244, RING.slice, 24],
  [278, RING.slice, 36],
] as const

const Slice = ({ district }: { readonly district: DistrictId }) => (
  <g>
    {BANDS.map(([inner, outer, share]) => (
      <path key={inner} d={sliceOf(district, inner, outer)} fill={wash(district, share)} />
    ))}
    <path d={sliceOf(district)} fill="none" stroke="var(--sumi)" strokeWidth="1.5" strokeLinejoin="round" />
  </g>
)

const WAVE = 'q7-6 14 0t14 0t14 0'
const MOAT: readonly (readonly [number, number])[] = [
  [-78, -36],
  [36, -52],
  [-90, 14],
  [48, -12],
  [-70, 56],
  [30, 62],
  [-20, 86],
  [-24, -78],
]

const Hill = () => (
  <g>
    <circle r={RING.hill} fill="var(--wash-water)" stroke="var(--sumi)" strokeWidth="1.5" />
    {MOAT.map(([x, y]) => (
      <path
        key={`${x}${y}`}
        d={`M${x} ${y}${WAVE}`}
        fill="none"
        stroke="var(--ai)"
        strokeOpacity="0.45"
        strokeWidth="1.4"
      />
    ))}
    <path
      d="M-62 44Q-70 30-52 26L-44 14H44L54 26Q70 32 60 46Q40 64 0 64Q-44 64-62 44Z"
      fill="var(--wash-moss)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <Keep />
    {[-50, -38, 48, 36].map((x, i) => (
      <path
        key={x}
        d={`M${x - 9} ${40 + i * 3}q9-13 18 0Z`}
        fill="var(--matsu)"
        stroke="var(--sumi)"
        strokeWidth="1.2"
      />
    ))}
  </g>
)

const Keep = () => (
  <g stroke="var(--sumi)" strokeWidth="1.5" strokeLinejoin="round">
    <path d="M-40 44L-30 12H30L40 44Z" fill="var(--washi-deep)" />
    <path
      d="M-36 32H36M-33 22H33M-14 12V22M12 12V22M-24 22V32M2 22V32M24 22V32M-10 32V44M14 32V44"
      fill="none"
      strokeOpacity="0.4"
      strokeWidth="1"
    />
    <path d="M-25-4H25V12H-25Z" fill="var(--kinari)" />
    <path d="M-17-30H17V-14H-17Z" fill="var(--kinari)" />
    <path d="M-10-52H10V-40H-10Z" fill="var(--kinari)" />
    <path d="M-36-2Q-26-6-22-16H22Q26-6 36-2Z" fill="var(--ai)" />
    <path d="M-27-28Q-18-32-15-41H15Q18-32 27-28Z" fill="var(--ai)" />
    <path d="M-19-51Q-10-56-7-66Q0-70 7-66Q10-56 19-51Z" fill="var(--ai)" />
    <path d="M-6-67q-4-6 1-9M6-67q4-6-1-9" fill="none" stroke="var(--kin)" strokeWidth="2" />
    <path d="M-14 2V8M-5 2V8M5 2V8M14 2V8M-8-25V-19M0-25V-19M8-25V-19M0-49V-44" strokeWidth="2" />
  </g>
)

const Road = () => (
  <g>
    <circle r={RING.road} fill="var(--wash-sand)" stroke="var(--sumi)" strokeWidth="1.5" />
    {DISTRICT_IDS.map((district) => {
      const { x, y } = polar((RING.road + RING.hill) / 2, angleOf(district) + 180 / DISTRICT_IDS.length)
      return <circle key={district} cx={x} cy={y} r="1.8" fill="var(--sumi)" fillOpacity="0.4" />
    })}
  </g>
)

/** Sixty steps of prestige: a tick each, a figure every fifth. */
const Rim = ({ plain }: { readonly plain: boolean }) => (
  <g>
    <circle r={RING.rim} fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
    {Array.from({ length: 60 }, (_, step) => {
      const from = polar(RING.slice, step * 6)
      const to = polar(step % 5 ? RING.slice + 7 : RING.slice + 9, step * 6)
      return (
        <path
          key={step}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          stroke="var(--sumi)"
          strokeOpacity="0.45"
        />
      )
    })}
    {Array.from({ length: plain ? 0 : 12 }, (_, i) => {
      const { x, y } = polar(RING.slice + 13, i * 30)
      return (
        <text
          key={i}
          className="kit-figure"
          transform={`translate(${x} ${y}) rotate(${i * 30})`}
          textAnchor="middle"
          dy="0.35em"
          fontSize="15"
          fill="var(--sumi)"
        >
          {i * 5}
        </text>
      )
    })}
  </g>
)

/** The river holds the city on its right and flows out below. */
const River = () => (
  <g>
    <path
      d={sector(0, RING.rim + 9, 12, 172)}
      fill="var(--wash-water)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </g>
)

export const Ground = memo(() => (
  <g aria-hidden="true">
    <rect
      x={-SHEET.width}
      y={-SHEET.height}
      width={SHEET.width * 3}
      height={SHEET.height * 3}
      fill="var(--washi)"
    />
    <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
      <Wheel />
    </g>
  </g>
))

export const Wheel = memo(({ plain = false }: { readonly plain?: boolean }) => (
  <g aria-hidden="true">
    <River />
    <Rim plain={plain} />
    {DISTRICT_IDS.map((district) => (
      <Slice key={district} district={district} />
    ))}
    <Road />
    <Hill />
    {plain ? null : <Scenes />}
  </g>
))
