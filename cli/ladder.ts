/** machiya arena all --ladder: every level against the one below, for every game, written down as a page. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { figuresOf, playerOf, runArena, type Claim, type Ended, type Figures } from '@machiya/bots/arena'
import { LISTED, type GameName } from '@machiya/games'
import { figure } from './columns.ts'
import { progress } from './progress.ts'

/** The first against the second at all other seats, and the share it should win; with `clear`, with its whole interval above. */
type Pairing = {
  readonly seats: number
  readonly bots: readonly [string, string]
  readonly goal: number
  readonly clear?: boolean
}

const TEN_TIMES = 10
/** Cheap and telling ones first, so that a run cut short says most. */
const pairingsFor = (iterations: number): readonly Pairing[] => [
  { seats: 4, bots: ['merchant', 'random'], goal: 0.95 },
  { seats: 4, bots: ['daimyo', 'merchant'], goal: 0.5 },
  { seats: 2, bots: ['apprentice', 'random'], goal: 0.55, clear: true },
  { seats: 2, bots: ['merchant', 'apprentice'], goal: 0.55, clear: true },
  { seats: 2, bots: ['daimyo', 'merchant'], goal: 0.55, clear: true },
  { seats: 4, bots: ['shogun', 'merchant'], goal: 0.6 },
  { seats: 2, bots: ['shogun', 'daimyo'], goal: 0.55, clear: true },
  { seats: 4, bots: ['shogun', 'daimyo'], goal: 0.32 },
  {
    seats: 2,
    bots: ['shogun', `shogun@${Math.max(1, Math.round(iterations / TEN_TIMES))}`],
    goal: 0.5,
  },
]

export type Climb = {
  readonly games: readonly GameName[]
  readonly most: number
  readonly iterations: number
  readonly threads: number
  readonly seed: string
  readonly commit: string
  /** Where the runs and the page lie. */
  readonly out: string
  readonly minutes?: number
}

type Rung = Pairing & { readonly game: GameName; readonly ended: Ended; readonly figures: readonly Figures[] }

const claimOf = ({ goal, clear }: Pairing): Claim => ({
  share: goal,
  slack: goal > 0.9 ? 0.03 : 0.05,
  fewestGames: 100,
  ...(clear ? { above: goal } : {}),
})

const nameOf = (game: string, { seats, bots }: Pairing): string => `${game}-${seats}-${bots.join('-')}`

const step = async (climb: Climb, game: GameName, pairing: Pairing, end: number): Promise<Rung> => {
  const { seats, bots } = pairing
  const players = Array.from({ length: seats }, (_, i) => playerOf(bots[i === 0 ? 0 : 1], climb.iterations))
  const line = progress(nameOf(game, pairing), climb.most)
  const ended = await runArena({
    setting: { game, options: {}, players, seed: climb.seed },
    games: climb.most,
    threads: climb.threads,
    claim: claimOf(pairing),
    log: `${climb.out}/${nameOf(game, pairing)}.jsonl`,
    until: end,
    onBlock: (_blocks, games) => line.step(games),
  })
  line.end()
  const names = players.map((player) => player.name)
  return {
    ...pairing,
    game,
    ended,
    figures: ended.blocks.length > 0 ? figuresOf(names, ended.blocks, climb.seed) : [],
  }
}

const row = ({ bots, seats, goal, clear, ended, figures: [first] }: Rung): string => {
  const aim = `${clear ? 'all above ' : ''}${figure(100 * goal)} %`
  const games = ended.blocks.reduce((sum, block) => sum + block.games.length, 0)
  if (!first) return `| ${bots[0]} | ${bots[1]} | ${seats} | 0 | – | ${aim} | not played | – | – |`
  const { wins, margin, msADecision, faults } = first
  const share = `${figure(100 * wins.mean, 1)} % (${figure(100 * wins.low, 1)}–${figure(100 * wins.high, 1)})`
  return `| ${bots[0]} | ${bots[1]} | ${seats} | ${games} | ${share} | ${aim} | ${ended.verdict ?? 'open'} | ${figure(margin.mean, 1)} | ${figure(msADecision, 1)} (${faults}) |`
}

const HEAD = `| bot | against | seats | games | wins (95 %) | goal | decided | margin | ms (faults) |
|---|---|---|---|---|---|---|---|---|`

const page = (climb: Climb, rungs: readonly Rung[]): string => {
  const about = `Commit ${climb.commit}, seed “${climb.seed}”, ${climb.iterations} playouts a decision for the levels that search.`
  const parts = climb.games.map((game) => {
    const rows = rungs.filter((rung) => rung.game === game).map(row)
    return `## ${game[0]?.toUpperCase()}${game.slice(1)}\n\n${HEAD}\n${rows.join('\n')}\n`
  })
  return `${INTRODUCTION}\n\n${about}\n\n${parts.join('\n')}`
}

const INTRODUCTION = `# The ladder

How the partners of the house play against each other: one seat of the first bot, all other seats the second. A block is
one deal in every rotation of the seats; intervals resample whole blocks. “Decided” is the sequential test of the goal:
it says nothing (“open”) below 100 games or while the blocks are not clear enough; where a goal is “all above”, the whole
interval must lie there as well. Margin is the mean lead over the best
other seat, ms the mean time of a decision on the machine that played, which may have been busy.

Made again, or continued, by \`machiya arena all --ladder --out ladder\`; the runs themselves are the \`.jsonl\` files there.
What was tried and put aside is told in \`docs/decisions/2026-11-16-bots-levels.md\`.`

const NOTHING: Ended = { blocks: [], verdict: undefined }

/** Plays what is still missing, pairing by pairing through all games, so that none is left behind; the page grows with it. */
export const climb = async (how: Climb): Promise<string> => {
  mkdirSync(how.out, { recursive: true })
  const end = how.minutes === undefined ? Infinity : Date.now() + how.minutes * 60_000
  const todo = pairingsFor(how.iterations).flatMap((pairing) => how.games.map((game) => ({ pairing, game })))
  const rungs: Rung[] = todo.map(({ pairing, game }) => ({ ...pairing, game, ended: NOTHING, figures: [] }))
  for (const [i, { pairing, game }] of todo.entries()) {
    rungs[i] = await step(how, game, pairing, end)
    writeFileSync(`${how.out}/ladder.md`, page(how, rungs))
  }
  return page(how, rungs)
}

export const LADDER_GAMES: readonly GameName[] = LISTED
