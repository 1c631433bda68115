/** What the screen is like now. */
import { useSyncExternalStore } from 'react'
import { isCalm, useSettings } from '../settings.ts'

type Watched = { follow(changed: () => void): () => void; matches(): boolean }

const watch = (query: string): Watched => {
  const list = window.matchMedia(query)
  return {
    follow: (changed) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    matches: () => list.matches,
  }
}

/** One list a query: asking the browser anew at every drawing costs more than the drawing. */
const watched = new Map<string, Watched>()
const watchedAt = (query: string): Watched => {
  const known = watched.get(query) ?? watch(query)
  watched.set(query, known)
  return known
}

export const useMedia = (query: string): boolean => {
  const { follow, matches } = watchedAt(query)
  return useSyncExternalStore(follow, matches)
}

/** The phone rules hold. */
export const useNarrow = (): boolean => useMedia('(max-width: 719.98px), (max-height: 479.98px)')

/** A phone on its side: no room below the board for what this seat holds. */
export const useLyingPhone = (): boolean => useMedia('(min-width: 560px) and (max-height: 479.98px)')

/** Room for the log under the people. */
export const useSpacious = (): boolean => useMedia('(min-width: 1600px) and (min-height: 960px)')

export const useCalm = (): boolean => {
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  return useSettings(isCalm) || reduced
}
