/** A small ink scene in every quarter. */
import type { ReactNode } from 'react'
import type { DistrictId } from '../../data/rows.ts'
import { BLOCK } from '../layout.ts'

const Pagoda = (
  <>
    <path d="M-14 18H14V8H-14Z" fill="var(--kinari)" />
    <path d="M-10 0H10V-6H-10Z" fill="var(--kinari)" />
    <path d="M-24 8Q-14 6-10 0H10Q14 6 24 8Z" fill="var(--matsu)" />
    <path d="M-18-6Q-10-8-6-15H6Q10-8 18-6Z" fill="var(--matsu)" />
    <path d="M0-15V-24M-3-18H3M-3-21H3M-4 18V11H4V18" fill="none" />
    <path d="M-40 18q7-14 14 0ZM28 18q7-12 14 0Z" fill="var(--wash-moss)" />
  </>
)
const Stalls = (
  <>
    {[-34, -8, 18].map((x, i) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d="M2-2V18H20V-2" fill="var(--kinari)" />
        <path d="M2 8H20" />
        <path d="M-2-2L2-13H20L24-2Z" fill={i === 1 ? 'var(--ai)' : 'var(--kaki)'} />
        <path d="M6-2L7-13M11-2V-13M16-2L15-13" strokeOpacity="0.5" strokeWidth="1" />
      </g>
    ))}
  </>
)
const Lanterns = (
  <>
    <path d="M-36 18V-4H18V18" fill="var(--kinari)" />
    <path d="M-44-2Q-34-6-30-15H12Q16-6 26-2Z" fill="var(--wash-roof)" />
    <path d="M-30 18V4M-20 18V4M-10 18V4M0 18V4M10 18V4M-36 4H18" strokeOpacity="0.55" strokeWidth="1.1" />
    <path d="M36 18V-18M28-18H44" fill="none" />
    <path d="M31-14H41Q46-6 41 2H31Q26-6 31-14Z" fill="var(--sakura)" />
    <path d="M29-9H43M28-4H44" strokeOpacity="0.6" strokeWidth="1" />
  </>
)
const Ship = (
  <>
    <path d="M-22 10H22Q18 20 12 20H-12Q-19 20-22 10Z" fill="var(--wash-sand)" />
    <path d="M0 10V-26" fill="none" />
    <path d="M-14-22H14Q11-8 14 5H-14Q-11-8-14-22Z" fill="var(--kinari)" />
    <path d="M-5-22Q-3-8-5 5M5-22Q7-8 5 5" fill="none" strokeOpacity="0.5" strokeWidth="1" />
    <path d="M-28 23q7-5 14 0t14 0t14 0t14 0" fill="none" stroke="var(--ai)" />
  </>
)
const Inn = (
  <>
    <path d="M-28 14V-2H28V14" fill="var(--kinari)" />
    <path d="M-38-1Q-28-4-24-13H24Q28-4 38-1Z" fill="var(--wash-roof)" />
    <path d="M-16 1H16V9H-16Z" fill="var(--ai)" />
    <path d="M-8 1V9M0 1V9M8 1V9" stroke="var(--kinari)" strokeWidth="1" />
    <path d="M-34 2a4 5 0 1 0 .1 0ZM34 2a4 5 0 1 0 .1 0Z" fill="var(--kaki)" />
  </>
)
const Gate = (
  <>
    <path d="M-44 12H-18V-2H-44ZM18 12H44V-2H18Z" fill="var(--wash-roof)" />
    <path d="M-44 5H-18M18 5H44M-34-2V5M-26 5V12M30-2V5M36 5V12" strokeOpacity="0.45" strokeWidth="1" />
    <path d="M-15 12V-10M15 12V-10" strokeWidth="4" />
    <path d="M-25-9Q0-14 25-9L22-16H-22Z" fill="var(--fuji)" />
    <path d="M-13-3H13" strokeWidth="3" />
    <path d="M-11 12V-1H0V12ZM0 12V-1H11V12Z" fill="var(--wash-sand)" />
  </>
)
const Tower = (
  <>
    <path d="M-34 18L-28 4H28L34 18Z" fill="var(--washi-deep)" />
    <path d="M-20 4V-6H20V4" fill="var(--kinari)" />
    <path d="M-28-5Q-20-8-16-15H16Q20-8 28-5Z" fill="var(--wash-roof)" />
    <path d="M-10-15V-20H10V-15" fill="var(--kinari)" />
    <path d="M-17-20Q-10-23-7-29H7Q10-23 17-20Z" fill="var(--wash-roof)" />
    <path d="M-10-2V2M0-2V2M10-2V2M-31 11H31M-12 4V11M10 4V11" strokeOpacity="0.6" strokeWidth="1.1" />
  </>
)
const SCENE: Readonly<Record<DistrictId, ReactNode>> = {
  castle: Tower,
  temple: Pagoda,
  market: Stalls,
  'red-light': Lanterns,
  harbor: Ship,
  tavern: Inn,
  gates: Gate,
}

export const Scene = ({ district }: { readonly district: DistrictId }) => (
  <g fill="none" stroke="var(--sumi)" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
    {SCENE[district]}
  </g>
)

export const Scenes = () =>
  (Object.keys(SCENE) as DistrictId[]).map((district) => {
    const { x, y } = BLOCK[district].scene
    return (
      <g key={district} transform={`translate(${x} ${y})${district === 'harbor' ? ' scale(0.72)' : ''}`}>
        <Scene district={district} />
      </g>
    )
  })
