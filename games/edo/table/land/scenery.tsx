/** Small things of the printed land: flat tones inside an ink line, never darker than a road. */
type At = { readonly x: number; readonly y: number }

const INK = { stroke: 'var(--sumi)', strokeLinejoin: 'round' } as const

/** A mountain in three tones, its crest inked. */
export const Hill = ({ x, y, size }: At & { readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M-66 30Q-44 8 -30-12Q-20-24 -8-12Q2 0 10-8Q22-34 32-34Q44-32 54-8Q62 12 82 30Z"
      fill="var(--wash-sand)"
    />
    <path
      d="M-44 6Q-36-2 -30-12Q-20-24 -8-12Q2 0 10-8Q22-34 32-34Q44-32 54-8Q58 2 62 8Q44 2 34 8Q22 2 8 10Q-8 2 -20 8Q-32 2 -44 6Z"
      fill="var(--wash-moss)"
    />
    <path
      d="M-22-19Q-16-20 -8-12L-14-8Q-18-13 -22-9L-27-15ZM18-25Q26-35 32-34Q41-33 48-21Q40-24 36-18Q30-24 18-14Z"
      fill="var(--wash-roof)"
    />
    <path
      d="M-66 30Q-44 8 -30-12Q-20-24 -8-12Q2 0 10-8Q22-34 32-34Q44-32 54-8Q62 12 82 30"
      fill="none"
      {...INK}
      strokeOpacity="0.42"
      strokeWidth="1.3"
    />
  </g>
)

/** Fuji in four steps from the foot to the snow. */
export const Fuji = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-190 84Q-96 40 -30-70Q-22-80 0-80Q22-80 30-70Q96 40 190 84Z" fill="var(--wash-mist)" />
    <path
      d="M-128 50Q-70 6 -30-70Q-22-80 0-80Q22-80 30-70Q70 6 128 50Q60 40 0 46Q-60 40 -128 50Z"
      fill="var(--wash-roof)"
      fillOpacity="0.7"
    />
    <path
      d="M-84 8Q-56-26 -30-70Q-22-80 0-80Q22-80 30-70Q56-26 84 8Q40-2 0 6Q-40-2 -84 8Z"
      fill="var(--wash-roof)"
    />
    <path
      d="M-58-22Q-42-48 -30-70Q-22-80 0-80Q22-80 30-70Q42-48 58-22L42-34L30-8L16-32L2-4L-14-30L-28-6L-42-32Z"
      fill="var(--kinari)"
      {...INK}
      strokeWidth="1.1"
    />
    <path
      d="M-190 84Q-96 40 -30-70Q-22-80 0-80Q22-80 30-70Q96 40 190 84"
      fill="none"
      {...INK}
      strokeWidth="1.6"
    />
  </g>
)

/** Rice terraces from above. */
export const Paddies = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`} {...INK} strokeOpacity="0.3" strokeWidth="1">
    <path d="M-26 2L-14-12L8-12L-4 2Z" fill="var(--wash-moss)" />
    <path d="M-2 2L10-12L30-12L18 2Z" fill="var(--wash-water)" />
    <path d="M-38 18L-28 5L-6 5L-16 18Z" fill="var(--wash-sand)" />
    <path d="M-13 18L-3 5L16 5L6 18Z" fill="var(--wash-moss)" />
    <path d="M-22-2H-4M-18-6H0M-8 12H10M-34 13H-14" fill="none" strokeOpacity="0.18" />
  </g>
)

/** Three pines, as they stand along the great roads. */
export const Pines = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`} {...INK} strokeOpacity="0.45" strokeWidth="1">
    <path d="M-14 10V2M0 14V4M13 9V1" fill="none" strokeWidth="1.8" />
    <path
      d="M-23 3Q-20-4 -14-4Q-8-4 -5 3ZM-19-3Q-17-9 -14-9Q-11-9 -9-3ZM-10 6Q-7-2 0-2Q7-2 10 6ZM-6-2Q-4-8 0-8Q4-8 6-2ZM5 2Q8-5 13-5Q18-5 21 2Z"
      fill="var(--matsu)"
      fillOpacity="0.38"
    />
  </g>
)

/** A few roofs under the trees. */
export const Hamlet = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`} {...INK} strokeOpacity="0.5" strokeWidth="1">
    <path d="M-12 6V0H2V6ZM8 9V4H20V9Z" fill="var(--kinari)" />
    <path d="M-16 1L-10-7H0L6 1ZM5 5L10-2H18L24 5Z" fill="var(--wash-roof)" />
  </g>
)

/** A bank of mist in the old manner: bars with round ends. */
export const Cloud = ({ x, y }: At) => (
  <path
    transform={`translate(${x} ${y})`}
    d="M0 0H92A8 8 0 0 1 92 16H70A8 8 0 0 0 70 32H128A8 8 0 0 1 128 48H22A8 8 0 0 1 22 32H30A8 8 0 0 0 30 16H0A8 8 0 0 1 0 0Z"
    fill="var(--kinari)"
    fillOpacity="0.9"
    {...INK}
    strokeOpacity="0.3"
    strokeWidth="1.1"
  />
)

export const Boat = ({ x, y, size }: At & { readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} {...INK} strokeOpacity="0.7" strokeWidth="1.2">
    <path d="M-20 8H20L14 17H-13Z" fill="var(--washi-deep)" />
    <path d="M-1 8V-24" fill="none" />
    <path d="M-13-22H12L14 4H-14Z" fill="var(--kinari)" />
    <path d="M-5-22V4M4-22V4" fill="none" strokeOpacity="0.25" />
    <path
      d="M-34 18q6-5 12 0t12 0t12 0t12 0t12 0"
      fill="none"
      stroke="var(--kinari)"
      strokeOpacity="0.9"
      strokeWidth="1.6"
    />
  </g>
)
