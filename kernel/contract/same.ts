/** Comparisons of plain data that name the place where two differ. */

export const fail = (promise: string, what: string): never => {
  throw new Error(`[${promise}] ${what}`)
}

/** The same data in the same order: what would be the same JSON, without writing it. */
export const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((each, i) => alike(each, b[i]))
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  return (
    keys.length === others.length &&
    keys.every((key, i) => key === others[i] && alike(at(a, key), at(b, key)))
  )
}

const at = (object: object, key: string): unknown => (object as Record<string, unknown>)[key]

const AROUND = 80

export const same = (promise: string, what: string, a: unknown, b: unknown): void => {
  if (alike(a, b)) return
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  const place = [...left].findIndex((unit, i) => unit !== right[i])
  const near = (text: string) => text.slice(Math.max(0, place - AROUND), place + AROUND)
  fail(promise, `${what}: ${near(left)} against ${near(right)}`)
}
