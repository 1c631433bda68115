/** What never changes: paper, river, rim, slices in flat bands, the castle hill in its moat, mist behind the words. */
import { memo } from 'react'
import type { DistrictId } from '../../data/rows.ts'
import { DISTRICT_IDS } from '../../position.ts'
import { Cloth, ClothDefs } from './cloth.tsx'
import { Fields } from './fields.tsx'
import { Hill } from './hill.tsx'
import { angleOf, BLOCK, polar, RING, ROW, rowBox, sliceOf } from '../layout.ts'
import { Scenes } from './scenes.tsx'
import { DEEDS } from '../wheel/tolls.tsx'
import { Sky } from './sky.tsx'
import { Houses } from './town.tsx'
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
  `color-mix(in srgb, ${DYE[district]} ${district === 'red-light' ? Math.min(100, share * 1.7) : share}%, var(--kinari))`

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
    <Cloth district={district} inner={196} />
    <Houses
      from={angleOf(district) - HALF}
      width={2 * HALF}
      fill={wash(district, 64)}
      back={wash(district, 46)}
    />
    <path d={sliceOf(district)} fill="none" stroke="var(--sumi)" strokeWidth="1.5" strokeLinejoin="round" />
  </g>
)

/** Lit by night, with a flat disc of light around it. */
const Lantern = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="13" fill="light-dark(transparent, color-mix(in srgb, var(--coin) 22%, transparent))" />
    <path
      d="M-3.500-5H3.500Q5 0 3.500 5H-3.500Q-5 0-3.500-5Z"
      fill="light-dark(var(--kinari), var(--coin))"
      stroke="var(--sumi)"
      strokeWidth="0.9"
    />
    <path
      d="M-4-1.500H4M-4 1.500H4M0-5V-8"
      fill="none"
      stroke="var(--sumi)"
      strokeWidth="0.7"
      strokeOpacity="0.7"
    />
  </g>
)

const Road = () => (
  <g>
    <circle r={RING.road} fill="var(--wash-sand)" stroke="var(--sumi)" strokeWidth="1.5" />
    {DISTRICT_IDS.map((district) => {
      const { x, y } = polar((RING.road + RING.hill) / 2, angleOf(district) + 180 / DISTRICT_IDS.length)
      return <Lantern key={district} x={x} y={y} />
    })}
  </g>
)

/** Sixty steps of prestige: a tick each. */
const Rim = () => (
  <g>
    <circle r={RING.rim + 3.5} fill="var(--washi)" stroke="var(--sumi)" strokeWidth="0.8" />
    <circle data-measure="wheel" r={RING.rim} fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
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

/** Wider than any room. */
const LAND = 2400
/** Where the plan stands alone the far bank lies beyond its edge. */
const BEYOND = 620

/** All that never changes, drawn beyond every edge of the room. */
export const Wheel = memo(
  ({ plain = false, shore = BEYOND }: { readonly plain?: boolean; readonly shore?: number }) => (
    <g aria-hidden="true">
      <WaterDefs />
      <ClothDefs />
      <rect x={-LAND} y={-LAND} width={2 * LAND} height={2 * LAND} fill="var(--washi)" />
      <Sky />
      <Fields />
      <River shore={shore} />
      <Rim />
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
