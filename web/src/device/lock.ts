/** Only one tab moves the pieces of a table; the others say where it is open. */

const LETTING_GO_MS = 300
const ASKING_MS = 150

type Hold = (id: string, steal: boolean, held: () => void, lost: () => void) => () => void

const byLock: Hold = (id, steal, held, lost) => {
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

type Said = 'asks' | 'has' | 'takes'
/** Under plain http a page has no locks: its tabs ask each other. Two that ask at once both give way. */
const byAsking: Hold = (id, steal, held, lost) => {
  const tabs = new BroadcastChannel(`machiya-${id}`)
  const tell = (said: Said): void => tabs.postMessage(said)
  const release = (): void => {
    clearTimeout(asking)
    tabs.close()
  }
  const lose = (): void => {
    release()
    lost()
  }
  let has = false
  const hold = (): void => {
    has = true
    held()
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data === 'asks') tell('has')
    else if (data === 'takes' || !has) lose()
  })
  tell(steal ? 'takes' : 'asks')
  const asking = setTimeout(hold, steal ? 0 : ASKING_MS)
  return release
}

/** Returns what lets it go again. `lost` is called if another tab has it, or takes it. */
export const holdTable: Hold = (...asked) => ('locks' in navigator ? byLock : byAsking)(...asked)
