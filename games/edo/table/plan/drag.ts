/** Something drawn that can be dragged onto a slot of the plan: with the mouse at once, with a finger after a moment. */
import { useRef, useState, type PointerEvent } from 'react'

type Held = { readonly id: string; readonly x: number; readonly y: number }
export type Drag = {
  /** What is being dragged and how far, in pixels. */
  readonly held: Held | null
  /** The handlers of a thing that can be dragged. */
  of(
    id: string,
    drop: (slot: number) => void,
  ): {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(): void
    onClickCapture(event: { stopPropagation(): void }): void
  }
}

/** A press that moved less than this is a press. */
const SLACK = 5
const HOLD_MS = 300

type Start = { readonly x: number; readonly y: number; readonly at: number; readonly touch: boolean }

const slotUnder = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const slot = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('[data-slot]')?.getAttribute('data-slot'))
    .find((each) => each !== undefined && each !== null)
  return slot === undefined || slot === null ? undefined : Number(slot)
}

export const useDrag = (): Drag => {
  const [held, hold] = useState<Held | null>(null)
  const start = useRef<Start | null>(null)
  const moved = useRef(false)
  const stop = () => {
    start.current = null
    hold(null)
  }
  return {
    held,
    of: (id, drop) => ({
      onPointerDown: (event) => {
        moved.current = false
        start.current = {
          x: event.clientX,
          y: event.clientY,
          at: event.timeStamp,
          touch: event.pointerType === 'touch',
        }
      },
      onPointerMove: (event) => {
        const from = start.current
        if (!from) return
        const [x, y] = [event.clientX - from.x, event.clientY - from.y]
        if (!moved.current && Math.hypot(x, y) < SLACK) return
        if (!moved.current && from.touch && event.timeStamp - from.at < HOLD_MS) return stop()
        moved.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        hold({ id, x, y })
      },
      onPointerUp: (event) => {
        const slot = moved.current ? slotUnder(event) : undefined
        stop()
        if (slot !== undefined) drop(slot)
      },
      onPointerCancel: stop,
      onClickCapture: (event) => {
        if (moved.current) event.stopPropagation()
      },
    }),
  }
}
