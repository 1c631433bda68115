/** How much of the table a small screen shows at once. */
import type { BoardProps } from '@machiya/kit'
import { useSyncExternalStore } from 'react'

export type Shape = 'one' | 'stacked' | 'beside'

let list: MediaQueryList | undefined
const watched = (): MediaQueryList => (list ??= window.matchMedia('(orientation: portrait)'))

const follow = (changed: () => void) => {
  watched().addEventListener('change', changed)
  return () => watched().removeEventListener('change', changed)
}
const isUpright = (): boolean => watched().matches
const onServer = (): boolean => true

/** A phone shows one page; an upright tablet two, one below the other; a lying one two side by side. */
export const useShape = ({ narrow }: { readonly narrow: BoardProps['narrow'] }): Shape => {
  const upright = useSyncExternalStore(follow, isUpright, onServer)
  return narrow ? 'one' : upright ? 'stacked' : 'beside'
}
