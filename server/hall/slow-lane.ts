/** What takes long, one at a time for each person, and for each address that strangers ask from: nobody fills the queue of replays, logs and imports for all. */
import { problem } from '../problems.ts'
import type { House } from './context.ts'
import type { Who } from './info.ts'

const MOST_WAITING = 16
type Lane = { tail: Promise<unknown>; waiting: number }
const lanes = new WeakMap<House, Map<string, Lane>>()

const keyOf = ({ person, links, address = '' }: Who): string => person ?? links?.[0]?.digest ?? address

export const inLane = async <T>(house: House, who: Who, act: () => Promise<T>): Promise<T> => {
  const all = lanes.get(house) ?? new Map<string, Lane>()
  lanes.set(house, all)
  const key = keyOf(who)
  const lane = all.get(key) ?? { tail: Promise.resolve(), waiting: 0 }
  if (lane.waiting >= MOST_WAITING)
    throw problem('too-many', 'you asked for too much of the past at once: please wait for it')
  all.set(key, lane)
  lane.waiting++
  const turn = lane.tail.then(act)
  lane.tail = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    if (--lane.waiting === 0) all.delete(key)
  }
}
