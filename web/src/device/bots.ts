/** The bots at a table on this device, asked in a thread of their own that is shown a seat's view and nothing else. */
import type { Hint, Move } from '@machiya/bots'
import type { About, Asked, Hinted } from './bot-answers.ts'

export type Question = { readonly id: number; readonly about: About; readonly asked: Asked }
export type Reply = { readonly id: number; readonly answer?: Move | Hinted; readonly failed?: string }

type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>
type Waiting = { readonly done: (answer: never) => void; readonly failed: (fault: Error) => void }

/** Beyond twice the time it was given: a slow device has to fetch the bots first. */
const GRACE_MS = 10_000

/** Whoever plays is not troubled: the game goes on. */
const note = (fault: string | undefined): void => {
  // oxlint-disable-next-line no-console -- a device has no other log
  if (fault) console.warn('a bot played without searching:', fault)
}

/** A thread that is opened when it is first asked, and anew after it failed or hung. */
const threadBy = (open: () => Thread, graceMs: number) => {
  const waiting = new Map<number, Waiting>()
  let thread: Thread | undefined
  let asks = 0
  const read = ({ id, answer, failed }: Reply): void => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (answer) one?.done(answer as never)
    else one?.failed(new Error(failed))
  }
  /** Whoever waited for a thread that is gone is told; the next question opens another. */
  const end = (fault: string): void => {
    thread?.terminate()
    thread = undefined
    const all = [...waiting.values()]
    waiting.clear()
    for (const { failed } of all) failed(new Error(fault))
  }
  const opened = (): Thread => {
    const fresh = open()
    fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => read(data))
    fresh.addEventListener('error', ({ message }) => end(message))
    return fresh
  }
  return async <T>(about: About, asked: Asked): Promise<T> => {
    const id = ++asks
    const hangs = (): void => end(`no answer within ${asked.ms} ms and long after`)
    const late = setTimeout(hangs, 2 * asked.ms + graceMs)
    try {
      return await new Promise<T>((done, failed) => {
        waiting.set(id, { done, failed })
        thread ??= opened()
        thread.postMessage({ id, about, asked } satisfies Question)
      })
    } finally {
      clearTimeout(late)
    }
  }
}

export type Bots = {
  /** What a bot does; where its search fails or hangs, its quick hand plays. */
  move(asked: Asked): Promise<Move>
  /** What the coach would do in place of a seat; nothing where it fails or hangs. */
  hint(asked: Asked): Promise<Hint | null>
}

export const openBots = (open: () => Thread, graceMs = GRACE_MS): Bots => {
  const think = threadBy(open, graceMs)
  return {
    move: async (asked) => {
      const chosen = await think<Move>('move', asked).catch((fault: unknown) => {
        note(String(fault))
        return think<Move>('quick', asked)
      })
      note(chosen.fault)
      return chosen
    },
    hint: async (asked) => {
      const failed = (fault: unknown): Partial<Hinted> => ({ fault: String(fault) })
      const { hint = null, fault } = await think<Hinted>('hint', asked).catch(failed)
      note(fault)
      return hint
    },
  }
}
