/** How one piece of plain JSON becomes another: small enough to send for every move. */
import { alike } from '@machiya/kernel'

export type Path = readonly (string | number)[]
/** Set a place, remove a key, or cut `remove` items at `at` out of a list and put others in. */
export type Change =
  | readonly ['=', Path, unknown]
  | readonly ['-', Path]
  | readonly ['~', Path, number, number, readonly unknown[]]

type Plain = { [key: string]: unknown }
const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const betweenLists = (a: readonly unknown[], b: readonly unknown[], path: Path, into: Change[]): void => {
  const shorter = Math.min(a.length, b.length)
  let head = 0
  while (head < shorter && alike(a[head], b[head])) head++
  if (head === a.length && head === b.length) return
  let tail = 0
  while (tail < shorter - head && alike(a[a.length - 1 - tail], b[b.length - 1 - tail])) tail++
  if (a.length !== b.length || typeof b[head] !== 'object')
    into.push(['~', path, head, a.length - head - tail, b.slice(head, b.length - tail)])
  else for (let i = head; i < b.length - tail; i++) between(a[i], b[i], [...path, i], into)
}

const betweenObjects = (a: Plain, b: Plain, path: Path, into: Change[]): void => {
  for (const key in b) {
    if (a[key] === b[key]) continue
    if (key in a) between(a[key], b[key], [...path, key], into)
    else into.push(['=', [...path, key], b[key]])
  }
  for (const key in a) if (b[key] === undefined) into.push(['-', [...path, key]])
}

const between = (a: unknown, b: unknown, path: Path, into: Change[]): void => {
  if (a === b) return
  if (Array.isArray(a) && Array.isArray(b)) betweenLists(a, b, path, into)
  else if (isObject(a) && isObject(b)) betweenObjects(a, b, path, into)
  else into.push(['=', path, b])
}

/** Everything that must change in `a` to make it `b`; nothing if they are the same. */
export const changesBetween = (a: unknown, b: unknown): Change[] => {
  const changes: Change[] = []
  between(a, b, [], changes)
  return changes
}

const copyOf = (value: unknown): unknown => (Array.isArray(value) ? value.slice() : { ...(value as Plain) })

/** A copy along the path only; everything beside it is shared with the old one. */
const changed = (value: unknown, path: Path, at: number, change: Change): unknown => {
  if (at === path.length && change[0] === '=') return change[2]
  const made = copyOf(value) as Plain
  if (at === path.length && change[0] === '~')
    (made as unknown as unknown[]).splice(change[2], change[3], ...change[4])
  else {
    const key = path[at] as string
    if (change[0] === '-' && at === path.length - 1) delete made[key]
    else made[key] = changed(made[key], path, at + 1, change)
  }
  return made
}

/** The next value; the old one is left as it is. */
export const applyChanges = <T>(value: T, changes: readonly Change[]): T =>
  changes.reduce<unknown>((now, change) => changed(now, change[1], 0, change), value) as T
