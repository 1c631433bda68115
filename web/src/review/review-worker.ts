/** The review in a thread of its own: it is told what one seat saw and did, never a position. */
import { teach } from '@machiya/bots/experts'
import { compare, review, type Compared, type Finding, type Frame, type Line } from '@machiya/bots/review'
import { dice, type Seat, type View } from '@machiya/kernel'

export type Asked = {
  readonly game: string
  readonly seat: Seat
  readonly frames: readonly Frame[]
  readonly seed: string
  readonly ms: number
}
export type Told = readonly Finding[]

/** Two lines of one seat, to be compared. */
export type Weighing = {
  readonly game: string
  readonly seen: View
  readonly better: Line
  readonly other: Line
}

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

const WORLDS = 96
/** Somebody waits. */
const LATEST_MS = 4_000

const weigh = async ({ game, seen, better, other }: Weighing): Promise<void> => {
  const asking = { ...(await teach(game)), seen, seat: seen.viewer as Seat, chance: dice('weighed') }
  const end = performance.now() + LATEST_MS
  const compared = compare(asking, better, other, WORLDS, () => performance.now() > end)
  self.postMessage(compared satisfies Compared)
}

self.addEventListener('message', ({ data }: MessageEvent<Asked | Weighing>) => {
  ;('seen' in data ? weigh(data) : work(data)).catch(reportError)
})
