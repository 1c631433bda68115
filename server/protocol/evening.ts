/** Tonight's deal: what everybody may know of it, and what came of those who played it. */
import { z } from 'zod'
import { Id, Level, Title } from './values.ts'

const Listed = z.object({
  place: z.int(),
  name: z.string(),
  /** Null for somebody who is out of the reckoning. */
  score: z.number().nullable(),
  you: z.boolean(),
  table: Id,
})
export const EveningDeal = z.object({
  /** As in 2026-11-18, by the clock of the house. */
  day: z.string(),
  game: z.string(),
  /** The pledge of its secret, and the secret itself once the day is over. */
  commitment: z.string(),
  secret: z.string().nullable(),
  /** By seat: the level that plays there; null is the seat of whoever plays the deal. */
  company: z.array(Level.nullable()),
  mine: z.object({ table: Id, over: z.boolean() }).nullable(),
  /** How many have played it, and who came how far: told to those who have played, and to all when the day is over. */
  count: z.int(),
  list: z.array(Listed),
})
export const Evening = z.object({
  /** Tonight's deals, one a game; none where the house has none. */
  deals: z.array(EveningDeal),
  /** Those of the day before that somebody played. */
  before: z.array(EveningDeal),
})
/** Sit down at tonight's deal of a game: the first table of a day is the only one. */
export const EveningAsk = z.object({ game: z.string().max(40), title: Title.default('') })

export type EveningDeal = z.infer<typeof EveningDeal>
export type Evening = z.infer<typeof Evening>
export type EveningAsk = z.infer<typeof EveningAsk>
