/**
 * Bots think in threads of their own, with a cap on time and memory; for one that overdraws it the quick hand plays.
 * In a full house each thinks less, so that nobody waits long.
 */
import { randomUUID } from 'node:crypto'
import type { Move } from '@machiya/bots'
import type { Offer, Pick } from '@machiya/kernel'
import { Piscina } from 'piscina'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Hint } from '../protocol.ts'
import type { Advised, BotQuestion } from '../threads/bot.ts'
import { startLine } from './line.ts'

type Asked = Omit<BotQuestion, 'ms' | 'seed' | 'level' | 'manner'>
type Player = globalThis.Pick<BotQuestion, 'level' | 'manner'>

export type BotPool = {
  /** What the bot does, or undefined if even its quick hand failed. */
  ask(question: Asked & Player): Promise<Move | undefined>
  /** What the strongest level would do, or undefined if it failed or took too long. */
  advise(question: Asked): Promise<Hint | undefined>
  stop(): Promise<void>
}

/** How much of the host's budget a level takes. */
const SHARE: { readonly [level: string]: number } = {
  random: 0.01,
  apprentice: 0.2,
  merchant: 0.4,
  daimyo: 1,
  shogun: 1,
}
const GRACE_MS = 5000

type Log = globalThis.Pick<Logger, 'warn'>

export const startBots = (config: Config, log: Log): BotPool => {
  const pool = new Piscina({
    filename: new URL('../threads/bot.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: config.BOT_THREADS,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: config.RULES_MB },
  })
  /** A thread that died fails the question it was at; the pool starts another. */
  pool.on('error', () => undefined)
  /** A question's time begins when a thread is free for it: to wait in line is no fault of the bot's. */
  const line = startLine(config.BOT_THREADS)
  const think = <T>(name: string, level: string, question: Asked, behind: number): Promise<T> => {
    const full = config.BOT_MS * (SHARE[level] ?? 0.5)
    const ms = Math.max(1, Math.round(full / (1 + behind / config.BOT_THREADS)))
    const signal = AbortSignal.timeout(ms * 2 + GRACE_MS)
    return pool.run({ ...question, ms, seed: randomUUID() }, { signal, name }) as Promise<T>
  }
  const run = async <T>(name: string, level: string, question: Asked): Promise<T | undefined> => {
    try {
      return await line.serve((behind) => think<T>(name, level, question, behind))
    } catch (cause) {
      log.warn({ err: cause, game: question.game, level }, 'a bot failed')
      return undefined
    }
  }
  const note = ({ game }: Asked, answer: { readonly fault?: string | undefined } | undefined): void => {
    if (answer?.fault) log.warn({ game, fault: answer.fault }, 'a bot played without searching')
  }
  const ask = async (question: Asked & Player): Promise<Move | undefined> => {
    const answer = await run<Move>('default', question.level, question)
    note(question, answer)
    return answer ?? run<Move>('quick', 'random', question)
  }
  const advise = async (question: Asked): Promise<Hint | undefined> => {
    const answer = await run<Advised>('advise', 'shogun', question)
    note(question, answer)
    return answer?.hint
  }
  return { ask, advise, stop: () => pool.destroy() }
}

/** Any legal pick. */
export const anyPick = (offers: readonly Offer[]): Pick | undefined => {
  const open = offers.filter(({ no }) => !no)
  return open[Math.floor(Math.random() * open.length)]?.pick
}
