/** A table on a server, behind the interface of any table. */
import type { ChatLine, ServerMessage, TableInfo } from '@machiya/server/protocol'
import type { Game, Pick, Position, Reason, Seat } from '@machiya/kernel'
import { createStore, type StoreApi } from 'zustand'
import { isGame, takeDown } from '../games.ts'
import { keepVisit, visitOf } from '../solo/shelf.ts'
import {
  NO_UNDO,
  opening,
  type Chair,
  type Entry,
  type Line,
  type TableClient,
  type TableState,
} from '../table/client.ts'
import { askUndo, consentUndo, keepLinks, ordersOf, rematchTable, setOrders, tableInfo } from './api.ts'
import { applyChanges } from './changes.ts'
import { openWire, type Wire } from './wire.ts'

const CATCHING_UP_MS = 250

const chairOf = (seat: TableInfo['seats'][number]): Chair => ({
  seat: seat.seat as Seat,
  name: seat.name,
  level: seat.kind === 'bot' ? seat.level : null,
  taken: seat.taken,
  here: seat.here || seat.kind === 'bot',
  away: seat.away,
  bank: seat.bank,
  deadline: seat.deadline,
})

const mySeats = ({ seats }: TableInfo): Seat[] =>
  seats.filter(({ you }) => you).map(({ seat }) => seat as Seat)

const fromInfo = (info: TableInfo): Partial<TableState> => ({
  status: info.status,
  game: isGame(info.game) ? info.game : null,
  title: info.title,
  chairs: info.seats.map(chairOf),
  mine: mySeats(info),
  host: info.youHost,
  rematch: info.rematch,
  plea: info.undoAsked && { by: info.undoAsked.by as Seat, from: info.undoAsked.consent as Seat[] },
  clocked: info.clock.kind !== 'none',
})

const lineOf = ({ id, at, name, seat, text }: ChatLine): Line => ({
  id,
  at,
  name,
  seat: seat as Seat | null,
  text,
})

type Mind = { seq: number; era: string; game: Game | undefined; wire: Wire | undefined; chat: number }

const entryOf = (game: Game, view: Position, seat: Seat | null): Entry => ({
  number: view.number,
  mover: view.mover,
  at: Date.now(),
  tidings: game.tidings(view, seat ?? 'public'),
})

/** What may be taken back: my own last moves. Whether something was shown since, only the house knows. */
const undoAfter = (state: TableState, view: Position, made: Made | null): TableState['undo'] => {
  const was = state.view
  if (!was || view.number === was.number) return state.undo
  if (view.mover !== state.seat) return NO_UNDO
  return made ? { steps: [...state.undo.steps, made], no: null } : state.undo
}
type Made = TableState['undo']['steps'][number]

export const openRemote = (id: string): TableClient => {
  const store = createStore<TableState>(() => ({ ...opening(id), chat: [] }))
  const mind: Mind = { seq: -1, era: '', game: undefined, wire: undefined, chat: 0 }
  let made: Made | null = null
  let closed = false
  /** The secret of an onlooker's link. */
  const watch = location.hash.slice(1) || undefined
  let visits = 0

  const remember = (): void => {
    const { view, seat, log } = store.getState()
    if (view) void keepVisit({ id, seat, seq: mind.seq, era: mind.era, view, log, read: view.number })
  }
  const show = (view: Position): void => {
    const state = store.getState()
    const { game } = mind
    const told = game && view.number !== state.view?.number ? entryOf(game, view, state.seat) : undefined
    store.setState({
      view,
      undo: undoAfter(state, view, made),
      log: told?.tidings.length ? [...state.log, told] : state.log,
    })
    if (view.number !== state.view?.number) made = null
    remember()
  }
  /** What came with the first answer was missed; what comes later is seen as it happens. */
  const catchUp = (): void => store.setState(({ view }) => ({ caughtUp: view?.number ?? 0 }))
  const joinAgain = (): void => {
    const { seat } = store.getState()
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
        if (!answer.ok && !closed) store.setState({ status: 'gone' })
        else if (!store.getState().caughtUp) setTimeout(catchUp, CATCHING_UP_MS)
      })
  }
  const onDelta = (message: Extract<ServerMessage, { type: 'delta' }>): void => {
    const { view } = store.getState()
    if (!view || message.seq > mind.seq + 1) return joinAgain()
    if (message.seq <= mind.seq) return
    mind.seq = message.seq
    show({ ...applyChanges(view, message.changes), told: message.told as Position['told'] })
  }
  const heard = (message: ServerMessage): void => {
    if (message.type === 'table') return onInfo(message.table)
    if (message.type === 'chat') {
      mind.chat = Math.max(mind.chat, message.line.id)
      const chat = store.getState().chat ?? []
      return store.setState({
        chat: [...chat.filter((line) => line.id !== message.line.id), lineOf(message.line)],
      })
    }
    if (message.type === 'view') {
      mind.seq = message.seq
      mind.era = message.era
      return show(message.view as unknown as Position)
    }
    if (message.type === 'delta') onDelta(message)
  }
  const onInfo = (info: TableInfo): void => {
    if (info.id !== id) return
    const wasGathering = store.getState().status === 'gathering'
    store.setState(fromInfo(info))
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
    if (!info || !isGame(info.game)) return store.setState({ status: 'gone' })
    mind.game = (await takeDown(info.game)).game
    const last = await visitOf(id)
    if (closed || visit !== visits) return
    const seat = mySeats(info)[0] ?? null
    const back = last && last.seat === seat ? last : undefined
    if (back) Object.assign(mind, { seq: back.seq, era: back.era })
    store.setState({
      ...fromInfo(info),
      seat,
      ...(back ? { view: back.view as Position, log: back.log, read: back.read } : {}),
    })
    connect()
    const kept = seat === null ? undefined : await ordersOf(id, seat)
    if (kept?.ok) store.setState({ orders: kept.ok.orders })
  }

  return {
    store,
    open: () => {
      closed = false
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
      mind.wire?.close()
    },
  }
}

const refused = (answer: { ok: boolean; rule?: string | undefined; sentence?: string }): Reason | null =>
  answer.ok ? null : { rule: answer.rule ?? 'K3', sentence: answer.sentence ?? '' }

/** What a player can do at the table. */
const deeds = (
  id: string,
  store: StoreApi<TableState>,
  wire: () => Wire | undefined,
  making: (step: Made | null) => void,
): Omit<TableClient, 'store' | 'open' | 'close'> => ({
  play: async (pick: Pick) => {
    const { seat, view } = store.getState()
    const task = view?.agenda.at(-1)
    const line = wire()
    if (seat === null || !view || !task || !line) return null
    making({ task: task.task, a: task.a, pick })
    const answer = await line.ask({
      type: 'move',
      table: id,
      seat,
      number: view.number,
      task: task.task,
      pick,
    })
    if (!answer.ok) making(null)
    return refused(answer)
  },
  undo: async () => {
    const { seat, view, undo } = store.getState()
    const line = wire()
    if (seat === null || !view || !line) return null
    const answer = await line.ask({ type: 'undo', table: id, seat, number: view.number })
    const no = refused(answer)
    store.setState({ undo: no ? { steps: [], no } : { steps: undo.steps.slice(0, -1), no: null } })
    return no
  },
  lift: () => undefined,
  takeOver: () => undefined,
  say: (text: string) => void wire()?.ask({ type: 'chat', table: id, text }),
  advise: null,
  plead: async () => {
    const { seat, view } = store.getState()
    if (seat === null || !view) return null
    const { failed } = await askUndo(id, seat, view.number)
    return failed ? { rule: 'K11', sentence: failed.sentence } : null
  },
  answerPlea: (agree) => {
    const { seat } = store.getState()
    if (seat !== null) void consentUndo(id, seat, agree)
  },
  command: (orders) => {
    const { seat } = store.getState()
    if (seat === null) return
    store.setState({ orders })
    void setOrders(id, { seat, orders: [...orders] })
  },
  rematch: async () => {
    const { rematch } = store.getState()
    if (rematch) return `/table/${rematch}`
    const { ok } = await rematchTable(id)
    if (ok) keepLinks(ok)
    return ok ? `/table/${ok.table.id}` : '/'
  },
})
