/** Notes to other nodes by PostgreSQL, many in one: whoever notifies inside a transaction makes all others wait for its disk. */

/** PostgreSQL carries 8000 bytes at most. */
const MOST_CHARACTERS = 6000

export type Notes = { put(note: string): void; settle(): Promise<void> }

/** A list in JSON of as many as fit, and how many those are. */
const bundle = (notes: readonly string[]): readonly [text: string, count: number] => {
  let size = 0
  const over = notes.findIndex((note) => (size += note.length + 1) > MOST_CHARACTERS)
  const count = over < 0 ? notes.length : Math.max(1, over)
  return [`[${notes.slice(0, count).join(',')}]`, count]
}

/** While one bundle is on its way the next one gathers. A note that is lost delays the others, who also look by themselves. */
export const gatherNotes = (send: (text: string) => Promise<unknown>): Notes => {
  const waiting: string[] = []
  let sending: Promise<void> | undefined
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const [text, count] = bundle(waiting)
      waiting.splice(0, count)
      await send(text).catch(() => undefined)
    }
    sending = undefined
  }
  return {
    put: (note) => {
      waiting.push(note)
      sending ??= new Promise<void>((done) => setImmediate(done)).then(sendAll)
    },
    settle: async () => sending,
  }
}
