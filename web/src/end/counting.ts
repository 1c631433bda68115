/** How far the counting has come: a beat after the other, or all at once. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Counted } from './scoring.ts'

const BEAT_MS = 1450
const FIRST_MS = 500
const COUNT_MS = 400

export type Counting = {
  /** How many lines are counted. */
  readonly at: number
  readonly done: boolean
  skip(): void
  again(): void
}

/** The next line anybody has points in; lines without any are passed over. */
export const nextBeat = (counted: readonly Counted[], at: number): number => {
  const next = counted.findIndex(({ points }, i) => i >= at && points.some((each) => each !== 0))
  return next < 0 ? counted.length : next + 1
}

/** `from` is where it begins: at the end for whoever has seen it. One beat after the last the winner is shown. */
export const useCounting = (counted: readonly Counted[], seen: boolean): Counting => {
  const end = counted.length + 1
  const [at, count] = useState(seen ? end : 0)
  useEffect(() => {
    if (at >= end) return undefined
    const wait = setTimeout(
      () => count(at >= counted.length ? end : nextBeat(counted, at)),
      at === 0 ? FIRST_MS : BEAT_MS,
    )
    return () => clearTimeout(wait)
  }, [at, end, counted])
  return {
    at: Math.min(at, counted.length),
    done: at >= end,
    skip: useCallback(() => count(end), [end]),
    again: useCallback(() => count(0), []),
  }
}

/** A figure that counts up to its value. */
export const useFigure = (value: number, calm: boolean): number => {
  const [shown, show] = useState(value)
  const last = useRef(value)
  useEffect(() => {
    const from = last.current
    const begun = performance.now()
    const step = (now: number) => {
      const share = calm ? 1 : Math.min(1, Math.max(0, now - begun) / COUNT_MS)
      last.current = Math.round(from + (value - from) * share)
      show(last.current)
      if (share < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, calm])
  return shown
}
