/** The glass over a board: nearer by wheel, two fingers, a double tap or keys, moved by dragging. */
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { useSteady } from './drafting.ts'

export type Glass = { readonly zoom: number; readonly x: number; readonly y: number }
type Point = { readonly x: number; readonly y: number }
const WHOLE: Glass = { zoom: 1, x: 0, y: 0 }
const MOST = 4
const STEP = 1.5
const NOTCH = 1.15
/** Farther than this the board was dragged, not pressed. */
const DRAG = 5
/** Two taps within so many milliseconds and pixels are one double tap. */
const DOUBLE = { ms: 300, px: 24 }
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Zoomed, the board keeps its edges outside the window. */
export const bound = ({ zoom, x, y }: Glass, box: { width: number; height: number }): Glass => ({
  zoom,
  x: clamp(x, box.width * (1 - zoom), 0),
  y: clamp(y, box.height * (1 - zoom), 0),
})

export const towards = (glass: Glass, zoom: number, at: Point): Glass => {
  const by = zoom / glass.zoom
  return { zoom, x: at.x - (at.x - glass.x) * by, y: at.y - (at.y - glass.y) * by }
}

const isOffer = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-pick], [role="button"], button') !== null

/** A press that moved chooses nothing: its click never arrives. */
const useDragged = () => {
  const from = useRef<Point>({ x: 0, y: 0 })
  const dragged = useRef(false)
  return {
    begin: ({ x, y }: Point) => {
      from.current = { x, y }
      dragged.current = false
    },
    moved: ({ x, y }: Point) => {
      if (Math.hypot(x - from.current.x, y - from.current.y) > DRAG) dragged.current = true
      return dragged.current
    },
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return
      event.stopPropagation()
      event.preventDefault()
      dragged.current = false
    },
  }
}

/** The second of two quick taps on the same spot. */
const useDoubleTap = (act: (at: Point) => void) => {
  const last = useRef({ x: 0, y: 0, at: 0 })
  return ({ clientX: x, clientY: y, pointerType, timeStamp, target }: PointerEvent) => {
    const { current } = last
    last.current = { x, y, at: timeStamp }
    if (pointerType === 'mouse' || isOffer(target) || timeStamp - current.at > DOUBLE.ms) return
    if (Math.hypot(x - current.x, y - current.y) < DOUBLE.px) act({ x, y })
  }
}

/** React listens to wheels passively; a page must not scroll or zoom under the glass. */
const useWheel = (box: RefObject<HTMLElement | null>, turn: (event: WheelEvent) => void): void => {
  const steady = useSteady(turn)
  useEffect(() => {
    const { current } = box
    current?.addEventListener('wheel', steady, { passive: false })
    return () => current?.removeEventListener('wheel', steady)
  }, [box, steady])
}

/** Fingers on the glass: one moves it, two stretch it. */
const useFingers = (stretch: (by: number, at: Point) => void, move: (by: Point) => void) => {
  const fingers = useRef(new Map<number, Point>())
  const spread = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  return {
    down: (id: number, at: Point) => void fingers.current.set(id, at),
    up: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    drag: (id: number, now: Point) => {
      const was = fingers.current.get(id)
      if (!was) return
      const before = spread()
      fingers.current.set(id, now)
      if (before > 0) stretch(spread() / before, now)
      else move({ x: now.x - was.x, y: now.y - was.y })
    },
    isDown: (id: number) => fingers.current.has(id),
  }
}

const pointOf = ({
  clientX: x,
  clientY: y,
}: {
  readonly clientX: number
  readonly clientY: number
}): Point => ({
  x,
  y,
})

export const useGlass = () => {
  const [glass, setGlass] = useState(WHOLE)
  const box = useRef<HTMLDivElement>(null)
  const { begin, moved, onClickCapture } = useDragged()
  const rect = () => box.current?.getBoundingClientRect() ?? new DOMRect()
  const zoomBy = (by: number, at?: Point) => {
    const { left, top, width, height } = rect()
    const centre = at ? { x: at.x - left, y: at.y - top } : { x: width / 2, y: height / 2 }
    setGlass((was) => bound(towards(was, clamp(was.zoom * by, 1, MOST), centre), { width, height }))
  }
  const shift = (by: Point) =>
    setGlass((was) => (was.zoom === 1 ? was : bound({ ...was, x: was.x + by.x, y: was.y + by.y }, rect())))
  const fit = () => setGlass(WHOLE)
  const tapped = useDoubleTap((at) => (glass.zoom > 1 ? fit() : zoomBy(STEP * STEP, at)))
  const { down, up, drag, isDown } = useFingers(zoomBy, shift)
  useWheel(box, (event) => {
    event.preventDefault()
    zoomBy(event.deltaY < 0 ? NOTCH : 1 / NOTCH, pointOf(event))
  })
  return {
    glass,
    nearer: () => zoomBy(STEP),
    farther: () => zoomBy(1 / STEP),
    fit,
    holds: {
      ref: box,
      onPointerDownCapture: (event: PointerEvent) => {
        down(event.pointerId, pointOf(event))
        begin(pointOf(event))
        tapped(event)
      },
      onPointerMove: (event: PointerEvent) => {
        if (isDown(event.pointerId) && moved(pointOf(event))) drag(event.pointerId, pointOf(event))
      },
      onPointerUp: up,
      onPointerCancel: up,
      onPointerLeave: up,
      onClickCapture,
    },
  }
}
