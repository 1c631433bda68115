/** Mutes what the lesson does not speak of, and rings what it does. It takes no press. */
import { useEffect, useState } from 'react'
import { asking, ringedOf, thingOf } from './sight.ts'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const PAD = 6

const boxOf = (element: Element | undefined, pad = PAD): readonly Box[] => {
  if (!element) return []
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0) return []
  return [{ x: left - pad, y: top - pad, width: width + 2 * pad, height: height + 2 * pad }]
}

type Seen = { readonly ring: readonly Box[]; readonly clear: readonly Box[] }
const NOTHING: Seen = { ring: [], clear: [] }

const look = (ring: readonly string[], clear: readonly string[]): Seen => ({
  ring: boxOf(ringedOf(ring)),
  clear: [...clear.flatMap((id) => boxOf(thingOf(id))), ...asking().flatMap((part) => boxOf(part, 0))],
})

/** The table moves under the veil: pieces slide, drawers open, the window changes. */
export const LOOK_MS = 100

const useSeen = (ring: readonly string[], clear: readonly string[]): Seen => {
  const [seen, setSeen] = useState(NOTHING)
  useEffect(() => {
    const again = () =>
      setSeen((was) => {
        const now = look(ring, clear)
        return JSON.stringify(now) === JSON.stringify(was) ? was : now
      })
    const first = requestAnimationFrame(again)
    const often = setInterval(again, LOOK_MS)
    return () => {
      cancelAnimationFrame(first)
      clearInterval(often)
    }
  }, [ring, clear])
  return seen
}

/** A stroke of the brush, not quite closed. */
const strokeOf = ({ x, y, width, height }: Box): string => {
  const [cx, cy] = [x + width / 2, y + height / 2]
  const [rx, ry] = [width / 2 + 5, height / 2 + 5]
  return `M${cx + rx * 0.55} ${cy - ry * 0.86}A${rx} ${ry} 0 1 0 ${cx + rx * 0.96} ${cy - ry * 0.2}`
}

/** Where the hand of the host is, from the lower right corner of the window; her brush reaches so far. */
const HAND = { right: 279, bottom: 199 }
const REACH = 660
const HELD = 46
const TIP = 26

type Point = readonly [x: number, y: number]
const towards = ([x, y]: Point, [toX, toY]: Point, length: number): Point => {
  const way = Math.hypot(toX - x, toY - y) || 1
  return [x + ((toX - x) / way) * length, y + ((toY - y) / way) * length]
}
const pathOf = (from: Point, to: Point): string => `M${from.join(' ')}L${to.join(' ')}`

/** From the hand to the edge of the ring; at rest it points at the table. */
const Brush = ({ ring }: { readonly ring: Box | undefined }) => {
  const hand: Point = [innerWidth - HAND.right, innerHeight - HAND.bottom]
  const aim: Point = ring
    ? [ring.x + ring.width * 0.9, ring.y + ring.height * 0.75]
    : [hand[0] - 90, hand[1] - 60]
  const length = Math.min(REACH, Math.hypot(aim[0] - hand[0], aim[1] - hand[1]))
  const tip = towards(hand, aim, length)
  const neck = towards(hand, aim, length - TIP)
  const end = towards(hand, aim, -HELD)
  return (
    <svg className="lesson-veil lesson-brush" aria-hidden>
      <path d={pathOf(end, neck)} className="lesson-brush-line" />
      <path d={pathOf(end, neck)} className="lesson-brush-wood" />
      <path d={pathOf(neck, tip)} className="lesson-brush-tip" />
    </svg>
  )
}

type VeilProps = {
  /** What is to be pressed now. */
  readonly ring: readonly string[]
  readonly clear: readonly string[]
  /** Drawn anew when it changes. */
  readonly stroke: number
  /** Without a step that asks for something nothing is muted. */
  readonly mutes: boolean
}

export const Veil = ({ ring, clear, stroke, mutes }: VeilProps) => {
  const seen = useSeen(ring, clear)
  return (
    <>
      <svg className="lesson-veil" aria-hidden>
        <mask id="lesson-clear">
          <rect width="100%" height="100%" fill="white" />
          {[...seen.ring, ...seen.clear].map((box, i) => (
            <rect key={i} {...box} rx="4" fill="black" />
          ))}
        </mask>
        {mutes ? (
          <rect width="100%" height="100%" className="lesson-paper" mask="url(#lesson-clear)" />
        ) : null}
        {seen.ring.map((box) => (
          <path
            key={`${stroke} ${box.x} ${box.y}`}
            className="lesson-ring"
            pathLength={1}
            d={strokeOf(box)}
          />
        ))}
      </svg>
      <Brush ring={seen.ring[0]} />
    </>
  )
}
