/** The sky over the town in flat bands, dark at the upper edge, and the great mountain far away. */
import { Mist } from './hill.tsx'

const FAR = 2400
const day = (share: number): string => `color-mix(in srgb, var(--ai-pale) ${share}%, var(--washi))`
const night = (share: number): string => `color-mix(in srgb, var(--wash-water) ${share}%, var(--washi))`

/** From the upper edge down: by day the deepest blue is above, by night over the hills. */
const BANDS = [
  [-FAR, day(100), night(0)],
  [-338, day(82), night(18)],
  [-322, day(62), night(38)],
  [-303, day(42), night(60)],
  [-281, day(24), night(80)],
  [-256, day(10), night(46)],
  [-226, day(0), night(16)],
] as const

const Bands = () =>
  BANDS.map(([y, bright, dark], i) => (
    <rect
      key={y}
      x={-FAR}
      y={y}
      width={2 * FAR}
      height={(BANDS[i + 1]?.[0] ?? -190) - y}
      fill={`light-dark(${bright}, ${dark})`}
    />
  ))

const Mountain = () => (
  <g stroke="var(--sumi)" strokeWidth="1.3" strokeLinejoin="round">
    <path
      d="M-470-238Q-340-252-270-322Q-262-330-250-329Q-240-331-232-322Q-184-262-96-236Z"
      fill="light-dark(color-mix(in srgb, var(--ai) 72%, var(--washi)), var(--wash-roof))"
    />
    <path
      d="M-297-297Q-282-310-270-322Q-262-330-250-329Q-240-331-232-322Q-224-311-212-299L-222-302L-229-293L-238-304L-247-290L-256-303L-266-291L-275-302L-284-294Z"
      fill="light-dark(var(--kinari), var(--sumi))"
    />
    <path
      d="M-480-226Q-420-252-372-244Q-338-262-304-246Q-270-256-236-240V-196H-480Z"
      fill="light-dark(color-mix(in srgb, var(--matsu) 42%, var(--washi)), var(--wash-moss))"
      stroke="none"
    />
    <path d="M-480-226Q-420-252-372-244Q-338-262-304-246Q-270-256-236-240" fill="none" />
  </g>
)

const Birds = () => (
  <path
    d="M-196-336q5-5 9 0q4-5 9 0M-174-328q4-4 7 0q3-4 7 0M-210-324q4-4 7 0q3-4 7 0"
    fill="none"
    stroke="var(--sumi)"
    strokeWidth="1.3"
  />
)

export const Sky = () => (
  <g>
    <Bands />
    <circle
      cx="-322"
      cy="-318"
      r="19"
      fill="light-dark(var(--kinari), var(--plum))"
      stroke="var(--sumi)"
      strokeWidth="1.2"
    />
    <Mountain />
    <Birds />
    <Mist x={-352} y={-312} width={34} />
    <Mist x={-322} y={-268} width={58} />
    <Mist x={-372} y={-236} width={58} />
    <path
      d="M-490-205H-322a7 7 0 0 1 0 14H-490Z"
      fill="var(--washi)"
      stroke="var(--sumi)"
      strokeOpacity="0.35"
      strokeWidth="0.9"
    />
  </g>
)
