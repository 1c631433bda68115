/** What is costly to draw waits until it first comes near the window, or until there is nothing better to do. */
import { useEffect, useState, type RefObject } from 'react'

export const useNear = (frame: RefObject<Element | null>, margin = 400): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${margin}px` },
    )
    if (frame.current) watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame, margin])
  return near
}

const LATEST_MS = 3000

/** The page has nothing better to do. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const later = setTimeout(() => setIdle(true), LATEST_MS / 10)
      return () => clearTimeout(later)
    }
    const later = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS })
    return () => cancelIdleCallback(later)
  }, [])
  return idle
}
