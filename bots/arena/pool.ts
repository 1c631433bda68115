/** Threads that play blocks side by side. They end with the pool: none is left behind. */
import { Worker } from 'node:worker_threads'
import type { Episode, Lesson } from '../train/lesson.ts'
import type { Block } from './block.ts'
import type { Answer, Ask, Setting } from './job.ts'

export type Pool = {
  readonly play: (ask: Ask) => Promise<Block>
  readonly learn: (lesson: Lesson) => Promise<Episode>
  readonly close: () => Promise<void>
}

type Done = Block | Episode
type Waiting = {
  readonly ask: Ask | Lesson
  readonly done: (done: Done) => void
  readonly failed: (fault: Error) => void
}

export const openPool = (setting: Setting, threads: number): Pool => {
  const queue: Waiting[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Waiting>()
  const next = (worker: Worker): void => {
    const waiting = queue.shift()
    if (!waiting) return void idle.push(worker)
    busy.set(worker, waiting)
    worker.postMessage(waiting.ask)
  }
  const settle = (worker: Worker, answer: Answer<Done>): void => {
    const waiting = busy.get(worker)
    busy.delete(worker)
    if ('done' in answer) waiting?.done(answer.done)
    else waiting?.failed(new Error(answer.fault))
    next(worker)
  }
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.on('message', (answer: Answer<Done>) => settle(worker, answer))
    worker.on('error', (fault) =>
      busy.get(worker)?.failed(fault instanceof Error ? fault : new Error(String(fault))),
    )
    worker.postMessage(setting)
    idle.push(worker)
    return worker
  })
  const give = (ask: Ask | Lesson): Promise<Done> =>
    new Promise((done, failed) => {
      queue.push({ ask, done, failed })
      const worker = idle.pop()
      if (worker) next(worker)
    })
  return {
    play: (ask) => give(ask) as Promise<Block>,
    learn: (lesson) => give(lesson) as Promise<Episode>,
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
