/** Comparing plain data, and a digest of it. */
import type { Position } from './position.ts'

/** The same data, whoever holds it. */
export const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && alikeLists(a, b)
  if (Array.isArray(b)) return false
  let count = 0
  for (const key in a) {
    if (!alike((a as Plain)[key], (b as Plain)[key])) return false
    count++
  }
  for (const _ in b) count--
  return count === 0
}
type Plain = { readonly [key: string]: unknown }

const alikeLists = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !alike(a[i], b[i])) return false
  return true
}

/** FNV-1a twice, over the text of everything but the count of positions. */
export const hash = (g: Position): string => {
  const text = JSON.stringify({
    ...g,
    number: 0,
    told: null,
    floors: g.floors.map((floor) => ({ ...floor, since: 0 })),
  })
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ (unit + i), 0x85ebca6b)
  }
  return [low, high].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
