/** The notes of nodes that are not there: what a node hears of tables that nobody at it is at, at a steady pace. */
import { Client } from 'pg'
import type { Note } from '../hall/context.ts'
import { CHANNEL } from '../store/postgres.ts'

/** As long as the event of a move is on average, with what is around it. */
const EVENT_CHARACTERS = 700
const EVERY_MS = 20
/** PostgreSQL carries 8000 bytes at most, and a node puts so many notes into one. */
const NOTES_AT_ONCE = 6

const noteOf = (i: number): Note & { readonly event: object } => ({
  kind: 'event',
  table: `elsewhere-${i % 1000}`,
  node: 'elsewhere',
  event: { table_id: '', changes: '.'.repeat(EVENT_CHARACTERS) } as never,
})

export const tellOfOthers = async (
  connectionString: string,
  movesPerSecond: number,
): Promise<{ stop(): Promise<void> }> => {
  const client = new Client({ connectionString })
  await client.connect()
  const began = performance.now()
  let told = 0
  const tell = (): void => {
    const due = ((performance.now() - began) * movesPerSecond) / 1000
    while (told < due) {
      const notes = Array.from({ length: Math.min(NOTES_AT_ONCE, Math.ceil(due - told)) }, (_, i) =>
        noteOf(told + i),
      )
      told += notes.length
      void client.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(notes)])
    }
  }
  const telling = setInterval(tell, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(telling)
      await client.end()
    },
  }
}
