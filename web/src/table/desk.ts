/** Everything the parts of the frame need, worked out once from what this viewer knows. */
import { markOf, type BoardModule, type BoardProps, type Locale, type Player } from '@machiya/kit'
import {
  plainTeller,
  type Game,
  type Offer,
  type Pick,
  type Position,
  type Rank,
  type Reason,
  type Seat,
  type Task,
  type Teller,
  type Words,
} from '@machiya/kernel'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useCalm, useNarrow } from '../parts/media.ts'
import { markTeller } from '../parts/told.tsx'
import { useSettings } from '../settings.ts'
import { useText, type Say } from '../text/index.ts'
import type { Chair, TableClient, TableState } from './client.ts'

export type Taken = {
  readonly game: Game
  readonly words: { readonly en: Words; readonly de: Words }
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

const onlyOpen = (offers: readonly Offer[]): Pick | null => {
  const open = offers.filter(({ no }) => !no)
  return open.length === 1 ? (open[0]?.pick ?? null) : null
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

type Drafted = { readonly question: string; readonly chosen: Pick | null; readonly opened: Pick | null }

/** A choice outlives what others do meanwhile, as long as the same is asked and it is still open. */
const kept = (draft: Drafted, question: string, { offers }: Seen): boolean =>
  draft.question === question &&
  (draft.chosen === null || offers.some(({ pick, no }) => pick === draft.chosen && !no))

/** What has been chosen but not confirmed; it is forgotten when something else is asked or a pick was sent. */
const useDraft = (seen: Seen, view: Position, confirms: boolean, client: TableClient) => {
  const question = JSON.stringify(seen.task)
  const none: Drafted = { question, chosen: confirms ? onlyOpen(seen.offers) : null, opened: null }
  const [draft, setDraft] = useState(none)
  const [refused, setRefused] = useState<{ at: Position; no: Reason | null }>({ at: view, no: null })
  const [busy, setBusy] = useState(false)
  const fresh = kept(draft, question, seen) ? draft : none
  const send = async (deed: () => Promise<Reason | null>) => {
    setBusy(true)
    const no = await deed().finally(() => setBusy(false))
    setRefused({ at: view, no })
  }
  const play = (pick: Pick) => {
    if (busy) return
    setDraft({ ...none, question: '' })
    void send(() => client.play(pick))
  }
  return {
    ...fresh,
    refusal: refused.at === view ? refused.no : null,
    choose: (chosen: Pick | null) => setDraft({ question, chosen, opened: null }),
    act: (pick: Pick) => {
      if (!confirms || fresh.chosen === pick) play(pick)
      else setDraft({ question, chosen: pick, opened: null })
    },
    ask: ({ pick }: Offer) => setDraft({ ...fresh, opened: fresh.opened === pick ? null : pick }),
    confirm: () => {
      if (fresh.chosen !== null) play(fresh.chosen)
    },
    undo: () => void send(() => client.undo()),
  }
}

const newsOf = ({ log }: TableState, view: Position) =>
  log.at(-1)?.number === view.number ? (log.at(-1)?.tidings ?? []) : []

export const useDesk = (client: TableClient, view: Position, taken: Taken): Desk => {
  const state = useStore(client.store)
  const { locale, confirm: confirms } = useSettings()
  const say = useText()
  const calm = useCalm()
  const narrow = useNarrow()
  const [pointed, point] = useState<string | null>(null)
  const [rule, openRule] = useState<string | null>(null)
  const { game } = taken
  const words = taken.words[locale]
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
  const board: BoardProps = {
    view,
    seat,
    task: seen.task,
    offers: seen.offers,
    chosen: draft.chosen,
    act: draft.act,
    ask: draft.ask,
    pointed,
    point,
    rule: openRule,
    news: newsOf(state, view),
    words,
    t: tellers.plain,
    locale,
    players,
    calm,
    narrow,
  }
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
