/** How much room an element has for a drawing. */
import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { useSettings } from '../settings.ts'

type Size = { readonly width: number; readonly height: number }

/** Large letters: drawings are made for less room and shown larger, so that nothing is left out. */
const LARGE = 1.1875
export const useLetters = (): number => useSettings(({ size }) => (size === 'large' ? LARGE : 1))

/** Known once the frame stands, and again when the window changes; what is drawn for it is drawn in slices. */
export const useMeasured = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box
      setSize((was) => (was?.width === width && was.height === height ? was : { width, height }))
    }
    const watch = new ResizeObserver(() => startTransition(measure))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return [ref, size] as const
}
