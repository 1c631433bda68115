/** A piece that has just come slides here from where it stood. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Point } from '../layout.ts'

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

export const Arrive = ({
  from,
  calm,
  children,
}: {
  /** Beside the place itself; null for a piece that was here already. */
  readonly from: Point | null
  readonly calm: boolean
  readonly children: ReactNode
}) => {
  const piece = useRef<SVGGElement>(null)
  const way = useRef(from)
  useLayoutEffect(() => {
    if (calm || way.current === null) return
    const { x, y } = way.current
    piece.current?.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: 320,
      easing: EASE,
    })
  }, [calm])
  return <g ref={piece}>{children}</g>
}
