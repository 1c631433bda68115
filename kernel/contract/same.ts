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

type Difference = { readonly path: string; readonly a: unknown; readonly b: unknown }
const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The first place where two values differ, and what stands there. */
const differenceOf = (a: unknown, b: unknown, path = ''): Difference => {
  if (!isBranch(a) || !isBranch(b)) return { path, a, b }
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  const key = keys.find((each) => !alike(at(a, each), at(b, each)))
  if (key === undefined) return { path, a, b }
  const step = Array.isArray(a) ? `[${key}]` : path && `.${key}`
  return differenceOf(at(a, key), at(b, key), path + (step || key))
}

const LONGEST = 300
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, LONGEST)

export const same = (promise: string, what: string, a: unknown, b: unknown): void => {
  if (alike(a, b)) return
  const found = differenceOf(a, b)
  fail(promise, `${what}: ${found.path || 'all of it'} is ${shown(found.a)} against ${shown(found.b)}`)
}
