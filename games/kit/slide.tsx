/** Motion explains a move: a piece travels from where it lay to where it lies. Input never waits for it. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

type SlideProps = {
  readonly x: number
  readonly y: number
  readonly calm: boolean
  readonly ms?: number
  readonly children: ReactNode
}

/** Stands at (x, y) and slides there when that changes. Key it by the piece, not by the place. */
export const Slide = ({ x, y, calm, ms = 320, children }: SlideProps) => {
  const piece = useRef<SVGGElement>(null)
  const lay = useRef({ x, y })
  useLayoutEffect(() => {
    const from = lay.current
    lay.current = { x, y }
    if (calm || (from.x === x && from.y === y)) return
    piece.current?.animate(
      [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${x}px, ${y}px)` }],
      { duration: ms, easing: EASE },
    )
  }, [x, y, calm, ms])
  return (
    <g ref={piece} transform={`translate(${x} ${y})`}>
      {children}
    </g>
  )
}
