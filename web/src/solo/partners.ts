/** The bots at a table on this device, asked in a thread of their own that is shown a seat's view and nothing else. */
import type { Move } from '@machiya/bots'
import { isGame } from '@machiya/games'
import type { Seat } from '@machiya/kernel'
import type { Hint } from '../table/client.ts'
import type { Session } from './session.ts'
import type { Asked, Hinted, Thought } from './thinking.ts'

export type Letter = { readonly ask: number; readonly about: Thought; readonly asked: Asked }
export type Reply = { readonly ask: number; readonly answer?: Move | Hinted; readonly failed?: string }

type Thinker = globalThis.Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>
type Waiting = { readonly done: (answer: never) => void; readonly failed: (fault: Error) => void }

/** Beyond twice the time it was given: a slow device has to fetch the bots first. */
const GRACE_MS = 10_000

/** Whoever plays is not troubled: the game goes on. */
const note = (fault: string | undefined): void => {
  // oxlint-disable-next-line no-console -- a device has no other log
  if (fault) console.warn('a bot played without searching:', fault)
}

const askedOf = ({ game, now, setup }: Session, seat: Seat, ms: number, entropy: string): Asked => {
  if (!isGame(game.name)) throw new Error(`no bot plays '${game.name}'`)
  const level = setup.chairs[seat]?.level ?? 'apprentice'
  return { game: game.name, level, seen: game.view(now, seat), seat, ms, entropy }
}

export type Partners = {
  /** What a bot does; where its search fails or hangs, its quick hand plays. */
  readonly botPick: (session: Session, seat: Seat, ms: number, entropy: string) => Promise<Move>
  /** What the coach would do in place of a seat; nothing where it fails or hangs. */
  readonly hintFor: (session: Session, seat: Seat, ms: number, entropy: string) => Promise<Hint | null>
}

export const partnersBy = (open: () => Thinker, graceMs = GRACE_MS): Partners => {
  const waiting = new Map<number, Waiting>()
  let thinker: Thinker | undefined
  let asks = 0

  const read = ({ ask, answer, failed }: Reply): void => {
    const one = waiting.get(ask)
    waiting.delete(ask)
    if (answer) one?.done(answer as never)
    else one?.failed(new Error(failed))
  }
  /** Whoever waited for a thread that is gone is told; the next question opens another. */
  const end = (fault: string): void => {
    thinker?.terminate()
    thinker = undefined
    const all = [...waiting.values()]
    waiting.clear()
    for (const { failed } of all) failed(new Error(fault))
  }
  const opened = (): Thinker => {
    const fresh = open()
    fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => read(data))
    fresh.addEventListener('error', ({ message }) => end(message))
    return fresh
  }
  const think = async <T>(about: Thought, asked: Asked): Promise<T> => {
    const ask = ++asks
    const late = setTimeout(
      () => end(`no answer within ${asked.ms} ms and long after`),
      2 * asked.ms + graceMs,
    )
    try {
      return await new Promise<T>((done, failed) => {
        waiting.set(ask, { done, failed })
        thinker ??= opened()
        thinker.postMessage({ ask, about, asked } satisfies Letter)
      })
    } finally {
      clearTimeout(late)
    }
  }
  const move = (asked: Asked): Promise<Move> =>
    think<Move>('move', asked).catch((fault: unknown) => {
      note(String(fault))
      return think<Move>('quick', asked)
    })
  return {
    botPick: async (session, seat, ms, entropy) => {
      const chosen = await move(askedOf(session, seat, ms, entropy))
      note(chosen.fault)
      return chosen
    },
    hintFor: async (session, seat, ms, entropy) => {
      if (!session.game.waitingFor(session.now).includes(seat)) return null
      const asked = askedOf(session, seat, ms, entropy)
      const failed = (fault: unknown): Partial<Hinted> => ({ fault: String(fault) })
      const { hint = null, fault } = await think<Hinted>('hint', asked).catch(failed)
      note(fault)
      return hint
    },
  }
}
