/** The review in a thread of its own: it is told what one seat saw and did, never a position. */
import { teach } from '@machiya/bots/experts'
import { review, type Finding, type Frame } from '@machiya/bots/review'
import type { Seat } from '@machiya/kernel'

export type Asked = {
  readonly game: string
  readonly seat: Seat
  readonly frames: readonly Frame[]
  readonly seed: string
  readonly ms: number
}
export type Told = readonly Finding[]

/** Findings go out together, so that the page draws a few times a second. */
const EVERY_MS = 150

const work = async ({ game, seat, frames, seed, ms }: Asked): Promise<void> => {
  let found: Finding[] = []
  let told = performance.now()
  for (const finding of review({ ...(await teach(game)), seat, frames, seed, budget: { ms } })) {
    found.push(finding)
    if (performance.now() - told < EVERY_MS && finding.done < 1) continue
    self.postMessage(found satisfies Told)
    found = []
    told = performance.now()
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  work(data).catch(reportError)
})
