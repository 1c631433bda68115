/** Whether everything that was acknowledged was kept, once and in order, and everybody sees it. */
import { mix, type Seat, type Whole } from '@machiya/kernel'
import { parseRecord, replay } from '@machiya/kernel/record'
import { sameView } from '../testing/client.ts'
import { forcedIn } from './forced.ts'
import type { Made, Table } from './swarm.ts'

/** So long it may take until everybody has heard the last word. */
export const SETTLING_MS = 60_000

export const wait = async (isDone: () => boolean, limitMs: number): Promise<boolean> => {
  const end = performance.now() + limitMs
  while (!isDone()) {
    if (performance.now() > end) return false
    await new Promise((done) => setTimeout(done, 20))
  }
  return true
}

const patiently = async <T>(call: () => Promise<T>): Promise<T> => {
  for (let tries = 0; ; tries++)
    try {
      return await call()
    } catch (cause) {
      if (tries > 100) throw cause
      await new Promise((done) => setTimeout(done, 100))
    }
}

const seesWhatIs = ({ id, game, seats }: Table, end: Whole, seat: number): boolean => {
  const seen = seats[seat]?.client.seen(id, seat)?.view
  const bare = { number: 0, told: null }
  return sameView({ ...game.view(end, seat as Seat), ...bare }, seen && { ...seen, ...bare })
}

type KeptMove = Made & { readonly forced: boolean }
/**
 * Whether all that was acknowledged was kept in order, and nothing else but what the table answers by itself. Where
 * both are alike either may be meant, so every number of our own moves so far is followed up.
 */
export const isAllKept = (made: readonly Made[], kept: readonly KeptMove[]): boolean => {
  let reached = new Set([0])
  for (const { task, pick, forced } of kept) {
    const next = new Set<number>()
    for (const own of reached) {
      if (forced) next.add(own)
      if (task === made[own]?.task && pick === made[own]?.pick) next.add(own + 1)
    }
    reached = next
  }
  return reached.has(made.length)
}

/** What was acknowledged is in the record, once and in order, and replaying it gives what everybody sees. */
export const verify = async (table: Table, fetchRecord: () => Promise<string>): Promise<string[]> => {
  const record = parseRecord(await patiently(fetchRecord))
  const faults: string[] = []
  const end = replay(table.game, record, mix(record.seed ?? '', record.salts ?? [])).at(-1) as Whole
  const forced = forcedIn(table.game, record)
  const moves = record.moves.map((move, i) => ({ ...move, forced: forced[i] ?? false }))
  for (const [seat, { made }] of table.seats.entries()) {
    const kept = moves.filter((move) => move.seat === seat)
    if (!isAllKept(made, kept))
      faults.push(
        `${table.id} seat ${seat}: acknowledged ${made.length} moves, kept ${kept.length}, or not the same`,
      )
    if (!(await wait(() => seesWhatIs(table, end, seat), SETTLING_MS)))
      faults.push(`${table.id} seat ${seat}: sees something else than the record tells`)
  }
  return faults
}
