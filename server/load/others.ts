/** The notes of nodes that are not there: what a node hears of tables that nobody at it is at, at a steady pace. */
import { Client } from 'pg'
import { gatherNotes } from '../store/notes.ts'
import { CHANNEL } from '../store/postgres.ts'

/** As long as the event of a move is on average, with what is around it. */
const EVENT_CHARACTERS = 700
const EVERY_MS = 20

const noteOf = (i: number): string =>
  JSON.stringify({
    kind: 'event',
    table: `elsewhere-${i % 1000}`,
    node: 'elsewhere',
    event: { changes: '.'.repeat(EVENT_CHARACTERS) },
  })

export const tellOfOthers = async (
  connectionString: string,
  movesPerSecond: number,
): Promise<{ stop(): Promise<void> }> => {
  const client = new Client({ connectionString })
  await client.connect()
  const notes = gatherNotes((text) => client.query('SELECT pg_notify($1, $2)', [CHANNEL, text]))
  const began = performance.now()
  let told = 0
  const telling = setInterval(() => {
    const due = ((performance.now() - began) * movesPerSecond) / 1000
    while (told < due) notes.put(noteOf(told++))
  }, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(telling)
      await notes.settle()
      await client.end()
    },
  }
}
