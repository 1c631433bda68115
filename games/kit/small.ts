/** Beside seats and offers a screen under this size leaves a board too little for its whole sheet. */
import { useSyncExternalStore } from 'react'
import type { BoardProps } from './board.ts'

const QUERY = '(max-width: 1339.98px), (max-height: 759.98px)'

let list: MediaQueryList | undefined
const watched = (): MediaQueryList => (list ??= window.matchMedia(QUERY))

const follow = (changed: () => void) => {
  watched().addEventListener('change', changed)
  return () => watched().removeEventListener('change', changed)
}
const isTight = (): boolean => watched().matches
const onServer = (): boolean => false

/** Whether a board should be drawn for little room: on a phone, on a tablet and on a low screen. */
export const useSmall = ({ narrow }: { readonly narrow: BoardProps['narrow'] }): boolean => {
  const tight = useSyncExternalStore(follow, isTight, onServer)
  return narrow || tight
}
