/** The board measures the place it has been given and takes the form whose text stays readable there. */
import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { FAR, SHEET } from './layout.ts'

export type Box = { readonly width: number; readonly height: number }
/** The whole sheet; the sheet with one more column; pages beside the city, below it, or one at a time. */
export type Form = 'sheet' | 'far' | 'beside' | 'stacked' | 'single'

/** Text on the sheet is 16.4 units high and stays readable down to this scale. */
const LEAST = 0.735
const ROOMY = 0.86
const scaleOf = ({ width, height }: Box, across: number): number =>
  Math.min(width / across, height / SHEET.height)

export const formOf = (box: Box | null, narrow: boolean): Form => {
  if (!box) return narrow ? 'single' : 'sheet'
  if (!narrow && scaleOf(box, FAR.full) >= ROOMY) return 'far'
  if (!narrow && scaleOf(box, SHEET.width) >= LEAST) return 'sheet'
  if (box.width >= 600) return 'beside'
  return box.height >= box.width + 280 ? 'stacked' : 'single'
}

const same = (a: Box | null, b: Box): boolean => a?.width === b.width && a.height === b.height

/** Where there is no page there is nothing to measure, and nothing to wait for. */
export const isMeasured = (box: Box | null): boolean => box !== null || typeof window === 'undefined'

/** Measured in the page's own pixels before anything is drawn; a zoomed board keeps its form. */
export const useBox = (): readonly [Box | null, RefObject<HTMLDivElement | null>] => {
  const place = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (!current) return undefined
    const measure = () => {
      const now = { width: current.clientWidth, height: current.clientHeight }
      // Drawn in slices: all at once, a phone would not answer meanwhile.
      startTransition(() => setBox((was) => (same(was, now) ? was : now)))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return [box, place]
}
