/** The drawn board in the calm middle. If it fails, the plain table stands in for it and play goes on. */
import {
  Component,
  Suspense,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type WheelEvent,
} from 'react'
import { useExplained } from '../about/explain.tsx'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from './desk.ts'
import { PlainBoard } from './PlainBoard.tsx'

/** React offers error boundaries only as classes. */
class Guard extends Component<{ readonly children: ReactNode; readonly instead: ReactNode }> {
  override state = { fallen: false }
  static getDerivedStateFromError = () => ({ fallen: true })
  override render() {
    return this.state.fallen ? this.props.instead : this.props.children
  }
}

type Glass = { readonly zoom: number; readonly x: number; readonly y: number }
const WHOLE: Glass = { zoom: 1, x: 0, y: 0 }
const MOST = 4
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Zoomed, the board keeps its edges outside the window. */
const bound = ({ zoom, x, y }: Glass, box: DOMRect): Glass => ({
  zoom,
  x: clamp(x, box.width * (1 - zoom), 0),
  y: clamp(y, box.height * (1 - zoom), 0),
})

const towards = (glass: Glass, zoom: number, at: { x: number; y: number }): Glass => {
  const by = zoom / glass.zoom
  return { zoom, x: at.x - (at.x - glass.x) * by, y: at.y - (at.y - glass.y) * by }
}

const useGlass = () => {
  const [glass, setGlass] = useState(WHOLE)
  const box = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const rect = () => box.current?.getBoundingClientRect() ?? new DOMRect()
  const zoomTo = (zoom: number, at?: { x: number; y: number }) => {
    const frame = rect()
    const centre = at ?? { x: frame.width / 2, y: frame.height / 2 }
    setGlass((was) => bound(towards(was, clamp(zoom, 1, MOST), centre), frame))
  }
  const spread = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const onPointerDown = (event: PointerEvent) =>
    void fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  const onPointerMove = (event: PointerEvent) => {
    const was = fingers.current.get(event.pointerId)
    if (!was) return
    const before = spread()
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const frame = rect()
    if (fingers.current.size === 2 && before > 0)
      return zoomTo(glass.zoom * (spread() / before), {
        x: event.clientX - frame.left,
        y: event.clientY - frame.top,
      })
    setGlass((now) =>
      now.zoom === 1
        ? now
        : bound({ ...now, x: now.x + event.clientX - was.x, y: now.y + event.clientY - was.y }, frame),
    )
  }
  const onPointerUp = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    const frame = rect()
    zoomTo(glass.zoom * (event.deltaY < 0 ? 1.15 : 0.87), {
      x: event.clientX - frame.left,
      y: event.clientY - frame.top,
    })
  }
  return {
    glass,
    zoomTo,
    holds: {
      ref: box,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onPointerLeave: onPointerUp,
      onWheel,
    },
  }
}

/** A drawing has failed: say so, and lay the table in words. */
const Undrawn = ({ desk }: { readonly desk: Desk }) => (
  <div className="undrawn">
    <p className="refusal">{desk.say('undrawn')}</p>
    <PlainBoard desk={desk} />
  </div>
)

export const BoardBox = ({ desk }: { readonly desk: Desk }) => {
  const { glass, zoomTo, holds } = useGlass()
  const { holds: asks, slip } = useExplained(desk)
  const Board = desk.module?.Board
  const drawn = useMemo(() => (Board ? <Board {...desk.board} /> : null), [Board, desk.board])
  if (!drawn)
    return (
      <div className="board-box board-plain">
        <PlainBoard desk={desk} />
      </div>
    )
  return (
    <div className="board-box" data-drafted={desk.draft.laid.length > 0 || undefined}>
      <div className="board-glass" data-zoomed={glass.zoom > 1 || undefined} {...holds}>
        <div
          className="board-sheet"
          {...asks}
          style={{ transform: `translate(${glass.x}px, ${glass.y}px) scale(${glass.zoom})` }}
        >
          <Guard key={desk.state.id} instead={<Undrawn desk={desk} />}>
            <Suspense fallback={null}>{drawn}</Suspense>
          </Guard>
        </div>
      </div>
      {slip}
      <div className="zoom">
        <Button aria-label={desk.say('zoom.in')} onClick={() => zoomTo(glass.zoom * 1.5)}>
          +
        </Button>
        <Button
          aria-label={desk.say('zoom.out')}
          aria-disabled={glass.zoom === 1}
          onClick={() => zoomTo(glass.zoom / 1.5)}
        >
          −
        </Button>
      </div>
    </div>
  )
}
