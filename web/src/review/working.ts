/** A review while it is worked out: what was kept is there at once, what is found comes in, and all of it is kept. */
import { NOTHING, withFinding, type Review } from '@machiya/bots/review'
import type { Seat, View } from '@machiya/kernel'
import { useEffect, useState } from 'react'
import { keepReview, reviewKept } from './kept.ts'
import { framesOf, type Played } from './played.ts'
import type { Asked, Told } from './review-worker.ts'

/** A review is done within a minute, with what it takes to open it. */
const WHOLE_MS = 45_000
/** What is found is kept now and then, so that a page that is closed early has its curve the next time. */
const KEEP_MS = 5_000

export type Working = { readonly review: Review; readonly done: number }
const NONE: Working = { review: NOTHING, done: 0 }

type Job = { readonly played: Played; readonly views: readonly View[]; readonly seat: Seat }

const startThread = ({ played, views, seat }: Job, hear: (told: Told) => void): Worker => {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data))
  const asked: Asked = {
    game: played.game.name,
    seat,
    frames: framesOf(played, views, seat),
    seed: played.id,
    ms: WHOLE_MS,
  }
  worker.postMessage(asked)
  return worker
}

/** Works from here on until it is told to stop. */
const work = (job: Job, before: Review, show: (now: Working) => void): (() => void) => {
  let now: Working = { review: before, done: 0 }
  let kept = Date.now()
  const hear = (told: Told): void => {
    now = { review: told.reduce(withFinding, now.review), done: told.at(-1)?.done ?? now.done }
    show(now)
    if (now.done < 1 && Date.now() - kept < KEEP_MS) return
    kept = Date.now()
    void keepReview({ table: job.played.id, seat: job.seat, at: kept, ...now }).catch(() => undefined)
    if (now.done === 1) worker.terminate()
  }
  const worker = startThread(job, hear)
  return () => worker.terminate()
}

export const useReview = (played: Played, views: readonly View[], seat: Seat): Working => {
  const [now, show] = useState(NONE)
  useEffect(() => {
    let stop = (): void => undefined
    let here = true
    const begin = async () => {
      const kept = await reviewKept(played.id, seat).catch(() => undefined)
      if (!here) return
      show(kept ?? NONE)
      if (kept?.done !== 1) stop = work({ played, views, seat }, kept?.review ?? NOTHING, show)
    }
    void begin()
    return () => {
      here = false
      stop()
    }
  }, [played, views, seat])
  return now
}
