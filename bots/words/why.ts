/** How it is said why one line is better than another. */
import type { Languages } from '@machiya/kernel/words'
import { de } from './why.de.ts'
import { en } from './why.en.ts'

/** Of which of two lines it is told. */
export type Side = 'better' | 'worse'

export type WhyWords = {
  /** So many more, or below zero fewer, mostly from one source. */
  points(by: number, from: string | undefined): string
  more(what: string): string
  less(what: string): string
  /** Somebody else gets so many points fewer, or below zero more. */
  rival(name: string, by: number): string
  /** It looks no better, or no worse, now, and is. */
  readonly later: { readonly [side in Side]: string }
  /** Nothing that can be counted tells them apart. */
  same(round: number | undefined, side: Side): string
  whole(clauses: string, round: number | undefined): string
  list(items: readonly string[]): string
}

export const WHY: Languages<WhyWords> = { en, de }
