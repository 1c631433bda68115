/** How often somebody may do something in a span of time: a person from however many addresses, an address for however many people. */
import type { House } from '../hall/context.ts'

type Span = { readonly ends: number; readonly asked: Map<string, number> }
export type Quota = (house: House, key: string, most: number) => boolean

export const quotaIn = (ms: number): Quota => {
  const spans = new WeakMap<House, Span>()
  const spanOf = (house: House, now: number): Span => {
    const known = spans.get(house)
    if (known && known.ends > now) return known
    const fresh: Span = { ends: now + ms, asked: new Map() }
    spans.set(house, fresh)
    return fresh
  }
  return (house, key, most) => {
    const { asked } = spanOf(house, Date.now())
    const count = (asked.get(key) ?? 0) + 1
    asked.set(key, count)
    return count <= most
  }
}
