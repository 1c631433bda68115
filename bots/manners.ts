/** How a partner likes to play, besides how well: what it is fond of counts a little more for it. */
import type { Seat } from '@machiya/kernel'
import type { Expert } from '@machiya/kit/expert'

export const MANNERS = ['patient', 'bold', 'sly'] as const
export type Manner = (typeof MANNERS)[number]
export const isManner = (word: string): word is Manner => (MANNERS as readonly string[]).includes(word)

/** What a seat adds to the judgement of its own standing: so many scales for each feature. */
export type Lean = { readonly seat: Seat; readonly by: Float64Array }

/** Nothing, where the game knows no such manner. */
export const leanOf = (
  { features, manners, scale }: Expert,
  manner: Manner | undefined,
  seat: Seat,
): Lean | undefined => {
  const tilt = manner && manners?.[manner]
  return tilt && { seat, by: Float64Array.from(features, (name) => (tilt[name] ?? 0) / scale) }
}

/** How much the seat likes what was read of it. */
export const fondness = ({ by }: Lean, read: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < by.length; i++) sum += (read[i] as number) * (by[i] as number)
  return sum
}
