/** The land under the roads, printed in flat tones: provinces, rivers, ridges, Fuji and the bay. Pale and still; it never changes. */
import { Waves } from '@machiya/kit'
import { memo } from 'react'
import { Boat, Cloud, Fuji, Hamlet, Hill, Paddies, Pines } from './scenery.tsx'
import { CENTRE, SCALE } from '../map/layout.ts'

/** Wider than the sheet, so that no screen shows where the block ends. */
const FAR = { left: -900, top: -900, right: 1700, bottom: 1800 } as const
const { left: L, top: T, right: R, bottom: B } = FAR

/** Provinces lie beside one another as blocks of colour; the capital's own stays paper. */
const PROVINCES: readonly (readonly [ground: string, outline: string])[] = [
  [
    'var(--wash-moss)',
    `M${L} ${T}H${R}V120Q860 176 742 132Q640 96 560 168Q470 236 372 186Q270 232 178 168Q64 118 ${L} 150Z`,
  ],
  ['var(--wash-mist)', `M${L} 150Q64 118 140 190Q206 262 172 352Q150 424 62 442Q-100 460 ${L} 430Z`],
  ['var(--wash-sand)', `M${R} 120Q760 132 650 210Q572 292 604 392Q640 462 742 456L${R} 470Z`],
  ['var(--wash-sand)', `M${L} 430Q62 452 136 430Q236 424 282 476Q336 560 308 642Q272 742 150 764L${L} 900Z`],
  ['var(--wash-moss)', `M${R} 470Q742 462 656 446Q560 442 520 502Q464 562 470 700L700 760L${R} 600Z`],
]

/** The land was surveyed at this centre and scale; the sheet sets its own. */
const SURVEY = { x: 464, y: 452, sx: 143, sy: 134 } as const
const scaled = { x: SCALE.x / SURVEY.sx, y: SCALE.y / SURVEY.sy } as const
const survey = `translate(${CENTRE.x - SURVEY.x * scaled.x} ${CENTRE.y - SURVEY.y * scaled.y}) scale(${scaled.x} ${scaled.y})`

const COAST = `M${L} 1130Q-40 968 120 936Q190 920 226 930Q300 936 344 890Q392 838 404 782Q420 720 452 716Q486 716 500 790Q516 872 584 872Q660 866 716 812Q790 756 868 716Q960 676 ${R} 560V${B}H${L}Z`
const RIVERS = [
  'M262 -90Q284 -40 296 0Q330 120 372 226Q404 320 452 400Q462 470 440 560Q430 660 452 716',
  'M640 -90Q628 -40 640 0Q652 110 596 236Q556 330 500 430',
  'M-700 420Q-300 360 0 470Q120 560 270 590Q390 606 452 640',
]

const Rivers = () => (
  <g transform={survey} fill="none" strokeLinecap="round">
    {RIVERS.map((course) => (
      <path key={course} d={course} stroke="var(--sumi)" strokeOpacity="0.4" strokeWidth="16" />
    ))}
    {RIVERS.map((course) => (
      <path key={course} d={course} stroke="var(--wash-water)" strokeWidth="13.5" />
    ))}
  </g>
)

/** The water deepens in steps, away from the shore. */
const Bay = () => (
  <g transform={survey}>
    <path d={COAST} fill="var(--wash-water)" stroke="var(--sumi)" strokeOpacity="0.6" strokeWidth="1.8" />
    <clipPath id="edo-bay">
      <path d={COAST} />
    </clipPath>
    <g clipPath="url(#edo-bay)">
      <path d={COAST} transform="translate(10 44)" fill="var(--ai-pale)" fillOpacity="0.4" />
      <path d={COAST} transform="translate(16 108)" fill="url(#edo-waves)" />
      <path
        d={COAST}
        transform="translate(4 14)"
        fill="none"
        stroke="var(--kinari)"
        strokeOpacity="0.7"
        strokeWidth="2"
      />
    </g>
  </g>
)

/** North of the map the land ends in blue ranges under a graded sky. */
const SKY = [
  ['var(--ai-pale)', -900],
  ['color-mix(in srgb, var(--ai-pale) 66%, var(--wash-rose))', -420],
  ['color-mix(in srgb, var(--ai-pale) 33%, var(--wash-rose))', -330],
  ['var(--wash-rose)', -260],
] as const
const North = () => (
  <g>
    {SKY.map(([tone, y]) => (
      <rect key={y} x={L} y={y} width={R - L} height={-140 - y} fill={tone} />
    ))}
    <circle cx="520" cy="-236" r="46" fill="var(--kinari)" />
    <path
      d={`M${L}-150L-500-260L-380-170L-220-262L-90-176L40-240L150-178L260-232L370-172L470-220L600-160L720-250L840-170L980-270L1160-150L${R}-220V-120H${L}Z`}
      fill="var(--wash-roof)"
      stroke="var(--sumi)"
      strokeOpacity="0.5"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
    <path
      d={`M${L}-110Q-600-200 -420-130Q-260-190 -100-126Q60-180 190-122Q330-170 450-118Q590-176 720-120Q880-190 1020-124Q1300-200 ${R}-110V-60H${L}Z`}
      fill="color-mix(in srgb, var(--wash-moss) 55%, var(--wash-roof))"
      stroke="var(--sumi)"
      strokeOpacity="0.45"
      strokeWidth="1.3"
    />
    <path d={`M${L}-80Q-400-120 0-84T${R}-84V0H${L}Z`} fill="var(--wash-moss)" />
  </g>
)

const Provinces = () => (
  <g stroke="var(--sumi)" strokeOpacity="0.3" strokeWidth="1.4" strokeDasharray="1 6" strokeLinecap="round">
    {PROVINCES.map(([ground, outline]) => (
      <path key={outline} d={outline} fill={ground} />
    ))}
  </g>
)

/** Ranges along the edges, the farther ones first. */
const HILLS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-60, 150, 1.3],
  [8, 196, 1.1],
  [82, 150, 0.8],
  [46, 236, 0.9],
  [-40, 300, 1.2],
  [34, 322, 0.8],
  [736, 96, 1],
  [668, 128, 0.9],
  [714, 166, 0.8],
  [726, 284, 0.7],
  [250, 6, 0.8],
  [560, -4, 0.7],
  [120, -8, 0.9],
  [370, -40, 1.2],
  [800, 40, 1.3],
]

export const Land = memo(() => (
  <g aria-hidden="true">
    <defs>
      <Waves
        id="edo-waves"
        fill="color-mix(in srgb, var(--wash-water) 40%, var(--ai-pale))"
        stroke="var(--kinari)"
        strokeOpacity={0.32}
      />
    </defs>
    <rect x={L} y={T} width={R - L} height={B - T} fill="var(--washi)" />
    <Provinces />
    <North />
    {HILLS.map(([x, y, size]) => (
      <Hill key={`${x} ${y}`} x={x} y={y} size={size} />
    ))}
    <Rivers />
    <Bay />
    <Fuji x={96} y={640} />
    <Paddies x={266} y={332} />
    <Paddies x={556} y={372} />
    <Paddies x={664} y={506} />
    <Pines x={318} y={262} />
    <Pines x={446} y={246} />
    <Pines x={214} y={410} />
    <Pines x={500} y={456} />
    <Pines x={700} y={396} />
    <Pines x={36} y={404} />
    <Pines x={330} y={566} />
    <Hamlet x={262} y={146} />
    <Hamlet x={612} y={300} />
    <Hamlet x={196} y={618} />
    <Cloud x={-40} y={70} />
    <Cloud x={640} y={232} />
    <Cloud x={120} y={-200} />
    <Cloud x={560} y={-300} />
    <Cloud x={-70} y={540} />
    <Boat x={600} y={742} size={1} />
    <Boat x={664} y={700} size={0.7} />
    <Boat x={290} y={772} size={0.8} />
  </g>
))
