/** A deal of this evening, as far as it may be told now. */
import type { CompanyTonight } from '@machiya/table'
import type { GameName } from '../games.ts'

export type Listed = {
  readonly place: number
  readonly name: string
  readonly score: number
  readonly you: boolean
  /** Where it can be replayed, once one has played. */
  readonly table: string | null
}

export type Deal = {
  /** As in 2026-11-18. */
  readonly day: string
  readonly game: GameName
  readonly company: CompanyTonight
  /** The first try: the one that counts. */
  readonly mine: {
    readonly table: string
    readonly over: boolean
    readonly score: number | null
    readonly place: number | null
  } | null
  readonly list: readonly Listed[]
  /** How many are on the list. */
  readonly count: number
}
