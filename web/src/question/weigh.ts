/** Compares two lines in a thread of its own, as a review does. */
import type { Compared, Line } from '@machiya/bots/review'
import type { View } from '@machiya/kernel'
import type { Weighing } from '../review/review-worker.ts'

export const weighApart = (game: string, seen: View, better: Line, other: Line): Promise<Compared> =>
  new Promise((done, failed) => {
    const worker = new Worker(new URL('../review/review-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Compared>) => {
      worker.terminate()
      done(data)
    })
    worker.addEventListener('error', ({ message }) => failed(new Error(message)))
    worker.postMessage({ game, seen, better, other } satisfies Weighing)
  })
