/** Many games searched for questions side by side; what is found is written as it goes, so that a run can go on. */
import { appendFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Puzzles } from '@machiya/kit/folder'
import { keptLines } from '../kept.ts'
import type { Job, Result } from './job.ts'

export type Search = {
  readonly game: string
  /** Which games are searched, in this order. */
  readonly job: (number: number) => Job | undefined
  /** It ends when so many questions are kept. */
  readonly wanted: number
  readonly threads: number
  readonly log: string
  readonly onResult?: (results: readonly Result[]) => void
}

export const keptIn = (results: readonly Result[]): number =>
  results.reduce((sum, { questions }) => sum + questions.length, 0)

const ask = (worker: Worker, job: Job): Promise<Result> =>
  new Promise((done, failed) => {
    worker.once('error', failed)
    worker.once('message', (answer: { readonly result?: Result; readonly fault?: string }) => {
      worker.off('error', failed)
      if (answer.result) done(answer.result)
      else failed(new Error(answer.fault))
    })
    worker.postMessage(job)
  })

export const searchAll = async (search: Search): Promise<Result[]> => {
  const { game, wanted, threads, log } = search
  const results = keptLines(log, JSON.stringify({ puzzles: game }), 'search') as Result[]
  const done = new Set(results.map(({ number }) => number))
  let next = 0
  const work = async (worker: Worker): Promise<void> => {
    while (keptIn(results) < wanted) {
      while (done.has(next)) next++
      const job = search.job(next++)
      if (!job) return
      const result = await ask(worker, job)
      results.push(result)
      appendFileSync(log, `${JSON.stringify(result)}\n`)
      search.onResult?.(results)
    }
  }
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.ts', import.meta.url)))
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return results.sort((a, b) => a.number - b.number)
}

/** Everything kept, as a game's folder holds it; deals without a question are left out. */
export const gathered = (results: readonly Result[], made: Puzzles['made']): Puzzles => {
  const asking = results.filter(({ questions }) => questions.length > 0)
  return {
    made,
    deals: asking.map(({ deal }) => deal),
    questions: asking.flatMap(({ questions }, deal) => questions.map((one) => ({ deal, ...one }))),
  }
}
