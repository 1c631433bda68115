/** Compares two lines in a thread of its own, as a review does; the thread ends with the answer, or when nobody waits for it any more. */
import type { Compared } from '@machiya/bots/review'
import type { Weighing } from '../review/review-worker.ts'

export const weighApart = (asked: Weighing, left: AbortSignal): Promise<Compared> => {
  const worker = new Worker(new URL('../review/review-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Compared>((done, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Compared>) => done(data))
    worker.addEventListener('error', ({ message }) => failed(new Error(message)))
    left.addEventListener('abort', () => failed(new Error('nobody waits for it')))
    worker.postMessage(asked)
  }).finally(() => worker.terminate())
}
