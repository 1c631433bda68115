/** Brings a view up to date with the changes the house sent. */
import type { Change } from '@machiya/server/protocol'

type Plain = Record<string, unknown>
type Path = readonly (string | number)[]

const copyOf = (value: unknown): Plain | unknown[] =>
  Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Plain) }

/** Copies along the path only, so that what did not change stays the same object. */
const at = (value: unknown, path: Path, change: Change): unknown => {
  const [key, ...rest] = path
  if (key === undefined) {
    if (change[0] === '=') return change[2]
    const list = copyOf(value) as unknown[]
    if (change[0] === '~') list.splice(change[2], change[3], ...change[4])
    return list
  }
  const made = copyOf(value) as Plain
  if (change[0] === '-' && rest.length === 0) delete made[key]
  else made[key] = at(made[key], rest, change)
  return made
}

export const applyChanges = <T>(value: T, changes: readonly Change[]): T =>
  changes.reduce<unknown>((now, change) => at(now, change[1], change), value) as T
