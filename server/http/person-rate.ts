/** How much one person may ask in a minute, from however many addresses. */
import type { House } from '../hall/context.ts'

const MINUTE = 60_000
type Minute = { ends: number; readonly asked: Map<string, number> }
const minutes = new WeakMap<House, Minute>()

const minuteOf = (house: House, now: number): Minute => {
  const known = minutes.get(house)
  if (known && known.ends > now) return known
  const fresh: Minute = { ends: now + MINUTE, asked: new Map() }
  minutes.set(house, fresh)
  return fresh
}

export const isWithinPersonRate = (house: House, person: string, now: number): boolean => {
  const { asked } = minuteOf(house, now)
  const count = (asked.get(person) ?? 0) + 1
  asked.set(person, count)
  return count <= house.config.RATE_PERSON
}
