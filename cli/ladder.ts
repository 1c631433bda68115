/** machiya arena all --ladder: every level against the one below, for every game, written down as a page. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { EFFORTS, isLevel } from '@machiya/bots/levels'
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
  /** The playouts of a decision; where less than the whole budget decides it, a part. */
  readonly playouts: number
}

const TEN_TIMES = 10
/** The part of the budget that decides the clearer rungs. */
const PART = 0.4
/** Cheap and telling ones first, so that a run cut short says most. */
const pairingsFor = (whole: number): readonly Pairing[] => {
  const part = Math.ceil(PART * whole)
  return [
    { seats: 4, bots: ['merchant', 'random'], goal: 0.95, playouts: part },
    { seats: 4, bots: ['daimyo', 'merchant'], goal: 0.5, playouts: part },
    { seats: 2, bots: ['apprentice', 'random'], goal: 0.55, clear: true, playouts: part },
    { seats: 2, bots: ['merchant', 'apprentice'], goal: 0.55, clear: true, playouts: part },
    { seats: 2, bots: ['daimyo', 'merchant'], goal: 0.55, clear: true, playouts: part },
    { seats: 4, bots: ['shogun', 'merchant'], goal: 0.6, playouts: part },
    { seats: 2, bots: ['shogun', 'daimyo'], goal: 0.55, clear: true, playouts: whole },
    { seats: 4, bots: ['shogun', 'daimyo'], goal: 0.32, playouts: whole },
    {
      seats: 2,
      bots: ['shogun', `shogun@${Math.max(1, Math.round(part / TEN_TIMES))}`],
      goal: 0.5,
      playouts: part,
    },
  ]
}

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
  const { seats, bots, playouts } = pairing
  const players = Array.from({ length: seats }, (_, i) => playerOf(bots[i === 0 ? 0 : 1], playouts))
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

const mostOf = (bot: string, playouts: number): number =>
  isLevel(bot) && bot !== 'random' ? Math.min(EFFORTS[bot].most, playouts) : 0

const row = ({ bots, seats, goal, clear, playouts, ended, figures: [first] }: Rung): string => {
  const aim = `${clear ? 'all above ' : ''}${figure(100 * goal)} %`
  const games = ended.blocks.reduce((sum, block) => sum + block.games.length, 0)
  const who = `| ${bots[0]} | ${figure(mostOf(bots[0], playouts))} | ${bots[1]} | ${seats} |`
  if (!first) return `${who} 0 | – | ${aim} | not played | – | – |`
  const { wins, margin, msADecision, faults } = first
  const share = `${figure(100 * wins.mean, 1)} % (${figure(100 * wins.low, 1)}–${figure(100 * wins.high, 1)})`
  return `${who} ${games} | ${share} | ${aim} | ${ended.verdict ?? 'open'} | ${figure(margin.mean, 1)} | ${figure(msADecision, 1)} (${faults}) |`
}

const HEAD = `| bot | playouts | against | seats | games | wins (95 %) | goal | decided | margin | ms (faults) |
|---|---|---|---|---|---|---|---|---|---|`

const page = (climb: Climb, rungs: readonly Rung[]): string => {
  const about = `Commit ${climb.commit}, seed “${climb.seed}”, at most ${climb.iterations} playouts a decision, two fifths of that where it decides; no level uses more than it has.`
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
