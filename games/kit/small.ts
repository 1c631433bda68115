/** Beside seats and offers a screen under this width leaves a board less than half of it. */
import { useSyncExternalStore } from 'react'
import type { BoardProps } from './board.ts'

const QUERY = '(max-width: 1279.98px)'

let list: MediaQueryList | undefined
const watched = (): MediaQueryList => (list ??= window.matchMedia(QUERY))

const follow = (changed: () => void) => {
  watched().addEventListener('change', changed)
  return () => watched().removeEventListener('change', changed)
}
const isTight = (): boolean => watched().matches
const onServer = (): boolean => false

/** Whether a board should be drawn for little room: on a phone and on a tablet. */
export const useSmall = ({ narrow }: { readonly narrow: BoardProps['narrow'] }): boolean => {
  const tight = useSyncExternalStore(follow, isTight, onServer)
  return narrow || tight
}
