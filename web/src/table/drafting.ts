/** The draft on the desk: laid, taken away, confirmed, and what became of what was sent. */
import type { Preview } from '@machiya/kit'
import type { Game, Offer, Pick, Reason, Seat, Task, View } from '@machiya/kernel'
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react'
import type { Step } from '@machiya/table'
import type { TableClient } from '../client/table.ts'
import {
  blank,
  chosenIn,
  forget,
  isSettled,
  laidIn,
  leadsNowhere,
  liftFrom,
  movedTo,
  offersIn,
  onlyIn,
  press,
  previewIn,
  relay,
  takeAway,
  taskIn,
  viewIn,
  type Draft,
} from './draft.ts'

type Held = {
  readonly draft: Draft
  /** Chosen without being laid: by the coach, or where nothing can be rehearsed. */
  readonly marked: Pick | null
  /** The closed offer whose reason is open. */
  readonly opened: Pick | null
  /** On its way to the table. */
  readonly sent: Draft | null
  /** The table took it, but does not show it yet. */
  readonly taken: boolean
  readonly refused: { readonly at: View; readonly no: Reason } | null
}

const empty = (game: Game, view: View): Held => ({
  draft: blank(game, view),
  marked: null,
  opened: null,
  sent: null,
  taken: false,
  refused: null,
})

/** What is held, on the table as it lies now: a draft goes along, what was sent is part of it by then. */
export const heldOn = (held: Held, view: View): Held => {
  const { draft, sent, taken } = held
  if (draft.table === view) return held
  return { ...held, draft: sent || taken ? blank(draft.game, view) : movedTo(draft, view), taken: false }
}

/** A refusal leaves everything as laid, and belongs to the table as it lies by then. */
export const answered = (held: Held, no: Reason | null): Held => {
  const { sent, draft } = held
  if (!sent) return held
  if (!no && draft.table === sent.table && leadsNowhere(sent))
    return { ...held, sent: null, draft: blank(draft.game, draft.table) }
  if (!no) return { ...held, sent: null, taken: draft.table === sent.table }
  return {
    ...held,
    draft: draft.table === sent.table ? sent : movedTo(sent, draft.table),
    sent: null,
    refused: { at: draft.table, no },
  }
}

/** One function for ever that does what the newest one would: a board need not be drawn again for it. */
export const useSteady = <A extends readonly unknown[]>(deed: (...a: A) => void): ((...a: A) => void) => {
  const newest = useRef(deed)
  useLayoutEffect(() => {
    newest.current = deed
  })
  return useCallback((...a: A) => newest.current(...a), [])
}

const isOpen = (offers: readonly Offer[], pick: Pick): boolean =>
  offers.some((offer) => offer.pick === pick && !offer.no)

/** What the desk shows of a draft. */
export type Drafted = {
  readonly view: View
  readonly task: Task | undefined
  readonly offers: readonly Offer[]
  readonly chosen: Pick | null
  /** What Confirm would send. */
  readonly line: Draft
  readonly laid: readonly Pick[]
  readonly waiting: readonly Pick[]
  preview(...picks: readonly Pick[]): Preview | undefined
}

const shownOf = ({ draft, marked }: Held, canRehearse: boolean, confirms: boolean): Drafted => {
  const offers = offersIn(draft)
  const own = chosenIn(draft)
  const suggested = () =>
    marked !== null && isOpen(offers, marked) ? marked : confirms ? onlyIn(draft) : null
  const chosen = own ?? suggested()
  return {
    view: viewIn(draft),
    task: taskIn(draft),
    offers,
    chosen,
    line: own === null && chosen !== null && canRehearse ? press(draft, chosen) : draft,
    laid: laidIn(draft),
    waiting: draft.waiting.map(({ pick }) => pick),
    preview: (...picks) => (canRehearse ? previewIn(draft, picks) : undefined),
  }
}

/** What is held is always shown on the newest table; each change is told in terms of the one before, for they may overtake one another. */
const useHeld = (game: Game, view: View) => {
  const [kept, hold] = useState(() => empty(game, view))
  const held = useMemo(() => heldOn(kept, view), [kept, view])
  // Whatever else follows from the table can be worked out again; what was dropped would come back.
  const dropped = held !== kept && held.draft.dropped.length > 0
  useLayoutEffect(() => {
    if (dropped) hold((then) => heldOn(then, view))
  }, [dropped, view])
  return [held, hold] as const
}

type Hold = Dispatch<SetStateAction<Held>>

/** What can be done with what is held; nothing while it is on its way. */
const handsOn = (held: Held, hold: Hold, client: TableClient) => {
  const busy = held.sent !== null || held.taken
  const change = (next: Draft) => {
    if (!busy) hold({ ...held, draft: next, marked: null, opened: null })
  }
  const send = async (line: Draft, picks: readonly Pick[]) => {
    if (busy || picks.length === 0) return
    hold({ ...held, draft: line, sent: line, marked: null, opened: null, refused: null })
    const no = await client.play(picks)
    hold((then) => answered(then, no))
  }
  const sendLine = (line: Draft) =>
    void send(
      line,
      line.laid.map(({ pick }) => pick),
    )
  const takeBack = async () => {
    const no = await client.undo()
    if (no) hold((then) => ({ ...then, refused: { at: held.draft.table, no } }))
  }
  return { busy, change, send, sendLine, takeBack }
}

export const useDraft = (
  game: Game,
  view: View,
  seat: Seat | null,
  confirms: boolean,
  client: TableClient,
) => {
  const [held, hold] = useHeld(game, view)
  const { draft, opened, refused } = held
  const { busy, change, send, sendLine, takeBack } = handsOn(held, hold, client)
  /** A seat that has closed on a floor may still speak, but there is nothing to rehearse. */
  const canRehearse = seat !== null && view.viewer === seat && game.waitingFor(view).includes(seat)
  const shown = useMemo(() => shownOf(held, canRehearse, confirms), [held, canRehearse, confirms])
  const mark = (pick: Pick) => {
    if (confirms) hold({ ...held, marked: pick })
    else void send(draft, [pick])
  }
  const act = (pick: Pick) => {
    if (busy) return
    if (!canRehearse) return mark(pick)
    const next = press(draft, pick)
    if (!confirms && next.waiting.length <= draft.waiting.length && isSettled(next)) sendLine(next)
    else change(next)
  }
  const undo = () => {
    if (busy) return
    const last = draft.waiting.at(-1)
    if (last) change(forget(draft, last))
    else if (draft.laid.length > 0) change(takeAway(draft, draft.laid.length - 1))
    else void takeBack()
  }
  return {
    ...shown,
    draft,
    isSent: busy,
    opened,
    refusal: refused?.at === view ? refused.no : null,
    act: useSteady(act),
    ask: useSteady(({ pick }: Offer) => hold({ ...held, opened: opened === pick ? null : pick })),
    lift: useSteady((pick: Pick) => change(liftFrom(draft, pick))),
    relay: useSteady((picks: readonly Pick[]) => change(relay(draft, picks))),
    choose: (marked: Pick | null) => hold({ ...held, marked }),
    take: (step: Step) =>
      change(draft.waiting.includes(step) ? forget(draft, step) : takeAway(draft, draft.laid.indexOf(step))),
    confirm: () =>
      canRehearse ? sendLine(shown.line) : void send(draft, shown.chosen === null ? [] : [shown.chosen]),
    undo,
  }
}
