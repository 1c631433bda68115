/** What need not be seen at once is drawn in slices, between which the page answers and what moves goes on moving. */
import { startTransition, useEffect, useState } from 'react'

/** What was shown at once is never taken back for something older. */
export const useFollowed = <T extends object>(now: T, atOnce: boolean): T => {
  const [shown, follow] = useState(now)
  if (atOnce && shown !== now) follow(now)
  useEffect(() => startTransition(() => follow(now)), [now])
  return atOnce ? now : shown
}
