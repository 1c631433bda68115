/** The figures of this table that the player's aid names. */
import { countsOf } from '../by-id.ts'
import { LIMITS } from '../data/limits.ts'
import type { Yedo } from '../position.ts'
import { ROUNDS } from '../rules/1-setup.ts'
import { EGRESS_MON } from '../rules/2-bidding.ts'
import { AUCTION_PRESTIGE } from '../rules/2-rewards.ts'
import { UNUSED_BLACKMAIL } from '../rules/9-end.ts'

export type Section = { readonly title: string; readonly lines: readonly string[] }

export type Figures = {
  readonly rounds: number
  readonly round: number
  readonly egress: number
  readonly honour: number
  readonly blackmail: number
  readonly clans: number
  readonly annexes: number
  readonly geisha: number
  readonly blessings: number
  readonly grouped: boolean
  /** Whether the watch leaves before the last round. */
  readonly gentle: boolean
  readonly most: { readonly [thing: string]: number }
}

export const figuresOf = (g: Yedo): Figures => {
  const { annexes, geisha, blessings, grouped } = countsOf(g)
  return {
    rounds: ROUNDS,
    round: g.round,
    egress: EGRESS_MON,
    honour: AUCTION_PRESTIGE,
    blackmail: UNUSED_BLACKMAIL,
    clans: g.about.seats,
    annexes,
    geisha,
    blessings,
    grouped,
    gentle: g.about.options.setting === 'geisha',
    most: Object.fromEntries(LIMITS.map(({ id, most }) => [id, most])),
  }
}
