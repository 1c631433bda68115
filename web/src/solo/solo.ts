/** A table on this device, behind the interface of any table. */
import type { Reason, Seat } from '@machiya/kernel'
import { keepSame } from '@machiya/table'
import { createStore } from 'zustand'
import { isGame, takeDown } from '../games.ts'
import { useSettings } from '../settings.ts'
import { opening, type Chair, type Hint, type TableClient, type TableState } from '../table/client.ts'
import { deal } from './deal.ts'
import { firstEyes, glimpseOf } from './glimpse.ts'
import type { Glimpse, Order, Report } from './letters.ts'
import { load, type Saved, type SoloChair } from './session.ts'
import { isWritten, tableOf } from './shelf.ts'

const chairOf = ({ name, level }: SoloChair, seat: number): Chair => ({
  seat: seat as Seat,
  name,
  level,
  taken: true,
  here: true,
  away: false,
  bank: null,
  deadline: null,
})

/** A letter from the worker is a copy of everything; what it does not change stays the same object. */
const stateOf = (was: TableState, glimpse: Glimpse): Partial<TableState> => ({
  status: glimpse.over ? 'over' : 'playing',
  game: isGame(glimpse.game) ? glimpse.game : null,
  title: glimpse.title,
  seat: glimpse.seat,
  mine: keepSame(was.mine, glimpse.mine),
  view: keepSame(was.view, glimpse.view),
  chairs: was.chairs.length ? was.chairs : glimpse.chairs.map(chairOf),
  log: keepSame(was.log, glimpse.log),
  read: was.seat === glimpse.seat && was.view ? was.read : glimpse.read,
  orders: keepSame(was.orders, glimpse.orders),
  caughtUp: was.seat === glimpse.seat && was.view ? was.caughtUp : (glimpse.view?.number ?? 0),
  undo: keepSame(was.undo, glimpse.undo),
  curtain: glimpse.curtain,
  link: 'here',
  host: true,
})

/** The first letter of a thread often tells what the page has drawn already. */
const isAmong = (was: TableState, now: Partial<TableState>): boolean =>
  (Object.keys(now) as (keyof TableState)[]).every((key) => was[key] === now[key])

/** What the page itself can show of a kept table, while the table's own thread is still on its way. */
const firstGlimpse = async (saved: Saved): Promise<Glimpse | null> => {
  if (!isGame(saved.game)) return null
  const session = load((await takeDown(saved.game)).game, saved)
  return glimpseOf(session, firstEyes(session))
}

const LATEST_MS = 1000

/** When the page has nothing better to do, and soon in any case. */
const whenIdle = (then: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: LATEST_MS })
  else setTimeout(then, LATEST_MS / 5)
}

const LETTING_GO_MS = 300

/** Only one tab moves the pieces of a table; the others say where it is open. */
const holdTable = (id: string, steal: boolean, held: () => void, lost: () => void): (() => void) => {
  let release = (): void => undefined
  const hold = new Promise<void>((done) => (release = done))
  const ask = (options: LockOptions, otherwise: () => void): void => {
    navigator.locks
      .request(`machiya-${id}`, options, async (lock) => {
        if (!lock) return otherwise()
        held()
        return hold
      })
      .catch(lost)
  }
  if (steal) ask({ steal }, lost)
  // The table may have been left a moment ago, and its lock be on the way back.
  else ask({ ifAvailable: true }, () => setTimeout(() => ask({ ifAvailable: true }, lost), LETTING_GO_MS))
  return release
}

export const openSolo = (id: string): TableClient => {
  const store = createStore<TableState>(() => opening(id))
  const asked = new Map<number, (no: Reason | null) => void>()
  const sought = new Map<number, (hint: Hint | null) => void>()
  let asks = 0
  let worker: Worker | undefined
  let letGo = (): void => undefined
  let drawn = (): void => undefined
  const isDrawn = new Promise<void>((done) => (drawn = done))
  /** What was asked before the table's thread was there. */
  let early: Order[] = []

  const write = (order: Order): void => {
    if (worker) worker.postMessage(order)
    else early.push(order)
  }
  const show = (glimpse: Glimpse): void => {
    const was = store.getState()
    const now = stateOf(was, glimpse)
    if (!isAmong(was, now)) store.setState(now)
  }
  const read = (report: Report): void => {
    if (report.say === 'saw') show(report.glimpse)
    else if (report.say === 'advice') {
      sought.get(report.ask)?.(report.hint)
      sought.delete(report.ask)
    } else if (report.say === 'gone') store.setState({ status: 'gone' })
    else if (report.say === 'fault') store.setState({ fault: report.text })
    else {
      asked.get(report.ask)?.(report.no)
      asked.delete(report.ask)
    }
  }
  const start = (): void => {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => read(data))
    worker.addEventListener('error', ({ message }) => store.setState({ fault: message }))
    for (const order of [{ do: 'open', id, pace: useSettings.getState().pace } as const, ...early])
      write(order)
    early = []
  }
  /** Shows what was kept, then lets the table's thread take over. */
  const lay = async (isHeld: () => boolean): Promise<void> => {
    const saved = await tableOf(id)
    if (saved && isGame(saved.game)) store.setState({ game: saved.game })
    // A kept position that cannot be read is for the table's thread to report.
    const glimpse = saved ? await firstGlimpse(saved).catch(() => null) : null
    if (!isHeld()) return
    if (glimpse) show(glimpse)
    await isWritten(id).catch(() => undefined)
    // A table that stands on the page needs its thread; until then the thread would only take its place on the way.
    if (glimpse?.view) await Promise.race([isDrawn, new Promise((done) => setTimeout(done, LATEST_MS))])
    whenIdle(() => (isHeld() ? start() : undefined))
  }
  /** Counts how often the table was taken or let go: only the last time holds. */
  let turn = 0
  const leave = (): void => {
    turn++
    worker?.terminate()
    worker = undefined
    early = []
  }
  const lose = (): void => {
    leave()
    store.setState({ link: 'elsewhere' })
  }
  const take = (steal: boolean): void => {
    letGo()
    const mine = ++turn
    const isHeld = (): boolean => turn === mine
    letGo = holdTable(
      id,
      steal,
      () => void lay(isHeld),
      () => (isHeld() ? lose() : undefined),
    )
  }
  const ask = (order: (number: number) => Order): Promise<Reason | null> =>
    new Promise((answer) => {
      asked.set(++asks, answer)
      write(order(asks))
    })
  let unlisten = (): void => undefined

  return {
    store,
    open: () => {
      unlisten = useSettings.subscribe(({ pace }) => write({ do: 'pace', pace }))
      take(false)
    },
    drawn: () => drawn(),
    play: (pick) => {
      const { seat, view } = store.getState()
      if (seat === null || !view) return Promise.resolve(null)
      return ask((number) => ({ do: 'play', ask: number, seat, pick, number: view.number }))
    },
    undo: () => {
      const { seat } = store.getState()
      return seat === null ? Promise.resolve(null) : ask((number) => ({ do: 'undo', ask: number, seat }))
    },
    lift: (seat) => write({ do: 'lift', seat }),
    takeOver: () => take(true),
    say: () => undefined,
    plead: null,
    advise: () =>
      new Promise((answer) => {
        const { seat } = store.getState()
        if (seat === null) return answer(null)
        sought.set(++asks, answer)
        write({ do: 'advise', ask: asks, seat })
      }),
    answerPlea: () => undefined,
    command: (orders) => {
      const { seat } = store.getState()
      if (seat !== null) write({ do: 'command', seat, orders })
    },
    rematch: async () => {
      const saved = await tableOf(id)
      if (!saved) return '/'
      const { game, title, chairs, options } = saved
      return `/table/${await deal({ game, title, chairs, options })}`
    },
    close: () => {
      unlisten()
      leave()
      letGo()
    },
  }
}
