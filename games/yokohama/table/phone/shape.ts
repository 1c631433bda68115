/** How much of the table a small screen shows at once. */
import type { BoardProps } from '@machiya/kit'
import { useSyncExternalStore } from 'react'

export type Shape = 'one' | 'stacked' | 'beside'

/** An upright tablet has room for two pages one below the other, a lying one and a low desk for two side by side. */
const QUERIES = {
  stacked: '(max-width: 1279.98px) and (orientation: portrait)',
  beside: '(max-width: 1279.98px) and (orientation: landscape), (min-width: 1360px)',
} as const

let lists: Readonly<Record<keyof typeof QUERIES, MediaQueryList>> | undefined
const watched = () =>
  (lists ??= {
    stacked: window.matchMedia(QUERIES.stacked),
    beside: window.matchMedia(QUERIES.beside),
  })

const follow = (changed: () => void) => {
  const all = Object.values(watched())
  for (const list of all) list.addEventListener('change', changed)
  return () => {
    for (const list of all) list.removeEventListener('change', changed)
  }
}
const shapeNow = (): Shape => {
  const { stacked, beside } = watched()
  return stacked.matches ? 'stacked' : beside.matches ? 'beside' : 'one'
}
const onServer = (): Shape => 'stacked'

export const useShape = ({ narrow }: { readonly narrow: BoardProps['narrow'] }): Shape => {
  const shape = useSyncExternalStore(follow, shapeNow, onServer)
  return narrow ? 'one' : shape
}
