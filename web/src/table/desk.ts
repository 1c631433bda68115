/** Everything the parts of the frame need, worked out once from what this viewer knows. */
import { DESK, markOf, type BoardModule, type BoardProps, type Locale, type Player } from '@machiya/kit'
import type { Game, Offer, Pick, Position, Rank, Reason, Seat, Task, Tiding, View } from '@machiya/kernel'
import { inLanguage, plainTeller, type Languages, type Teller, type Words } from '@machiya/kernel/words'
import { ANSWERED, type Entry, type Step } from '@machiya/table'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useCalm, useNarrow } from '../parts/media.ts'
import { markTeller } from '../parts/told.tsx'
import { useSettings } from '../settings.ts'
import { useText, type Say } from '../text/index.ts'
import type { Chair, TableClient, TableState } from '../client/table.ts'
import type { Draft } from './draft.ts'
import { useDraft, useSteady } from './drafting.ts'
import { during, give, type Span } from './standing.ts'

export type Taken = {
  readonly game: Game
  readonly words: Languages<Words>
  readonly board: BoardModule | null
}

export type Desk = {
  readonly client: TableClient
  readonly state: TableState
  /** The table as it would lie after what is drafted. */
  readonly view: View
  readonly game: Game
  readonly module: BoardModule | null
  readonly words: Words
  readonly locale: Locale
  readonly say: Say
  readonly plain: Teller
  readonly rich: Teller
  readonly players: readonly Player[]
  readonly waiting: readonly Seat[]
  readonly task: Task | undefined
  readonly offers: readonly Offer[]
  /** My seat is asked now. */
  readonly asked: boolean
  readonly ranks: readonly Rank[]
  readonly chosen: Pick | null
  /** What is laid and not yet confirmed. */
  readonly draft: Draft
  /** What Confirm would send. */
  readonly line: Draft
  readonly opened: Pick | null
  readonly refusal: Reason | null
  readonly rule: string | null
  /** Whose whole board is open. */
  readonly sheet: Seat | null
  readonly board: BoardProps
  choose(pick: Pick | null): void
  /** Takes a single step of the draft away. */
  take(step: Step): void
  confirm(): void
  /** What is laid is only a part of one decision: Confirm waits for the rest. */
  readonly isPartial: boolean
  /** What was confirmed is on its way: nothing is laid, confirmed or taken back before the table shows it. */
  readonly isSent: boolean
  undo(): void
  openRule(number: string | null): void
  openSheet(seat: Seat | null): void
}

/** A part of the frame is drawn again only when what it shows of the desk changed. */
export const byParts =
  (...parts: readonly (keyof Desk)[]) =>
  (was: { readonly desk: Desk }, now: { readonly desk: Desk }): boolean =>
    parts.every((part) => was.desk[part] === now.desk[part])

export const playerOf = ({ seat, name, level }: Chair): Player => ({
  ...markOf(seat),
  seat,
  name,
  bot: level !== null,
})

/** A score from a view may lack what is hidden; a game that cannot rank a view yet shows none. */
export const ranksOf = (game: Game, view: Position): readonly Rank[] => {
  try {
    return game.standing(view)
  } catch {
    return []
  }
}

/** What the last move told of the game; in a draft, what its last pick would tell. */
const newsOf = (last: Entry | undefined, { laid, table }: Draft, view: View): readonly Tiding[] => {
  if (laid.length > 0) return view === table ? [] : (view.told as readonly Tiding[])
  return last?.number === table.number ? last.tidings.filter(({ tiding }) => tiding !== ANSWERED) : []
}

/** How things and people of this table are spoken of. */
const useSpeech = (taken: Taken, chairs: readonly Chair[]) => {
  const locale = useSettings((settings) => settings.locale)
  const say = useText()
  const words = inLanguage(taken.words, locale)
  const told = useMemo(
    () => ({
      players: chairs.map(playerOf),
      plain: plainTeller(
        words,
        chairs.map(({ name }) => name),
      ),
      rich: markTeller(words),
    }),
    [words, chairs],
  )
  return { locale, say, words, ...told }
}

const useRanks = (game: Game, view: View): readonly Rank[] => useMemo(() => ranksOf(game, view), [game, view])

/** What is pointed at or opened on this desk. */
const useOpened = () => {
  const [pointed, point] = useState<string | null>(null)
  const [rule, openRule] = useState<string | null>(null)
  const [sheet, openSheet] = useState<Seat | null>(null)
  return { pointed, point, rule, openRule, sheet, openSheet }
}

/** Gives the standing answer to what is asked now. */
const useAlways = (client: TableClient, state: TableState, game: Game, task: Task | undefined, view: View) =>
  useSteady((pick: Pick, span: Span) =>
    task
      ? give(client, state, { task: task.task, picks: [pick], ...during({ game, view }, span) })
      : undefined,
  )

/** What a board gets; the same for as long as nothing of it changes. */
const useBoard = (
  board: Omit<BoardProps, 'calm' | 'narrow' | 'zone' | 'news'>,
  last: Entry | undefined,
  draft: Draft,
): BoardProps => {
  const calm = useCalm()
  const narrow = useNarrow()
  const news = useMemo(() => newsOf(last, draft, board.view), [last, draft, board.view])
  return useShallow((now: BoardProps) => now)({ ...board, news, calm, narrow, zone: DESK })
}

/** The desk of a table as it was heard of, which may be a moment ago. */
export const useDeskAt = (client: TableClient, state: TableState, table: View, taken: Taken): Desk => {
  const { game, board: module } = taken
  const { seat } = state
  const confirms = useSettings((settings) => settings.confirm)
  const speech = useSpeech(taken, state.chairs)
  const { pointed, point, ...opened } = useOpened()
  const drafted = useDraft(game, table, seat, confirms, client)
  const { act, ask, lift, relay, laid, waiting: ahead, preview, ...shown } = drafted
  const { draft, line, view, task, offers, chosen } = shown
  const waiting = useMemo(() => game.waitingFor(table), [game, table])
  const always = useAlways(client, state, game, task, view)
  const { locale, words, players, plain: t } = speech
  const asking = { view, table, seat, task, offers, chosen, laid, waiting: ahead, preview }
  const deeds = { act, ask, lift, relay, confirm: useSteady(drafted.confirm), always }
  const around = { pointed, point, open: opened.openSheet, rule: opened.openRule, words, t, locale, players }
  const board = useBoard({ ...asking, ...deeds, ...around }, state.log.at(-1), draft)
  // What answers an earlier question need not wait for the rest of a later one.
  const isPartial = module?.partial?.(board) === true && line.laid.every((step) => step.task === task?.task)
  return {
    ...shown,
    ...opened,
    ...speech,
    client,
    state,
    game,
    module,
    waiting,
    asked: seat !== null && waiting.includes(seat),
    ranks: useRanks(game, view),
    board,
    confirm: () => (isPartial ? undefined : drafted.confirm()),
    isPartial,
  }
}

export const useDesk = (client: TableClient, table: View, taken: Taken): Desk =>
  useDeskAt(client, useStore(client.store), table, taken)
