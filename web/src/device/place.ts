/** A table on this device: found in its storage, followed over a port to its own thread. */
import type { Seat } from '@machiya/kernel'
import type { ServerMessage } from '@machiya/server/protocol'
import { shownTo } from '@machiya/table'
import type { Shown } from '../client/heard.ts'
import { questions, type Hooks, type Line, type Place } from '../client/line.ts'
import { isGame, takeDown } from '../games.ts'
import { useSettings } from '../settings.ts'
import { deal } from './deal.ts'
import { holdTable } from './lock.ts'
import { isWritten, keepVisit, lastEventsOf, tableOf, visitOf } from './storage.ts'
import { infoOf, openTable, wholeLog } from './table.ts'
import type { DeviceMessage } from './worker.ts'

const LATEST_MS = 1000

/** When the page has nothing better to do, and soon in any case. */
const whenIdle = (): Promise<unknown> =>
  new Promise((then) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: LATEST_MS })
    else setTimeout(then, LATEST_MS / 5)
  })
const atLatest = (other: Promise<void>): Promise<unknown> =>
  Promise.race([other, new Promise((done) => setTimeout(done, LATEST_MS))])

/** What the page itself can show of a kept table, while the table's own thread is still on its way. */
const firstSight = async (id: string, seat: Seat | null): Promise<Partial<Shown>> => {
  const row = await tableOf(id)
  if (!row || !isGame(row.game)) return {}
  const [{ game }, events] = await Promise.all([takeDown(row.game), lastEventsOf(row)])
  const { view, back } = shownTo(openTable(game, row, events).table, seat ?? 'public')
  const { entries } = wholeLog(game, events, seat)
  const orders = seat === null ? [] : (row.orders[seat] ?? [])
  return { view, undo: back, log: entries, whole: events[0]?.n === 0, orders, caughtUp: view.number }
}

/** A kept position that cannot be read is for the table's thread to report. */
const recall = async (id: string, seat: Seat | null): Promise<Partial<Shown>> => {
  const [sight, visit] = await Promise.all([firstSight(id, seat).catch(() => ({})), visitOf(id, seat)])
  return visit ? { ...sight, read: visit.read } : sight
}

const startThread = (hooks: Hooks, settle: (frame: readonly ServerMessage[]) => ServerMessage[]): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<readonly ServerMessage[]>) => {
    const rest = settle(data)
    if (rest.length) hooks.heard(rest)
  })
  worker.addEventListener('error', ({ message }) => hooks.failed(message))
  return worker
}

const follow = (id: string, drawn: Promise<void>, hooks: Hooks, steal: boolean): Line => {
  let worker: Worker | undefined
  let closed = false
  const send = (message: DeviceMessage): void => worker?.postMessage(message)
  const { ask, settle, unanswered } = questions<DeviceMessage>(send)
  const setPace = ({ pace }: { readonly pace: number }): void => send({ type: 'pace', id: 'pace', ms: pace })
  const start = (): void => {
    worker = startThread(hooks, settle)
    setPace(useSettings.getState())
    const early = unanswered()
    hooks.opened()
    early.forEach(send)
  }
  /** Shows what was kept, then lets the table's thread take over. */
  const enter = async (): Promise<void> => {
    hooks.link('here')
    const row = await tableOf(id)
    if (closed) return
    if (!row) return hooks.gone()
    await hooks.entered(infoOf(row))
    await isWritten(id).catch(() => undefined)
    // A table that stands on the page needs its thread; until then the thread would only take its place on the way.
    if (infoOf(row).seats.filter(({ you }) => you).length < 2) await atLatest(drawn)
    await whenIdle()
    if (!closed) start()
  }
  const close = (): void => {
    closed = true
    unlisten()
    worker?.terminate()
    worker = undefined
  }
  const lose = (): void => {
    if (closed) return
    close()
    hooks.link('elsewhere')
  }
  const unlisten = useSettings.subscribe(setPace)
  const letGo = holdTable(id, steal, () => void (closed ? undefined : enter()), lose)
  return {
    ask,
    close: () => {
      close()
      letGo()
    },
  }
}

export const devicePlace = (id: string): Place => {
  let drawn = (): void => undefined
  const isDrawn = new Promise<void>((done) => (drawn = done))
  return {
    talks: false,
    open: (hooks, takesOver) => follow(id, isDrawn, hooks, takesOver),
    drawn: () => drawn(),
    recall: (seat) => recall(id, seat),
    remember: (seat, { view }) => void keepVisit({ table: id, seat: seat ?? -1, read: view?.number ?? -1 }),
    whyGone: () => Promise.resolve('unknown'),
    rematch: async ({ game }) => {
      const row = await tableOf(id)
      if (!row) return '/'
      const { title, chairs, options } = row
      return `/table/${await deal({ game, title, chairs, options })}`
    },
    undoRequests: null,
  }
}
