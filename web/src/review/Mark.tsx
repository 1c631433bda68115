/** How good a move was, as a sign: two rings, a ring, a triangle, a cross. */
import type { Mark } from '@machiya/bots/review'
import { useText } from '../text/index.ts'

const SHAPES: { readonly [mark in Mark]: string } = {
  best: 'M9 2.5a6.5 6.5 0 1 0 .01 0zM9 6a3 3 0 1 0 .01 0z',
  good: 'M9 3a6 6 0 1 0 .01 0z',
  inexact: 'M9 3.2L15.4 14.6H2.6z',
  mistake: 'M4 4L14 14M14 4L4 14',
}

export const MarkPath = ({ mark }: { readonly mark: Mark }) => (
  <path
    className="mark-path"
    d={SHAPES[mark]}
    fill="none"
    stroke="currentColor"
    strokeWidth={mark === 'mistake' ? 3 : 1.8}
  />
)

export const MarkSign = ({ mark, size = 18 }: { readonly mark: Mark; readonly size?: number }) => {
  const say = useText()
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="0 0 18 18"
      role="img"
      aria-label={say(`mark.${mark}`)}
    >
      <MarkPath mark={mark} />
    </svg>
  )
}
