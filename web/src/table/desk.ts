/** Everything the parts of the frame need, worked out once from what this viewer knows. */
import { markOf, type BoardModule, type BoardProps, type Locale, type Player } from '@machiya/kit'
import type { Game, Offer, Pick, Position, Rank, Reason, Seat, Task, Tiding } from '@machiya/kernel'
import { inLanguage, plainTeller, type Languages, type Teller, type Words } from '@machiya/kernel/words'
import { ANSWERED, type Entry } from '@machiya/table'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useCalm, useNarrow } from '../parts/media.ts'
import { markTeller } from '../parts/told.tsx'
import { useSettings } from '../settings.ts'
import { useText, type Say } from '../text/index.ts'
import type { Chair, TableClient, TableState } from '../client/table.ts'
import { laidIn, useDraft } from './drafting.ts'

export type Taken = {
  readonly game: Game
  readonly words: Languages<Words>
  readonly board: BoardModule | null
}

export type Desk = {
  readonly client: TableClient
  readonly state: TableState
  readonly view: Position
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
  readonly opened: Pick | null
  readonly refusal: Reason | null
  readonly rule: string | null
  readonly board: BoardProps
  choose(pick: Pick | null): void
  confirm(): void
  undo(): void
  openRule(number: string | null): void
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

type Seen = Part<Desk, 'waiting' | 'task' | 'offers' | 'asked' | 'ranks'>
type Part<T, K extends keyof T> = { readonly [P in K]: T[P] }

const seenIn = (game: Game, view: Position, seat: Seat | null): Seen => {
  const waiting = game.waitingFor(view)
  const offers = seat === null ? [] : game.offers(view, seat)
  return {
    waiting,
    offers,
    task: game.task(view),
    asked: seat !== null && waiting.includes(seat),
    ranks: ranksOf(game, view),
  }
}

/** What the last move told of the game. */
const newsOf = (last: Entry | undefined, number: number): readonly Tiding[] =>
  last?.number === number ? last.tidings.filter((tiding) => tiding.tiding !== ANSWERED) : []

export const useDesk = (client: TableClient, view: Position, taken: Taken): Desk => {
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
  const seen = useMemo(() => seenIn(game, view, seat), [game, view, seat])
  const draft = useDraft(seen, view, confirms, client)
  const { chosen, act, ask, relay } = draft
  const laid = useMemo(() => laidIn(state.undo.steps, seen.task), [state.undo, seen.task])
  const last = state.log.at(-1)
  const news = useMemo(() => newsOf(last, view.number), [last, view.number])
  const board = useMemo<BoardProps>(
    () => ({
      view,
      seat,
      task: seen.task,
      offers: seen.offers,
      chosen,
      act,
      ask,
      laid,
      relay,
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
    }),
    [
      view,
      seat,
      seen,
      chosen,
      act,
      ask,
      laid,
      relay,
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
    ...seen,
    chosen: draft.chosen,
    opened: draft.opened,
    refusal: draft.refusal,
    rule,
    board,
    choose: draft.choose,
    confirm: draft.confirm,
    undo: draft.undo,
    openRule,
  }
}
