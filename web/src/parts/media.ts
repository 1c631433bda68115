/** What the screen is like now. */
import { useSyncExternalStore } from 'react'
import { isCalm, useSettings } from '../settings.ts'

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )

/** The phone rules hold. */
export const useNarrow = (): boolean => useMedia('(max-width: 719.98px), (max-height: 479.98px)')

export const useCalm = (): boolean => {
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  return useSettings(isCalm) || reduced
}
