/** Everything the parts of the frame need, worked out once from what this viewer knows. */
import { DESK, markOf, type BoardModule, type BoardProps, type Locale, type Player } from '@machiya/kit'
import type { Game, Offer, Pick, Position, Rank, Reason, Seat, Task, Tiding, View } from '@machiya/kernel'
import { inLanguage, plainTeller, type Languages, type Teller, type Words } from '@machiya/kernel/words'
import { ANSWERED, type Entry, type Step } from '@machiya/table'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
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

export const useDesk = (client: TableClient, table: View, taken: Taken): Desk => {
  const state = useStore(client.store)
  const { locale, confirm: confirms } = useSettings()
  const say = useText()
  const calm = useCalm()
  const narrow = useNarrow()
  const [pointed, point] = useState<string | null>(null)
  const [rule, openRule] = useState<string | null>(null)
  const { game } = taken
  const words = inLanguage(taken.words, locale)
  const { seat, chairs } = state
  const players = useMemo(() => chairs.map(playerOf), [chairs])
  const tellers = useMemo(
    () => ({
      plain: plainTeller(
        words,
        chairs.map(({ name }) => name),
      ),
      rich: markTeller(words),
    }),
    [words, chairs],
  )
  const {
    draft,
    line,
    view,
    task,
    offers,
    chosen,
    laid,
    waiting: ahead,
    preview,
    ...deeds
  } = useDraft(game, table, seat, confirms, client)
  const { act, ask, lift, relay } = deeds
  const confirm = useSteady(deeds.confirm)
  const always = useSteady((pick: Pick, span: Span) =>
    task
      ? give(client, state, { task: task.task, picks: [pick], ...during({ game, view }, span) })
      : undefined,
  )
  const [sheet, open] = useState<Seat | null>(null)
  const waiting = useMemo(() => game.waitingFor(table), [game, table])
  const ranks = useMemo(() => ranksOf(game, view), [game, view])
  const last = state.log.at(-1)
  const news = useMemo(() => newsOf(last, draft, view), [last, draft, view])
  const board = useMemo<BoardProps>(
    () => ({
      view,
      table,
      seat,
      task,
      offers,
      chosen,
      act,
      ask,
      laid,
      waiting: ahead,
      lift,
      relay,
      preview,
      confirm,
      always,
      open,
      pointed,
      point,
      rule: openRule,
      news,
      words,
      t: tellers.plain,
      locale,
      players,
      calm,
      narrow,
      zone: DESK,
    }),
    [
      view,
      table,
      seat,
      task,
      offers,
      chosen,
      act,
      ask,
      laid,
      ahead,
      lift,
      relay,
      preview,
      confirm,
      always,
      pointed,
      news,
      words,
      tellers,
      locale,
      players,
      calm,
      narrow,
    ],
  )
  // What answers an earlier question need not wait for the rest of a later one.
  const isPartial =
    taken.board?.partial?.(board) === true && line.laid.every((step) => step.task === task?.task)
  return {
    client,
    state,
    view,
    game,
    module: taken.board,
    words,
    locale,
    say,
    ...tellers,
    players,
    waiting,
    task,
    offers,
    asked: seat !== null && waiting.includes(seat),
    ranks,
    chosen,
    draft,
    line,
    opened: deeds.opened,
    refusal: deeds.refusal,
    rule,
    board,
    choose: deeds.choose,
    take: deeds.take,
    confirm: () => (isPartial ? undefined : deeds.confirm()),
    isPartial,
    undo: deeds.undo,
    openRule,
    sheet,
    openSheet: open,
  }
}
