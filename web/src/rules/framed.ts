/** Brings what a picture is about into its frame: the sheet is moved and scaled, and drawn as it is at a table. */
import type { BoardProps } from '@machiya/kit'
import { useLayoutEffect, useRef, useState } from 'react'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** So that something of its surroundings is seen. */
const MARGIN = 24
/** A frame is at most as high as this, and shrinks the sheet if it has to. */
const MOST = 460
/** Drawn smaller nobody could read it: then the frame is pushed sideways. */
const LEAST = 0.62

/** Where things lie on the sheet, as if it were not scaled. */
const boxOf = (sheet: HTMLElement, about: readonly string[]): Box => {
  const drawn = sheet.firstElementChild ?? sheet
  const { width, height } = drawn.getBoundingClientRect()
  const scale = sheet.getBoundingClientRect().width / sheet.offsetWidth || 1
  const whole = { x: 0, y: 0, width: width / scale, height: height / scale }
  const origin = sheet.getBoundingClientRect()
  const boxes = about.flatMap((id) =>
    [...sheet.querySelectorAll(`[data-about="${CSS.escape(id)}"]`)].map((each) =>
      each.getBoundingClientRect(),
    ),
  )
  if (boxes.length === 0) return whole
  const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))]
  const [right, bottom] = [Math.max(...boxes.map((b) => b.right)), Math.max(...boxes.map((b) => b.bottom))]
  return {
    x: (left - origin.left) / scale - MARGIN,
    y: (top - origin.top) / scale - MARGIN,
    width: (right - left) / scale + 2 * MARGIN,
    height: (bottom - top) / scale + 2 * MARGIN,
  }
}

export const useFramed = (about: readonly string[], board: BoardProps | undefined) => {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | undefined>(undefined)
  const [isWide, setWide] = useState(false)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!frame.current) return undefined
    const watch = new ResizeObserver(([seen]) => setWidth(seen?.contentRect.width ?? 0))
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])
  useLayoutEffect(() => {
    if (!frame.current || !sheet.current || width === 0) return
    const box = boxOf(sheet.current, about)
    const by = Math.max(LEAST, Math.min(1, width / box.width, MOST / box.height))
    const spare = width - box.width * by
    const left = Math.max(0, spare / 2)
    sheet.current.style.transform = `translate(${left - box.x * by}px, ${-box.y * by}px) scale(${by})`
    setHeight(Math.round(box.height * by))
    setWide(spare < 0)
  }, [about, board, width])
  useLayoutEffect(() => {
    if (isWide && frame.current)
      frame.current.scrollLeft = (frame.current.scrollWidth - frame.current.clientWidth) / 2
  }, [isWide])
  return { frame, sheet, height, isWide }
}
