/** The rules threads of a house: every table always goes to the same one, which holds its position. */
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

export const startRules = (threads: number, limits: Limits): Rules => {
  const all = Array.from({ length: threads }, () => startThread(limits))
  const threadOf = (asked: { table?: string }): Thread =>
    all[spread(asked.table ?? '') % all.length] as Thread
  return {
    ask: <K extends Op>(op: K, asked: Requests[K]) =>
      threadOf(asked as { table?: string }).ask({ op, ...asked } as Request) as Promise<Results[K] | Broken>,
    stop: async () => {
      await Promise.all(all.map((thread) => thread.stop()))
    },
    waiting: () => all.reduce((sum, thread) => sum + thread.waiting(), 0),
  }
}
