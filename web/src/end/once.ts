/** Which tables were counted before the eyes of this device: a counting is watched once. */
const KEY = 'machiya.counted'
const MOST = 60

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const wasCounted = (id: string): boolean => read().includes(id)

export const markCounted = (id: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read().filter((each) => each !== id), id].slice(-MOST)))
  } catch {
    // A private window may refuse to store; the counting is then shown again.
  }
}
