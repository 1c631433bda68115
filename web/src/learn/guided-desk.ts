/** A desk that lays what the step asks for, and answers anything else with a word. */
import type { Pick } from '@machiya/kernel'
import type { LessonPress, LessonStep } from '@machiya/kit/folder'
import { useMemo } from 'react'
import type { Desk } from '../table/desk.ts'
import { endOf } from '../table/draft.ts'
import { isSame, pressed } from './steps.ts'
import { CONFIRM } from './sight.ts'

const NONE: readonly never[] = []

/** What the step waits for. */
export type Awaited = {
  /** The pick that is laid next. */
  readonly next: Pick | null
  /** The press that comes next, where a decision is composed. */
  readonly press: LessonPress | undefined
  /** What is laid only has to be sent. */
  readonly ready: boolean
  /** All presses of the step are done. */
  readonly composed: boolean
  /** Where to press, the first that is in sight; nothing where there is something to read. */
  readonly ring: readonly string[]
}

/** Whatever is in the draft, in its order. */
export const heldIn = ({ laid, waiting }: Desk['draft']): readonly Pick[] =>
  [...laid, ...waiting].map(({ pick }) => pick)

/** Only what was laid last can be taken away. */
const heldLast = ({ laid, waiting }: Desk['draft']) => waiting.at(-1) ?? laid.at(-1)

export const awaited = (step: LessonStep | undefined, done: number, draft: Desk['draft']): Awaited => {
  const { picks = NONE, presses = NONE } = step ?? {}
  const ahead = done + draft.laid.length
  const next = picks[ahead] ?? null
  // Where nothing more can be foreseen, what is laid is sent before the rest is.
  const ended = draft.laid.length > 0 && endOf(draft) !== null
  const ready = picks.length > 0 && (ended || ahead >= picks.length)
  const count = pressed(presses, heldIn(draft))
  const press = presses[count]
  const composed = presses.length > 0 && count === presses.length
  const own = next === null ? NONE : (step?.by?.[next] ?? [String(next)])
  const ring = press?.at ?? (ready ? [CONFIRM] : own)
  return { next, press, ready, composed, ring }
}

export const useGuidedDesk = (
  desk: Desk,
  { next, press, ready }: Awaited,
  later: (pick: Pick | null) => void,
): Desk => {
  const { board } = desk
  const guarded = useMemo(() => {
    const { act, lift, confirm, relay } = board
    return {
      ...board,
      act: (pick: Pick) => (pick === next || board.laid.includes(pick) ? act(pick) : later(pick)),
      lift: (pick: Pick) => (pick === board.laid.at(-1) ? lift(pick) : later(pick)),
      relay: (picks: readonly Pick[]) =>
        press && isSame(picks, press.lays) ? relay(picks) : later(picks.at(-1) ?? null),
      always: later,
      confirm: () => (ready ? confirm() : later(null)),
    }
  }, [board, next, press, ready, later])
  return {
    ...desk,
    board: guarded,
    take: (step) => (step === heldLast(desk.draft) ? desk.take(step) : later(step.pick)),
    choose: (pick) => (pick === null || pick === next ? desk.choose(pick) : later(pick)),
    confirm: () => (ready ? desk.confirm() : later(null)),
  }
}
