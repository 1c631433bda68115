/** Does what is due: takes jobs from the queue, a few at a time, and sees to those that fail. */
import type { Advance } from '@machiya/table'
import type { House } from '../hall/context.ts'
import type { LiveTable } from '../hall/live-table.ts'
import { callTurn, notify, pushTurn, writeTurn } from '../notices/notify.ts'
import type { JobRow } from '../store/schema.ts'
import { missSomebody, ringClock } from './clock.ts'
import { claimJobs, finishJob, retryJob, type JobKind } from './queue.ts'
import { goOn, takeTurns } from './unasked-turns.ts'

type Does = (house: House, table: string, seat: number) => Promise<void>
const DOES: { readonly [K in JobKind]: Does } = {
  turn: takeTurns,
  clock: ringClock,
  vanish: missSomebody,
  notify,
  push: pushTurn,
  letter: writeTurn,
  call: callTurn,
}

const AT_ONCE = 32
const POLL_MS = 1000

const seatIn = ({ id }: JobRow): number => Number(id.split(':')[2] ?? 0)

const perform = async (house: House, job: JobRow): Promise<void> => {
  try {
    await DOES[job.kind as JobKind](house, job.table_id ?? '', seatIn(job))
    await finishJob(house.store, job)
    house.metrics.jobs.inc()
  } catch (cause) {
    house.metrics.failedJobs.inc()
    house.log.warn({ err: cause, job: job.id, attempts: job.attempts }, 'a job failed')
    await retryJob(house.store, job, Date.now())
  }
}

export type Runner = {
  kick(): void
  /** What follows from a move, at once; if it fails it is left to the job that was kept with the move. */
  goOn(live: LiveTable, made: Advance): void
  stop(): Promise<void>
}
/** Turns that follow from moves, until the house stops. */
const startTurns = (house: () => House) => {
  const running = new Set<Promise<void>>()
  let isStopped = false
  return {
    goOn: (live: LiveTable, made: Advance): void => {
      if (isStopped) return
      const done = goOn(house(), live, made)
        .catch((cause: unknown) =>
          house().log.warn({ err: cause, table: live.id }, 'a turn is left to its job'),
        )
        .finally(() => running.delete(done))
      running.add(done)
    },
    stop: async (): Promise<void> => {
      isStopped = true
      await Promise.allSettled(running)
    },
  }
}

export const startJobs = (house: () => House): Runner => {
  const turns = startTurns(house)
  const running = new Set<Promise<void>>()
  let isStopped = false
  let isLooking = false
  let again = false

  const begin = (job: JobRow): void => {
    const done = perform(house(), job)
      .catch((cause: unknown) => house().log.error({ err: cause }, 'a job could not be put back'))
      .finally(() => {
        running.delete(done)
        if (again) look()
      })
    running.add(done)
  }
  const claim = async (): Promise<void> => {
    const free = AT_ONCE - running.size
    if (free <= 0) {
      again = true
      return
    }
    const jobs = await claimJobs(house().store, Date.now(), free)
    for (const job of jobs) begin(job)
    if (jobs.length === free) again = true
  }
  const look = (): void => {
    again = isLooking
    if (isLooking || isStopped) return
    isLooking = true
    claim()
      .catch((cause: unknown) => house().log.error({ err: cause }, 'jobs could not be read'))
      .finally(() => {
        isLooking = false
        if (again && running.size < AT_ONCE) look()
      })
  }
  let isKicked = false
  const kick = (): void => {
    if (isKicked) return
    isKicked = true
    setImmediate(() => {
      isKicked = false
      look()
    })
  }
  const poll = setInterval(look, POLL_MS)
  return {
    kick,
    goOn: turns.goOn,
    stop: async () => {
      isStopped = true
      clearInterval(poll)
      await Promise.all([turns.stop(), Promise.allSettled(running)])
    },
  }
}
