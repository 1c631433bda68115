/** Only one tab moves the pieces of a table; the others say where it is open. */

const LETTING_GO_MS = 300

/** Returns what lets it go again. `lost` is called if another tab has it, or takes it. */
export const holdTable = (id: string, steal: boolean, held: () => void, lost: () => void): (() => void) => {
  let release = (): void => undefined
  const hold = new Promise<void>((done) => (release = done))
  const ask = (options: LockOptions, otherwise: () => void): void => {
    navigator.locks
      .request(`machiya-${id}`, options, async (lock) => {
        if (!lock) return otherwise()
        held()
        return hold
      })
      .catch(lost)
  }
  if (steal) ask({ steal }, lost)
  // The table may have been left a moment ago, and its lock be on the way back.
  else ask({ ifAvailable: true }, () => setTimeout(() => ask({ ifAvailable: true }, lost), LETTING_GO_MS))
  return release
}
