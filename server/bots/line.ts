/** A line before a few places: who is served keeps a place until done, the others wait their turn. */
export type Line = {
  /** Begins the work when a place is free; it is told how many still wait behind it. */
  readonly serve: <T>(work: (behind: number) => Promise<T>) => Promise<T>
}

export const startLine = (places: number): Line => {
  const waiting: (() => void)[] = []
  let busy = 0
  const enter = async (): Promise<void> => {
    if (busy < places) busy++
    else await new Promise<void>((go) => waiting.push(go))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
  return {
    serve: async (work) => {
      await enter()
      try {
        return await work(waiting.length)
      } finally {
        leave()
      }
    },
  }
}
