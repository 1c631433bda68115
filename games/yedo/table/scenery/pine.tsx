/** A pine as it stands everywhere in the print. */
export const Pine = ({
  x,
  y,
  scale = 1,
}: {
  readonly x: number
  readonly y: number
  readonly scale?: number
}) => (
  <g
    transform={`translate(${x} ${y}) scale(${scale})`}
    stroke="var(--sumi)"
    strokeWidth="1.2"
    strokeLinejoin="round"
  >
    <path d="M0 12Q3 4-1-4" fill="none" strokeWidth="2.2" />
    <path d="M-14 3Q-12-3-5-3Q2-4 4 3Z" fill="var(--matsu)" />
    <path d="M-6-5Q-4-12 3-11Q12-11 13-4Z" fill="var(--matsu)" />
    <path d="M-10-10Q-7-16-1-15Q5-15 6-10Z" fill="var(--matsu)" />
  </g>
)
