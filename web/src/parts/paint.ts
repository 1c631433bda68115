/** What has to measure the page does so once a picture: when all is drawn, and before it is seen. */
import { useLayoutEffect } from 'react'

export const useBeforePaint = (act: () => void): void => {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(act)
    return () => cancelAnimationFrame(frame)
  })
}
