/** One rules thread from outside: orders go in batches, as one text, which is quicker than copying objects; one that takes too long costs its own table and no other. */
import { Worker } from 'node:worker_threads'
import type { Broken, Op, Order, Results } from './orders.ts'

export type Limits = {
  readonly orderMs: number
  readonly heapMb: number
  readonly plugin?: string | undefined
}
type Result = Results[Op] | Broken
type Pending = { readonly order: Order; readonly done: (result: Result) => void }
type Answers = readonly { readonly ticket: number; readonly result: Result }[]

export type Thread = { ask(order: Order): Promise<Result>; stop(): Promise<void>; waiting(): number }

const TOO_LONG: Broken = { broken: 'the rules took too long over this' }
const DIED: Broken = { broken: 'the rules failed over this' }
const STOPPED: Broken = { broken: 'the house is stopping' }

export const startThread = (limits: Limits): Thread => {
  const running = new Int32Array(new SharedArrayBuffer(4))
  const pending = new Map<number, Pending>()
  let worker: Worker
  let nextTicket = 1
  let batch: { ticket: number; order: Order }[] = []
  /** A batch is with the thread: what comes meanwhile goes together in the next one. */
  let isOut = false
  let willFlush = false
  let watched = { ticket: 0, since: 0 }
  let stopped = false

  const finish = (ticket: number, result: Result): void => {
    pending.get(ticket)?.done(result)
    pending.delete(ticket)
  }
  const flush = (): void => {
    willFlush = false
    if (isOut || batch.length === 0) return
    isOut = true
    worker.postMessage(JSON.stringify(batch))
    batch = []
  }
  const flushSoon = (): void => {
    if (!willFlush) setImmediate(flush)
    willFlush = true
  }
  const send = (ticket: number, order: Order): void => {
    batch.push({ ticket, order })
    if (!isOut) flushSoon()
  }
  const begin = (): void => {
    Atomics.store(running, 0, 0)
    isOut = false
    const made = new Worker(new URL('../threads/rules.ts', import.meta.url), {
      workerData: { running, plugin: limits.plugin },
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    })
    made.on('message', (answers: string) => {
      isOut = false
      if (batch.length > 0) flush()
      for (const { ticket, result } of JSON.parse(answers) as Answers) finish(ticket, result)
    })
    made.on('error', () => replace(made, DIED))
    made.on('exit', () => replace(made, DIED))
    worker = made
  }
  /** The order it was at is answered as broken; the others are asked again of a new thread. */
  const replace = (dead: Worker, verdict: Broken): void => {
    if (dead !== worker || stopped) return
    finish(Atomics.load(running, 0), verdict)
    dead.removeAllListeners('message')
    void dead.terminate()
    batch = []
    begin()
    for (const [ticket, { order }] of pending) send(ticket, order)
  }
  const watch = setInterval(
    () => {
      const ticket = Atomics.load(running, 0)
      const now = performance.now()
      if (ticket === 0 || ticket !== watched.ticket) watched = { ticket, since: now }
      else if (now - watched.since > limits.orderMs) replace(worker, TOO_LONG)
    },
    Math.min(200, limits.orderMs / 2),
  )
  watch.unref()
  begin()

  return {
    ask: (order) =>
      new Promise((done) => {
        if (stopped) return done(STOPPED)
        const ticket = nextTicket
        nextTicket = (nextTicket % 0x7fffffff) + 1
        pending.set(ticket, { order, done })
        send(ticket, order)
      }),
    stop: async () => {
      stopped = true
      clearInterval(watch)
      for (const ticket of pending.keys()) finish(ticket, STOPPED)
      await worker.terminate()
    },
    waiting: () => pending.size,
  }
}
