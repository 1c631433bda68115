/** Keeps what did not change as the very same object, so that only what changed is drawn again. */

type Plain = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const sameList = (was: readonly unknown[], now: readonly unknown[]): readonly unknown[] => {
  const made = now.map((each, i) => keepSame(was[i], each))
  return made.length === was.length && made.every((each, i) => each === was[i]) ? was : made
}

const sameParts = (was: Plain, now: Plain): Plain => {
  const keys = Object.keys(now)
  const made = Object.fromEntries(keys.map((key) => [key, keepSame(was[key], now[key])]))
  const isSame = keys.length === Object.keys(was).length && keys.every((key) => made[key] === was[key])
  return isSame ? was : made
}

/** JSON that equals `now`, made of the parts of `was` wherever they are equal. */
export const keepSame = <T>(was: unknown, now: T): T => {
  if (was === now || !isObject(was) || !isObject(now) || Array.isArray(was) !== Array.isArray(now)) return now
  if (Array.isArray(now)) return sameList(was as readonly unknown[], now) as T
  return sameParts(was as Plain, now as Plain) as T
}
