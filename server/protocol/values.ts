/** The small values that every message is made of. */
import { MOST_SEATS } from '@machiya/kernel'
import { z } from 'zod'
import { LANGUAGES } from '../words/index.ts'

export const Id = z.string().regex(/^[a-z0-9-]{6,48}$/, 'an id: 6 to 48 small letters, digits or dashes')
export const Token = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22,128}$/, 'a token: 22 or more letters, digits, - or _')
/** On one line, in the direction of its letters. */
export const isPlain = (text: string): boolean => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)
/** As said in talk: signs may be joined, as in pictures of families, but nothing turns around what stands beside it. */
export const isSpoken = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(text)
export const Name = z.string().trim().min(1).max(40).refine(isPlain, 'a name without control characters')
export const Title = z
  .string()
  .trim()
  .max(60)
  .refine(isPlain, 'a title without line breaks and control characters')
export const Seat = z.int().min(0).lt(MOST_SEATS)
/** A seat as an address names it. */
export const SeatInPath = z.coerce.number().int().min(0).lt(MOST_SEATS)
export const Pick = z.union([z.string().min(1).max(200), z.int()])
/** Picks of one seat that are made as one move or not at all. */
export const Line = z.array(Pick).min(1).max(60)
export const Reason = z.object({ rule: z.string(), sentence: z.string() })
export const Millis = z.number()
export const Json = z.json()
export const Options = z.record(z.string().max(40), Json)
/** The languages that letters are written in. */
export const Language = z.enum(LANGUAGES)
/** Made by the sender, unlike any before: a repeated message is applied once. */
export const MessageId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
export const Level = z.enum(['random', 'apprentice', 'merchant', 'daimyo', 'shogun'])
/** How a bot likes to play, besides how well. */
export const Manner = z.enum(['patient', 'bold', 'sly'])

export type Id = z.infer<typeof Id>
export type Token = z.infer<typeof Token>
export type Title = z.infer<typeof Title>
export type Name = z.infer<typeof Name>
export type Seat = z.infer<typeof Seat>
export type Pick = z.infer<typeof Pick>
export type Line = z.infer<typeof Line>
export type Reason = z.infer<typeof Reason>
export type Millis = z.infer<typeof Millis>
export type Json = z.infer<typeof Json>
export type Options = z.infer<typeof Options>
export type Language = z.infer<typeof Language>
export type Level = z.infer<typeof Level>
export type Manner = z.infer<typeof Manner>
