/** A card that was changed turns: half, change, half. */
import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'

const ABOUT_ITSELF: CSSProperties = { transformBox: 'fill-box', transformOrigin: 'center' }
const FACE_UP = [{ transform: 'scaleX(0.04)' }, { transform: 'none' }]

/** Turns when `face` changes; with `dealt` also when it is first laid down, `after` that many milliseconds. */
export const Turn = ({
  face,
  calm,
  dealt = false,
  after = 0,
  children,
}: {
  readonly face: string
  readonly calm: boolean
  readonly dealt?: boolean
  readonly after?: number
  readonly children: ReactNode
}) => {
  const card = useRef<SVGGElement>(null)
  const was = useRef<string | null>(dealt ? null : face)
  useLayoutEffect(() => {
    const before = was.current
    was.current = face
    if (calm || before === face) return
    card.current?.animate(FACE_UP, { duration: 240, delay: after, easing: 'ease-out', fill: 'backwards' })
  }, [face, calm, after])
  return (
    <g ref={card} style={ABOUT_ITSELF}>
      {children}
    </g>
  )
}
