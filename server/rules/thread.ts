/** One rules thread from outside: a request that takes too long costs its own table and no other. */
import { Worker } from 'node:worker_threads'
import type { Broken, Op, Request, Results } from './requests.ts'

export type Limits = {
  readonly orderMs: number
  readonly heapMb: number
  readonly plugin?: string | undefined
  /** No move waits for what this thread is asked. */
  readonly isLast?: boolean
}
type Result = Results[Op] | Broken
type Pending = { readonly asked: Request; readonly done: (result: Result) => void }
type Answers = readonly { readonly ticket: number; readonly result: Result }[]

export type Thread = { ask(asked: Request): Promise<Result>; stop(): Promise<void>; waiting(): number }

const TOO_LONG: Broken = { broken: 'the rules took too long over this' }
const DIED: Broken = { broken: 'the rules failed over this' }
const STOPPED: Broken = { broken: 'the house is stopping' }

type Post = {
  put(ticket: number, asked: Request): void
  /** So many of what was sent were answered. */
  answered(count: number): void
  /** The thread is gone, and what it was sent with it. */
  lost(): void
}
/** Requests go in batches, as one text, which is quicker than copying objects; what comes while one is out goes together in the next. */
const openPost = (send: (text: string) => void): Post => {
  let batch: { ticket: number; asked: Request }[] = []
  let out = 0
  let willFlush = false
  const flush = (): void => {
    willFlush = false
    if (out > 0 || batch.length === 0) return
    out = batch.length
    send(JSON.stringify(batch))
    batch = []
  }
  return {
    put: (ticket, asked) => {
      batch.push({ ticket, asked })
      if (out > 0 || willFlush) return
      willFlush = true
      setImmediate(flush)
    },
    answered: (count) => {
      out -= count
      flush()
    },
    lost: () => {
      out = 0
      batch = []
    },
  }
}

/** Looks now and then at which request the thread is; `late` is called where it stays at one for too long. */
const watch = (running: Int32Array, limitMs: number, late: () => void): NodeJS.Timeout => {
  let seen = { ticket: 0, since: 0 }
  const look = (): void => {
    const ticket = Atomics.load(running, 0)
    const now = performance.now()
    if (ticket === 0 || ticket !== seen.ticket) seen = { ticket, since: now }
    else if (now - seen.since > limitMs) late()
  }
  return setInterval(look, Math.min(200, limitMs / 2)).unref()
}

type Ends = { heard(answers: string): void; died(worker: Worker): void }
const startWorker = (
  running: Int32Array,
  { plugin, heapMb, isLast = false }: Limits,
  { heard, died }: Ends,
): Worker => {
  Atomics.store(running, 0, 0)
  const worker = new Worker(new URL('../threads/rules.ts', import.meta.url), {
    workerData: { running, plugin, isLast },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  worker.on('message', heard)
  worker.on('error', () => died(worker))
  worker.on('exit', () => died(worker))
  return worker
}

export const startThread = (limits: Limits): Thread => {
  const running = new Int32Array(new SharedArrayBuffer(4))
  const pending = new Map<number, Pending>()
  let nextTicket = 1
  let stopped = false
  const post = openPost((text) => worker.postMessage(text))

  const finish = (ticket: number, result: Result): void => {
    pending.get(ticket)?.done(result)
    pending.delete(ticket)
  }
  const heard = (text: string): void => {
    const answers = JSON.parse(text) as Answers
    post.answered(answers.length)
    for (const { ticket, result } of answers) finish(ticket, result)
  }
  /** The request it was at is answered as broken; the others are asked again of a new thread. */
  const replace = (dead: Worker, verdict: Broken): void => {
    if (dead !== worker || stopped) return
    finish(Atomics.load(running, 0), verdict)
    dead.removeAllListeners('message')
    void dead.terminate()
    post.lost()
    worker = startWorker(running, limits, ends)
    for (const [ticket, { asked }] of pending) post.put(ticket, asked)
  }
  const ends: Ends = { heard, died: (dead) => replace(dead, DIED) }
  let worker = startWorker(running, limits, ends)
  const watching = watch(running, limits.orderMs, () => replace(worker, TOO_LONG))

  return {
    ask: (asked) =>
      new Promise((done) => {
        if (stopped) return done(STOPPED)
        const ticket = nextTicket
        nextTicket = (nextTicket % 0x7fffffff) + 1
        pending.set(ticket, { asked, done })
        post.put(ticket, asked)
      }),
    stop: async () => {
      stopped = true
      clearInterval(watching)
      for (const ticket of pending.keys()) finish(ticket, STOPPED)
      await worker.terminate()
    },
    waiting: () => pending.size,
  }
}
