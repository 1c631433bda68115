/** A table on a server, behind the interface of any table. */
import type { ChatLine, ServerMessage, TableInfo } from '@machiya/server/protocol'
import type { Game, View, Seat } from '@machiya/kernel'
import type { Locale } from '@machiya/kit'
import { applyChanges } from '@machiya/table'
import { createStore } from 'zustand'
import { isGame, takeDown } from '../games.ts'
import { useSettings } from '../settings.ts'
import { keepVisit, visitOf } from '../solo/shelf.ts'
import {
  NO_UNDO,
  opening,
  type Chair,
  type Deal,
  type Entry,
  type Line,
  type Step,
  type TableClient,
  type TableState,
} from '../table/client.ts'
import { isForgotten, logOf, ordersOf, tableInfo } from './api.ts'
import { deeds } from './deeds.ts'
import { namesOf } from './names.ts'
import { readBefore, withPast } from './past.ts'
import { openWire, type Wire } from './wire.ts'

const CATCHING_UP_MS = 250

const chairOf = (seat: TableInfo['seats'][number], name: string): Chair => ({
  seat: seat.seat as Seat,
  name,
  level: seat.kind === 'bot' ? seat.level : null,
  taken: seat.taken,
  here: seat.here || seat.kind === 'bot',
  away: seat.away,
  bank: seat.bank,
  deadline: seat.deadline,
  host: seat.host,
})

const mySeats = ({ seats }: TableInfo): Seat[] =>
  seats.filter(({ you }) => you).map(({ seat }) => seat as Seat)

const chairsOf = ({ seats }: TableInfo, locale: Locale): Chair[] => {
  const names = namesOf(seats, locale)
  return seats.map((seat, i) => chairOf(seat, names[i] ?? seat.name))
}

const dealOf = ({ commitment, secret, seats }: TableInfo): Deal => ({
  commitment,
  seed: secret,
  salts: seats.map(({ salt }) => salt),
})

const fromInfo = (info: TableInfo, locale: Locale): Partial<TableState> => ({
  status: info.status,
  game: isGame(info.game) ? info.game : null,
  title: info.title,
  chairs: chairsOf(info, locale),
  deal: dealOf(info),
  mine: mySeats(info),
  host: info.youHost,
  rematch: info.rematch,
  plea: info.undoAsked && { by: info.undoAsked.by as Seat, from: info.undoAsked.consent as Seat[] },
  clocked: info.clock.kind !== 'none',
  hints: info.hints,
  listed: info.listed,
})

const lineOf = ({ id, at, name, seat, text }: ChatLine): Line => ({
  id,
  at,
  name,
  seat: seat as Seat | null,
  text,
})

/** Whoever is heard again is heard from the beginning, so older lines may come after newer ones. */
const withLine = (chat: readonly Line[], line: Line): readonly Line[] =>
  [...chat.filter(({ id }) => id !== line.id), line].sort((a, b) => a.id - b.id)

type Mind = {
  seq: number
  era: string
  game: Game | undefined
  wire: Wire | undefined
  chat: number
  /** The log tells everything from the first move on. */
  whole: boolean
}

const entryOf = (game: Game, view: View, seat: Seat | null): Entry => ({
  number: view.number,
  mover: view.mover,
  at: Date.now(),
  tidings: game.tidings(view, seat ?? 'public'),
})

/** What may be taken back: my own last moves. Whether something was shown since, only the house knows. */
const undoAfter = (state: TableState, view: View, made: Step | null): TableState['undo'] => {
  const was = state.view
  if (!was || view.number === was.number) return state.undo
  if (view.mover !== state.seat) return NO_UNDO
  return made ? { steps: [...state.undo.steps, made], no: null } : state.undo
}

export const openRemote = (id: string): TableClient => {
  const store = createStore<TableState>(() => ({ ...opening(id), chat: [] }))
  const mind: Mind = { seq: -1, era: '', game: undefined, wire: undefined, chat: 0, whole: false }
  let made: Step | null = null
  let closed = false
  /** The secret of an onlooker's link. */
  const watch = location.hash.slice(1) || undefined
  let visits = 0
  let joining = false
  let fetching = false
  let again = false
  let known: TableInfo | undefined
  let unsubscribe = (): void => undefined

  const remember = (): void => {
    const { view, seat, log } = store.getState()
    const { seq, era, whole } = mind
    if (view) void keepVisit({ id, seat, seq, era, view, log, read: view.number, whole })
  }
  /** Asks the house for what this device does not have of the log; the table does not wait for it. */
  const fetchLog = async (): Promise<void> => {
    const { seat } = store.getState()
    const { ok } = await logOf(id, seat, seat === null ? watch : undefined)
    if (!ok || closed || seat !== store.getState().seat) return
    mind.whole = true
    store.setState(({ log, read }) => {
      const all = withPast(ok, log)
      return { log: all, read: read < 0 ? readBefore(all, seat) : read }
    })
    remember()
  }
  const needLog = async (): Promise<void> => {
    mind.whole = false
    again = fetching
    if (fetching) return
    fetching = true
    do {
      again = false
      await fetchLog()
    } while (again)
    fetching = false
  }
  const show = (view: View, undone = false): void => {
    const state = store.getState()
    const { game } = mind
    const isNews = !undone && view.number !== state.view?.number
    const told = game && isNews ? entryOf(game, view, state.seat) : undefined
    store.setState({
      view,
      undo: undoAfter(state, view, made),
      log: told?.tidings.length ? [...state.log, told] : state.log,
    })
    if (view.number !== state.view?.number) made = null
    remember()
  }
  const leave = async (): Promise<void> => {
    const gone = (await isForgotten()) ? 'signed-out' : 'unknown'
    store.setState({ status: 'gone', gone })
  }
  /** What came with the first answer was missed; what comes later is seen as it happens. */
  const catchUp = (): void => store.setState(({ view }) => ({ caughtUp: view?.number ?? 0 }))
  const joinAgain = (): void => {
    const { seat } = store.getState()
    joining = true
    const seen = mind.seq >= 0 ? { seen: { seq: mind.seq, era: mind.era } } : {}
    void mind.wire
      ?.ask({
        type: 'join',
        table: id,
        seat,
        chat: mind.chat,
        ...seen,
        ...(watch && seat === null ? { watch } : {}),
      })
      .then((answer) => {
        joining = false
        if (!answer.ok && !closed) return leave()
        if (!store.getState().caughtUp) setTimeout(catchUp, CATCHING_UP_MS)
        return mind.whole || !store.getState().view ? undefined : needLog()
      })
  }
  const onDelta = (message: Extract<ServerMessage, { type: 'delta' }>): void => {
    const { view } = store.getState()
    if (!view || message.seq > mind.seq + 1) return joinAgain()
    if (message.seq <= mind.seq) return
    mind.seq = message.seq
    const undone = message.cut !== undefined
    show({ ...applyChanges(view, message.changes), told: message.told as View['told'] }, undone)
    if (undone) void needLog()
  }
  const heard = (message: ServerMessage): void => {
    if (message.type === 'table') return onInfo(message.table)
    if (message.type === 'chat') {
      mind.chat = Math.max(mind.chat, message.line.id)
      return store.setState(({ chat }) => ({ chat: withLine(chat ?? [], lineOf(message.line)) }))
    }
    if (message.type === 'view') {
      const view = message.view as unknown as View
      const had = store.getState().view?.number ?? -1
      mind.seq = message.seq
      mind.era = message.era
      show(view)
      if (view.number > had + 1 || view.number < had) mind.whole = false
      if (!joining && !mind.whole) void needLog()
      return
    }
    if (message.type === 'goodbye') joinAgain()
    if (message.type === 'delta') onDelta(message)
  }
  const learn = (info: TableInfo): void => {
    known = info
    store.setState(fromInfo(info, useSettings.getState().locale))
  }
  const onInfo = (info: TableInfo): void => {
    if (info.id !== id) return
    const wasGathering = store.getState().status === 'gathering'
    learn(info)
    if (wasGathering && info.status !== 'gathering' && !store.getState().view) joinAgain()
  }
  const connect = (): void => {
    mind.wire = openWire({
      opened: joinAgain,
      heard,
      state: (link) => store.setState({ link }),
    })
  }
  const enter = async (visit: number): Promise<void> => {
    const { ok: info, failed } = await tableInfo(id, watch)
    if (closed || visit !== visits) return
    if (failed?.code === 'offline') {
      store.setState({ link: 'lost' })
      setTimeout(() => void enter(visit), 2000)
      return
    }
    if (!info || !isGame(info.game)) return leave()
    mind.game = (await takeDown(info.game)).game
    const last = await visitOf(id)
    if (closed || visit !== visits) return
    const seat = mySeats(info)[0] ?? null
    const back = last && last.seat === seat ? last : undefined
    if (back) Object.assign(mind, { seq: back.seq, era: back.era, whole: back.whole ?? false })
    learn(info)
    store.setState({
      seat,
      ...(back ? { view: back.view as View, log: back.log, read: back.read } : {}),
    })
    connect()
    const kept = seat === null ? undefined : await ordersOf(id, seat)
    if (kept?.ok)
      store.setState({ orders: kept.ok.orders.map(({ task, picks: [pick = ''] }) => ({ task, pick })) })
  }

  return {
    store,
    open: () => {
      closed = false
      unsubscribe()
      unsubscribe = useSettings.subscribe(({ locale }, was) => {
        if (known && locale !== was.locale) store.setState({ chairs: chairsOf(known, locale) })
      })
      void enter(++visits)
    },
    ...deeds(
      id,
      store,
      () => mind.wire,
      (step) => (made = step),
    ),
    close: () => {
      closed = true
      unsubscribe()
      mind.wire?.close()
    },
  }
}
