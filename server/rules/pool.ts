/** The rules threads of a house: every table always goes to the same one, which holds its position; the past has one of its own. */
import type { Broken, Op, Request, Requests, Results } from './requests.ts'
import { startThread, type Limits, type Thread } from './thread.ts'

export type Rules = {
  ask<K extends Op>(op: K, asked: Requests[K]): Promise<Results[K] | Broken>
  stop(): Promise<void>
  waiting(): number
}

const spread = (text: string): number => {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) >>> 0
  return sum
}

/** Whole games that somebody looks at or brings in: no move waits for them. What a line missed is short. */
const isPast = (asked: Request): boolean =>
  asked.op === 'record' || asked.op === 'log' || (asked.op === 'history' && asked.after === 0)

export const startRules = (threads: number, limits: Limits): Rules => {
  const past = startThread({ ...limits, isLast: true })
  const tables = Array.from({ length: threads }, () => startThread(limits))
  const all = [...tables, past]
  const threadOf = (asked: Request): Thread =>
    isPast(asked) ? past : (tables[spread('table' in asked ? asked.table : '') % threads] as Thread)
  const ask = (asked: Request) => threadOf(asked).ask(asked)
  return {
    ask: <K extends Op>(op: K, asked: Requests[K]) =>
      ask({ op, ...asked } as Request) as Promise<Results[K] | Broken>,
    stop: async () => {
      await Promise.all(all.map((thread) => thread.stop()))
    },
    waiting: () => all.reduce((sum, thread) => sum + thread.waiting(), 0),
  }
}
