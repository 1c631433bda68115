/** What has been chosen but not confirmed, and what became of what was sent. */
import type { Offer, Pick, Position, Reason, Task } from '@machiya/kernel'
import type { Step } from '@machiya/table'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { TableClient } from '../client/table.ts'

const onlyOpen = (offers: readonly Offer[]): Pick | null => {
  const open = offers.filter(({ no }) => !no)
  return open.length === 1 ? (open[0]?.pick ?? null) : null
}

type Asked = { readonly task: Task | undefined; readonly offers: readonly Offer[] }
type Drafted = { readonly question: string; readonly chosen: Pick | null; readonly opened: Pick | null }

/** A choice outlives what others do meanwhile, as long as the same is asked and it is still open. */
const kept = (draft: Drafted, question: string, { offers }: Asked): boolean =>
  draft.question === question &&
  (draft.chosen === null || offers.some(({ pick, no }) => pick === draft.chosen && !no))

/** One function for ever that does what the newest one would: a board need not be drawn again for it. */
export const useSteady = <A extends readonly unknown[]>(deed: (...a: A) => void): ((...a: A) => void) => {
  const newest = useRef(deed)
  useLayoutEffect(() => {
    newest.current = deed
  })
  return useCallback((...a: A) => newest.current(...a), [])
}

/** My last steps that answered the same task. */
export const laidIn = (steps: readonly Step[], task: Task | undefined): readonly Pick[] => {
  const other = steps.findLastIndex((step) => step.task !== task?.task)
  return steps.slice(other + 1).map(({ pick }) => pick)
}

/** Resolves when the table shows what came of it: a move names the position it answers. A hidden one changes only my view, not its number. */
const shown = async (client: TableClient, deed: () => Promise<Reason | null>): Promise<Reason | null> => {
  const before = client.store.getState().view
  const no = await deed()
  if (no) return no
  await new Promise<void>((done) => {
    const isShown = () => client.store.getState().view !== before
    if (isShown()) return done()
    const stop = client.store.subscribe(() => {
      if (!isShown()) return
      stop()
      done()
    })
    return undefined
  })
  return null
}

const relaid = async (client: TableClient, count: number, picks: readonly Pick[]): Promise<Reason | null> => {
  let no: Reason | null = null
  for (let i = 0; i < count && !no; i++) no = await shown(client, () => client.undo())
  for (const pick of picks) if (!no) no = await shown(client, () => client.play([pick]))
  return no
}

/** A choice is forgotten when something else is asked or a pick was sent. */
export const useDraft = (seen: Asked, view: Position, confirms: boolean, client: TableClient) => {
  const question = JSON.stringify(seen.task)
  const none: Drafted = { question, chosen: confirms ? onlyOpen(seen.offers) : null, opened: null }
  const [draft, setDraft] = useState(none)
  const [refused, setRefused] = useState<{ at: Position; no: Reason | null }>({ at: view, no: null })
  const [busy, setBusy] = useState(false)
  const fresh = kept(draft, question, seen) ? draft : none
  const send = async (deed: () => Promise<Reason | null>) => {
    setBusy(true)
    const no = await deed().finally(() => setBusy(false))
    // A refusal belongs to the table as it lies by then: others, or the first of several steps, may have changed it.
    setRefused({ at: client.store.getState().view ?? view, no })
  }
  const play = (pick: Pick) => {
    if (busy) return
    setDraft({ ...none, question: '' })
    void send(() => client.play([pick]))
  }
  return {
    ...fresh,
    refusal: refused.at === view ? refused.no : null,
    choose: (chosen: Pick | null) => setDraft({ question, chosen, opened: null }),
    act: useSteady((pick: Pick) => {
      if (!confirms || fresh.chosen === pick) play(pick)
      else setDraft({ question, chosen: pick, opened: null })
    }),
    ask: useSteady(({ pick }: Offer) => setDraft({ ...fresh, opened: fresh.opened === pick ? null : pick })),
    confirm: () => {
      if (fresh.chosen !== null) play(fresh.chosen)
    },
    undo: () => {
      if (!busy) void send(() => client.undo())
    },
    relay: useSteady((picks: readonly Pick[]) => {
      const { steps } = client.store.getState().undo
      if (!busy) void send(() => relaid(client, laidIn(steps, seen.task).length, picks))
    }),
  }
}
