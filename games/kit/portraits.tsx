/** Five faces, printed as crests are: who plays for the house. */
import { useId, type ReactNode } from 'react'

const INK = { fill: 'none', stroke: 'var(--on-coin)', strokeWidth: 2, strokeLinecap: 'round' } as const
const paper = {
  fill: 'var(--face)',
  stroke: 'var(--on-coin)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
} as const
const hair = { fill: 'var(--on-coin)' } as const
const cloth = { ...paper, fill: 'var(--ai-pale)' } as const
const straw = { ...paper, fill: 'var(--plum)' } as const

/** A coat closed from left over right. */
const Coat = () => (
  <>
    <path d="M6 66C8 52 18 47 26 45.5H38C46 47 56 52 58 66Z" {...paper} />
    <path d="M26 45.5L36 64M38 45.5L31 55" {...INK} />
  </>
)
const Head = () => (
  <path d="M20.5 27C20.5 17 25 12 32 12S43.5 17 43.5 27C43.5 38 38 45 32 45S20.5 38 20.5 27Z" {...paper} />
)
const eyes = 'M25.5 29.5H28.5M35.5 29.5H38.5'

const Topknot = () => (
  <>
    <Coat />
    <Head />
    <path d="M19.5 28C18 15 24 9.5 32 9.5S46 15 44.5 28C42.5 22 40 19 32 19S21.5 22 19.5 28Z" {...hair} />
    <path d="M28.5 10.5C27 4 30 3 32 3S37 4 35.5 10.5Z" {...hair} />
    <path d={`${eyes}M24.5 25.5L29 26.5M39.5 25.5L35 26.5M29.5 38.5H34.5`} {...INK} />
  </>
)
const Combed = () => (
  <>
    <path
      d="M15 31C12 14 20 6.5 32 6.5S52 14 49 31C48 37 45 40 42 41L40 24H24L22 41C19 40 16 37 15 31Z"
      {...hair}
    />
    <Coat />
    <Head />
    <path
      d="M19.5 27C19.5 15 26 10.5 32 10.5S44.5 15 44.5 27C41 26 36 22.5 34 18C31 23 25 26.5 19.5 27Z"
      {...hair}
    />
    <circle cx="32" cy="6.5" r="5" {...hair} />
    <path d="M42 12L51 5" {...INK} />
    <circle cx="51.5" cy="4.5" r="2.4" fill="var(--kaki)" />
    <path d={`${eyes}M30.5 38.5Q32 39.5 33.5 38.5`} {...INK} />
  </>
)
const Brimmed = () => (
  <>
    <Coat />
    <path d="M20 46L26 51L32 47.5L38 51L44 46" {...paper} />
    <Head />
    <path d="M22 31C22 42 26 47 32 47S42 42 42 31C41 35 38 35.5 32 35.5S23 35 22 31Z" {...hair} />
    <path d="M28 40.5H36" stroke="var(--face)" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M9 22C16 25 48 25 55 22C56 20.5 52 19 45 18.5C45 10 41 6.5 32 6.5S19 10 19 18.5C12 19 8 20.5 9 22Z"
      {...hair}
    />
    <path d="M19 18C24 19.5 40 19.5 45 18" stroke="var(--kaki)" strokeWidth="2.5" fill="none" />
    <path d={eyes} {...INK} />
  </>
)
const Hooded = () => (
  <>
    <path d="M11 66C8 30 14 7 32 7S56 30 53 66Z" {...cloth} />
    <path d="M26 45.5H38L36 66H28Z" {...paper} />
    <Head />
    <path d="M20.5 28C22 19 26 16.5 32 16.5S42 19 43.5 28C44.5 17 40 11 32 11S19.5 17 20.5 28Z" {...cloth} />
    <path
      d="M25.5 30Q27 28.5 28.5 30M35.5 30Q37 28.5 38.5 30M29 38Q32 40 35 38M23.5 34.5L25 36M40.5 34.5L39 36"
      {...INK}
    />
  </>
)
const Straw = () => (
  <>
    <Coat />
    <Head />
    <path d="M30 39H35.5" {...INK} />
    <path d="M27.5 30.5H28.5M36 30.5H37" {...INK} />
    <path d="M3 27C12 20 24 12 32 7C40 12 52 20 61 27C52 30 12 30 3 27Z" {...straw} />
    <path d="M32 7L18 28.5M32 7V29M32 7L46 28.5" {...INK} strokeWidth="1.2" />
    <path d="M22 29L26 45M42 29L38 45" {...INK} strokeWidth="1.4" />
  </>
)

const FACES: readonly (() => ReactNode)[] = [Topknot, Combed, Brimmed, Hooded, Straw]

/** A face in the colour of its seat. It is decoration beside a name. */
export const Portrait = ({
  face,
  colour,
  size = 38,
}: {
  readonly face: number
  readonly colour: string
  readonly size?: number
}) => {
  const Face = FACES[face % FACES.length] as () => ReactNode
  const clip = useId()
  return (
    <svg className="portrait" width={size} height={size} viewBox="-1 -1 66 66" aria-hidden>
      <clipPath id={clip}>
        <circle cx="32" cy="32" r="31" />
      </clipPath>
      <circle cx="32" cy="32" r="31" fill={colour} />
      <g clipPath={`url(#${clip})`}>
        <Face />
      </g>
      <circle cx="32" cy="32" r="31.2" fill="none" stroke="var(--sumi)" strokeWidth="2" />
    </svg>
  )
}
