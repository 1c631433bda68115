/** A run of blocks: resumable, written as it goes, stopped early when its claim is decided. */
import { appendFileSync } from 'node:fs'
import { dice } from '@machiya/kernel'
import { keptLines } from '../kept.ts'
import { rotationsOf, type Block } from './block.ts'
import { blockWins, bootstrap } from './figures.ts'
import type { Setting } from './job.ts'
import { openPool } from './pool.ts'
import { judgeClaim, type Verdict } from './sequential.ts'

/** That the first bot wins at least this share, give or take the slack. */
export type Claim = {
  readonly share: number
  readonly slack: number
  readonly fewestGames: number
  /** It holds only when the whole interval lies above this, too. */
  readonly above?: number
}

export type Run = {
  readonly setting: Setting
  readonly games: number
  readonly threads: number
  readonly claim?: Claim
  /** Finished blocks lie here, one a line, below a line that says what was played. */
  readonly log?: string
  /** No block is begun after this time, in milliseconds since 1970. */
  readonly until?: number
  readonly onBlock?: (blocks: readonly Block[], games: number) => void
}
export type Ended = { readonly blocks: readonly Block[]; readonly verdict: Verdict | undefined }

const headOf = ({ game, options, players, seed }: Setting): string =>
  JSON.stringify({ game, options, players, seed })

/** Blocks of an earlier run with the same head, each once; another head is refused rather than mixed. */
const resume = (log: string, head: string): Block[] => {
  const blocks = keptLines(log, head, 'run') as Block[]
  return [...new Map(blocks.map((block) => [block.block, block])).values()].sort((a, b) => a.block - b.block)
}

/** Where the wins of other blocks would fall; the same for the same blocks. */
const lowEnd = (wins: readonly number[]): number => bootstrap(wins, dice(`low end ${wins.length}`)).low

export const verdictOf = (blocks: readonly Block[], claim: Claim | undefined): Verdict | undefined => {
  if (!claim) return undefined
  const games = blocks.reduce((sum, block) => sum + block.games.length, 0)
  if (games < claim.fewestGames) return 'open'
  const wins = blockWins(blocks, 0)
  const verdict = judgeClaim(wins, claim.share, claim.slack)
  const isClear = claim.above === undefined || verdict !== 'holds' || lowEnd(wins) > claim.above
  return isClear ? verdict : 'open'
}

export const runArena = async (run: Run): Promise<Ended> => {
  const { setting, log, claim } = run
  const wanted = Math.ceil(run.games / rotationsOf(setting.players).length)
  const blocks = log ? resume(log, headOf(setting)) : []
  const played = new Set(blocks.map(({ block }) => block))
  const todo = Array.from({ length: wanted }, (_, block) => block).filter((block) => !played.has(block))
  const isDecided = (): boolean => ['holds', 'fails'].includes(verdictOf(blocks, claim) ?? 'open')
  const isLate = (): boolean => Date.now() >= (run.until ?? Infinity)
  if (todo.length === 0 || isDecided() || isLate()) return { blocks, verdict: verdictOf(blocks, claim) }
  const pool = openPool(setting, Math.min(run.threads, todo.length))
  const work = async (): Promise<void> => {
    while (!isDecided() && !isLate()) {
      const block = todo.shift()
      if (block === undefined) return
      const done = await pool.play({ block })
      blocks.push(done)
      if (log) appendFileSync(log, `${JSON.stringify(done)}\n`)
      run.onBlock?.(
        blocks,
        blocks.reduce((sum, { games }) => sum + games.length, 0),
      )
    }
  }
  try {
    await Promise.all(Array.from({ length: run.threads }, work))
  } finally {
    await pool.close()
  }
  blocks.sort((a, b) => a.block - b.block)
  return { blocks, verdict: verdictOf(blocks, claim) }
}
