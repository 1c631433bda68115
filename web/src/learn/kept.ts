/** Where somebody left a lesson, kept on this device. */
import type { Guided } from '@machiya/kit/folder'

const KEY = 'machiya.lesson'
type Kept = { readonly [lesson: string]: number }

/** The first game of a game goes by its name alone. */
export const nameOf = (game: string, { id }: Guided): string => (id === 'first' ? game : `${game}/${id}`)

const kept = (): Kept => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** Where somebody left it; one that was finished begins anew. */
export const leftAt = (name: string, steps: number): number => {
  const at = kept()[name]
  return typeof at === 'number' && at > 0 && at < steps - 1 ? at : 0
}

export const keepAt = (name: string, at: number): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [name]: at }))
  } catch {
    // A private window may refuse to store; the lesson then begins anew.
  }
}
