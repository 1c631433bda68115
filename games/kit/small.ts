/** Beside seats and offers a screen under this width leaves a board less than half of it. */
import { useSyncExternalStore } from 'react'
import type { BoardProps } from './board.ts'

const QUERY = '(max-width: 1279.98px)'

const follow = (changed: () => void) => {
  const list = window.matchMedia(QUERY)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether a board should be drawn for little room: on a phone and on a tablet. */
export const useSmall = ({ narrow }: { readonly narrow: BoardProps['narrow'] }): boolean => {
  const tight = useSyncExternalStore(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
  return narrow || tight
}
