/** What never changes: paper, river, rim, slices in flat bands, the castle hill in its moat, mist behind the words. */
import { memo } from 'react'
import type { DistrictId } from '../data/rows.ts'
import { DISTRICT_IDS } from '../position.ts'
import { Hill } from './hill.tsx'
import { angleOf, BLOCK, CENTRE, polar, RING, ROW, rowBox, SHEET, sliceOf } from './layout.ts'
import { Scenes } from './scenes.tsx'
import { DEEDS } from './tolls.tsx'
import { Houses, Outskirts } from './town.tsx'
import { River, WaterDefs } from './water.tsx'

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

const HALF = 180 / DISTRICT_IDS.length
const Slice = ({ district }: { readonly district: DistrictId }) => (
  <g>
    {BANDS.map(([inner, outer, share]) => (
      <path key={inner} d={sliceOf(district, inner, outer)} fill={wash(district, share)} />
    ))}
    <Houses from={angleOf(district) - HALF} width={2 * HALF} fill={wash(district, 58)} />
    <path d={sliceOf(district)} fill="none" stroke="var(--sumi)" strokeWidth="1.5" strokeLinejoin="round" />
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
          fontSize="16"
          fill="var(--sumi)"
        >
          {i * 5}
        </text>
      )
    })}
  </g>
)

/** Pale mist behind the words, so that text always stands on paper. */
const Veil = ({ district }: { readonly district: DistrictId }) => {
  const { y } = BLOCK[district]
  return DEEDS[district].map((deed, row) => {
    const { x, width } = rowBox(district, row)
    return (
      <rect
        key={deed}
        x={x - 10 + (row % 2) * 6}
        y={y + 10 + row * ROW}
        width={width + 14}
        height="20"
        rx="10"
        fill="var(--kinari)"
        fillOpacity="0.62"
      />
    )
  })
}
const Veils = () => DISTRICT_IDS.map((district) => <Veil key={district} district={district} />)

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
      <Wheel alone={false} />
    </g>
  </g>
))

export const Wheel = memo(
  ({ plain = false, alone = true }: { readonly plain?: boolean; readonly alone?: boolean }) => (
    <g aria-hidden="true">
      <WaterDefs />
      <River alone={alone} />
      <Outskirts />
      <Rim plain={plain} />
      {DISTRICT_IDS.map((district) => (
        <Slice key={district} district={district} />
      ))}
      <Road />
      <Hill />
      {plain ? null : <Veils />}
      {plain ? null : <Scenes />}
    </g>
  ),
)
