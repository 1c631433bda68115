/** Night over the roofs: what every card that is played shows. */
import { memo } from 'react'

const BANDS = [
  [0, 'color-mix(in srgb, var(--ai) 100%, var(--washi))'],
  [34, 'color-mix(in srgb, var(--ai) 80%, var(--washi))'],
  [58, 'color-mix(in srgb, var(--ai) 58%, var(--washi))'],
  [80, 'color-mix(in srgb, var(--ai) 38%, var(--washi))'],
] as const
const ROOFS = [
  [-10, 118, 74],
  [58, 126, 62],
  [112, 112, 86],
  [190, 124, 70],
  [252, 116, 84],
] as const

export const CardPicture = memo(() => (
  <svg className="yedo-picture" viewBox="0 0 318 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {BANDS.map(([y, fill]) => (
      <rect key={y} y={y} width="318" height={140 - y} fill={fill} />
    ))}
    <circle cx="240" cy="38" r="22" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.3" />
    <path
      d="M24 30H78M40 38H92a5 5 0 0 0 0-10M132 22H196"
      fill="none"
      stroke="var(--kinari)"
      strokeWidth="1.6"
    />
    <g stroke="var(--sumi)" strokeWidth="1.4" strokeLinejoin="round">
      {ROOFS.map(([x, y, width]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={`M8 0V30H${width - 8}V0Z`} fill="var(--wash-sand)" />
          <path d={`M0 0Q12-4 18-16H${width - 18}Q${width - 12}-4 ${width} 0Z`} fill="var(--wash-roof)" />
        </g>
      ))}
      <path d="M150 84L166 60L184 66L196 94L178 98L168 90L156 98Z" fill="var(--sumi)" stroke="none" />
      <path d="M160 58L172 48L184 56L176 66H166Z" fill="var(--sumi)" stroke="none" />
      <path d="M184 70L214 58" stroke="var(--kinari)" strokeWidth="2" />
    </g>
  </svg>
))
