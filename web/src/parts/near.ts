/** What is costly to draw waits until it first comes near the window. */
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
