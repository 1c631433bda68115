/** What seats do in their games, and how it went for those who did it. */
import { dice } from '@machiya/kernel'
import type { Question } from '../choose.ts'
import type { Block, Outcome } from './block.ts'
import { bootstrap, meanOf, winShare, type Interval } from './figures.ts'

/** How often a seat made each pick in a game, by task and pick. */
export type Took = { readonly [deed: string]: number }

export type Tallier = {
  readonly hear: (question: Question, pick: string | number) => void
  readonly took: readonly Took[]
}

/** Counts every pick of every seat. */
export const tallier = (seats: number): Tallier => {
  const took = Array.from({ length: seats }, (): Record<string, number> => ({}))
  return {
    took,
    hear: ({ game, seen, seat }, pick) => {
      const deed = `${game.task(seen)?.task ?? ''} ${pick}`
      const own = took[seat] as Record<string, number>
      own[deed] = (own[deed] ?? 0) + 1
    },
  }
}

export type Deed = {
  readonly deed: string
  /** The share of seats that did it at all, and how often in a game, over all seats. */
  readonly taken: number
  readonly times: number
  /** The share of games won by those who did it. */
  readonly wins: Interval
  /** How often each bot did it in a game, in the order they first sat down. */
  readonly byBot: readonly Interval[]
}

type Sitting = { readonly bot: string; readonly took: Took; readonly won: number }
const sittingsOf = (names: readonly string[], game: Outcome): Sitting[] =>
  names.map((bot, player) => ({ bot, took: game.took?.[player] ?? {}, won: winShare(game, player) }))

/** Every deed that so many seats did; the commonest first. */
export const deedsOf = (
  names: readonly string[],
  blocks: readonly Block[],
  fewest: number,
  seed: string,
): Deed[] => {
  const chance = dice(`deeds ${seed}`)
  const sittings = blocks.flatMap(({ games }) => games.flatMap((game) => sittingsOf(names, game)))
  const bots = [...new Set(names)]
  const deedFor = (deed: string): Deed[] => {
    const takers = sittings.filter(({ took }) => deed in took)
    if (takers.length < fewest) return []
    const timesOf = (some: readonly Sitting[]): number[] => some.map(({ took }) => took[deed] ?? 0)
    return [
      {
        deed,
        taken: takers.length / sittings.length,
        times: meanOf(timesOf(sittings)),
        wins: bootstrap(
          takers.map(({ won }) => won),
          chance,
        ),
        byBot: bots.map((name) => bootstrap(timesOf(sittings.filter(({ bot }) => bot === name)), chance)),
      },
    ]
  }
  return [...new Set(sittings.flatMap(({ took }) => Object.keys(took)))]
    .flatMap(deedFor)
    .toSorted((a, b) => b.times - a.times)
}

const apart = (a: Interval, b: Interval): number => Math.max(a.low - b.high, b.low - a.high)

/** Whether two bots do it so differently that chance does not explain it. */
export const tellsApart = ({ byBot: [first, second] }: Deed): boolean =>
  first !== undefined && second !== undefined && apart(first, second) > 0

/** Whether those who do it clearly win more, or less, than their share. */
export const leans = ({ wins }: Deed, even: number): 'more' | 'less' | undefined =>
  wins.low > even ? 'more' : wins.high < even ? 'less' : undefined
