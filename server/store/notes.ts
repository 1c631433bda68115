/** Notes to other nodes by PostgreSQL, many in one: whoever notifies inside a transaction makes all others wait for its disk. */

/** PostgreSQL carries 8000 bytes at most. */
const MOST_CHARACTERS = 7000
/** So many channels go together at most. */
const MOST_TOGETHER = 16

export type Bundle = { readonly channel: string; readonly text: string }
export type Notes = { put(channel: string, note: string): void; settle(): Promise<void> }

/** Of each channel a list in JSON of as many as fit; they are taken out of those that wait. */
const bundles = (waiting: Map<string, string[]>): Bundle[] =>
  [...waiting].slice(0, MOST_TOGETHER).map(([channel, notes]) => {
    let size = 0
    const over = notes.findIndex((note) => (size += note.length + 1) > MOST_CHARACTERS)
    const taken = notes.splice(0, over < 0 ? notes.length : Math.max(1, over))
    if (notes.length === 0) waiting.delete(channel)
    return { channel, text: `[${taken.join(',')}]` }
  })

/** While some bundles are on their way the next ones gather. A note that is lost delays the others, who also look by themselves. */
export const gatherNotes = (send: (bundles: readonly Bundle[]) => Promise<unknown>): Notes => {
  const waiting = new Map<string, string[]>()
  let sending: Promise<void> | undefined
  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) await send(bundles(waiting)).catch(() => undefined)
    sending = undefined
  }
  return {
    put: (channel, note) => {
      const notes = waiting.get(channel)
      if (notes) notes.push(note)
      else waiting.set(channel, [note])
      sending ??= new Promise<void>((done) => setImmediate(done)).then(sendAll)
    },
    settle: async () => sending,
  }
}
