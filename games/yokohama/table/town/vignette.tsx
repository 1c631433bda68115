/** What an area looks like from the street: a pale print behind the pieces, one a kind. */
import { memo, type ReactNode } from 'react'
import type { AreaId } from '../../data/areas.ts'
import { AREA } from '../../by-id.ts'
import { washOf } from './kinds.ts'

const ROOF = 'var(--wash-roof)'
const WALL = 'var(--washi-deep)'
const BRICK = 'var(--wash-rose)'

/** Drawn on a street 100 wide, standing on its line at 0. */
const HILLS = <path d="M0 0Q14-26 26-30Q38-26 46-12Q58-36 70-38Q84-32 100 0Z" fill={BRICK} />
const PICTURES: Readonly<Record<string, ReactNode>> = {
  'copper-mine': (
    <>
      {HILLS}
      <path d="M40 0V-9Q47-18 54-9V0Z" fill="var(--sumi)" fillOpacity="0.35" />
      <path d="M58 0H84M62 0V-5H74V0" fill={WALL} />
    </>
  ),
  'tea-plantation': (
    <>
      <path d="M0 0V-12Q24-30 50-22Q76-32 100-14V0Z" fill="var(--wash-moss)" />
      <path
        d="M0-6Q26-20 50-14Q76-22 100-8M0-1Q26-11 50-7Q76-13 100-2M14-17q4-4 8 0M34-22q4-4 8 0M62-23q4-4 8 0M82-20q4-4 8 0"
        fill="none"
      />
    </>
  ),
  'fishing-ground': (
    <>
      <path d="M0 0V-16H100V0Z" fill="var(--wash-water)" />
      <path
        d="M0-12q6-5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0M4-5q6-5 12 0t12 0t12 0t12 0t12 0t12 0t12 0"
        fill="none"
      />
      <path d="M36-16H66L60-9H42Z" fill={WALL} />
      <path d="M50-16V-36L64-18Z" fill="var(--washi)" />
    </>
  ),
  'silk-mill': (
    <>
      <path d="M14 0V-22L28-30V-22L42-30V-22L56-30V-22H70V0Z" fill={BRICK} />
      <path d="M76 0V-38H84V0Z" fill={BRICK} />
      <path d="M84-40Q96-46 108-40" fill="none" />
      <path d="M20-6V-14H26V-6ZM34-6V-14H40V-6ZM48-6V-14H54V-6Z" fill="var(--washi)" />
    </>
  ),
  bank: (
    <>
      <path d="M18 0V-22H82V0Z" fill="var(--wash-mist)" />
      <path d="M14-22L50-38L86-22Z" fill={ROOF} />
      <path d="M28 0V-20M40 0V-20M60 0V-20M72 0V-20M12 0H88" fill="none" strokeWidth="2" />
      <path d="M46 0V-12H54V0Z" fill={WALL} />
    </>
  ),
  chinatown: (
    <>
      <path d="M22 0V-26M40 0V-28M60 0V-28M78 0V-26" fill="none" strokeWidth="2.4" />
      <path
        d="M10-22Q24-26 30-32H70Q76-26 90-22L84-19H16ZM34-33Q42-36 46-41H54Q58-36 66-33Z"
        fill="var(--kaki)"
        fillOpacity="0.55"
      />
      <path d="M44-18H56V-11H44Z" fill="var(--coin)" fillOpacity="0.7" />
    </>
  ),
  church: (
    <>
      <path d="M34 0V-20L52-28L70-20V0Z" fill="var(--washi)" />
      <path d="M30-19L52-30L74-19Z" fill={ROOF} />
      <path d="M46-26V-38L52-44L58-38V-26Z" fill="var(--washi)" />
      <path d="M52-50V-42M49-47H55" fill="none" />
      <path d="M10 0Q8-12 16-16Q24-12 22 0ZM80 0Q78-10 86-14Q94-10 92 0Z" fill="var(--wash-moss)" />
      <path d="M48 0V-9Q52-13 56-9V0Z" fill={WALL} />
    </>
  ),
  customs: (
    <>
      <path d="M10 0V-18Q30-32 50-18V0ZM50 0V-18Q70-32 90-18V0Z" fill={WALL} />
      <path d="M10-18Q30-32 50-18Q70-32 90-18" fill="none" strokeWidth="2" />
      <path d="M22 0V-12H38V0ZM62 0V-12H78V0Z" fill={ROOF} />
      <path d="M42-7H58V0H42Z" fill="var(--wash-sand)" />
    </>
  ),
  harbour: (
    <>
      <path d="M0 0V-8H100V0Z" fill="var(--wash-water)" />
      <path d="M18-8H84L76-1H26Z" fill="var(--ai)" fillOpacity="0.45" />
      <path d="M32-15H70V-8H32ZM48-28H55V-15H48Z" fill="var(--washi)" />
      <path d="M30-8V-38M74-8V-38M30-36L48-15M74-36L56-15M55-30Q66-38 80-33" fill="none" />
    </>
  ),
  dock: (
    <>
      <path d="M0 0V-8H100V0Z" fill="var(--wash-water)" />
      <path d="M8-8H60L52-1H16Z" fill="var(--kaki)" fillOpacity="0.4" />
      <path d="M70 0V-38L40-30M70-38L90-22V0M44-29V-18M64 0H94" fill="none" strokeWidth="1.8" />
      <path d="M39-18H49V-11H39Z" fill={WALL} />
    </>
  ),
  'employment-agency': (
    <>
      <path d="M8 0V-16H34V0ZM36 0V-20H62V0ZM64 0V-16H92V0Z" fill={WALL} />
      <path d="M4-15L12-24H30L38-15ZM33-19L40-29H58L65-19ZM60-15L68-24H88L96-15Z" fill={ROOF} />
      <path d="M14 0V-9H28V0M42 0V-11H56V0M70 0V-9H86V0" fill="none" />
    </>
  ),
  laboratory: (
    <>
      <path d="M16 0V-24H84V0Z" fill="var(--washi)" />
      <path d="M12-23L22-32H78L88-23Z" fill={ROOF} />
      <path d="M44-32V-40Q50-47 56-40V-32Z" fill="var(--wash-mist)" />
      <path d="M24-8V-17H32V-8ZM40-8V-17H48V-8ZM56-8V-17H64V-8ZM70-8V-17H78V-8Z" fill="var(--wash-water)" />
    </>
  ),
}

const TOP = 60
const STREET = 104

export const Vignette = memo(({ area, width }: { readonly area: AreaId; readonly width: number }) => {
  const { kind } = AREA[area]
  const room = width - 50
  const scale = Math.min(1.2, room / 100)
  return (
    <g>
      <path d={`M0 ${TOP}H${width}V${STREET}H0Z`} fill={washOf(kind)} fillOpacity="0.36" />
      <g
        transform={`translate(${3 + (room - 100 * scale) / 2} ${STREET}) scale(${scale} ${Math.min(scale, 0.88)})`}
        stroke="var(--sumi)"
        strokeWidth="1.2"
        strokeLinejoin="round"
        opacity="0.5"
      >
        {PICTURES[area === 'dock' ? 'dock' : kind] ?? null}
      </g>
    </g>
  )
})
