/** The page's one client of a table, wherever it stands. */
import type { Game, Pick, Reason, Seat } from '@machiya/kernel'
import type { Answer, Hint, Orders, ServerMessage, TableInfo } from '@machiya/server/protocol'
import { keepSame } from '@machiya/table'
import { createStore, type StoreApi } from 'zustand'
import { isGame, takeDown } from '../games.ts'
import { useSettings } from '../settings.ts'
import {
  handOn,
  hear,
  lift,
  lookAgain,
  lookAway,
  nothingHeard,
  shownTo,
  stateOf,
  viewersIn,
  withLog,
  withShown,
  type Heard,
} from './heard.ts'
import { heardAt } from './info.ts'
import type { Hooks, Line, Place } from './line.ts'
import type { TableClient, TableState } from './table.ts'

type Guest = {
  readonly place: Place
  readonly store: StoreApi<TableState>
  heard: Heard
  game: Game | undefined
  line: Line | undefined
  visits: number
  /** Nobody sees what comes: it is not remembered as seen. */
  looksAway: boolean
  /** Joins that are not answered yet. */
  joining: number
  /** Whose whole log is on its way. */
  readonly fetching: Set<Seat | null>
}

/** What the page showed stays the same object wherever it is the same. */
const show = (guest: Guest, heard: Heard): void => {
  const { store, place } = guest
  const before = shownTo(guest.heard, guest.heard.eyes).view
  guest.heard = heard
  const was = store.getState()
  const now = keepSame(was, stateOf(heard))
  if (now !== was) store.setState(now)
  const shown = shownTo(heard, heard.eyes)
  const isSeen = heard.curtain === null && !guest.looksAway
  if (isSeen && shown.view && shown.view !== before) place.remember(heard.eyes, shown)
}

/** Asks for what is not here of the log; the table does not wait for it. */
const fetchLog = async (guest: Guest, seat: Seat | null): Promise<void> => {
  const { line, place, fetching } = guest
  const { whole, view, cuts } = shownTo(guest.heard, seat)
  if (whole || !view || !line || fetching.has(seat)) return
  fetching.add(seat)
  const { watch } = place
  const ask = { type: 'log', table: guest.heard.id, seat, ...(watch ? { watch } : {}) } as const
  const answer = await line.ask(ask)
  fetching.delete(seat)
  if (guest.line !== line || !answer.ok || !answer.log) return
  // What was told before moves were taken back may still tell of them.
  if (shownTo(guest.heard, seat).cuts !== cuts) return fetchLog(guest, seat)
  show(guest, withLog(guest.heard, seat, answer.log))
  place.remember(seat, shownTo(guest.heard, seat))
}

const joinAs = async (guest: Guest, seat: Seat | null): Promise<void> => {
  const { line, place, heard } = guest
  if (!line) return
  const { seq, era } = shownTo(heard, seat)
  const seen = seq < 0 ? {} : { seen: { seq, era } }
  const watch = place.watch && seat === null ? { watch: place.watch } : {}
  const chat = heard.chat?.at(-1)?.id ?? 0
  guest.joining++
  const { ok } = await line.ask({ type: 'join', table: heard.id, seat, chat, ...seen, ...watch })
  guest.joining--
  if (guest.line !== line) return
  if (!ok) return leave(guest)
  const { view, caughtUp } = shownTo(guest.heard, seat)
  // What came with the first answer was missed; what comes later is seen as it happens.
  if (view && !caughtUp) show(guest, withShown(guest.heard, seat, { caughtUp: view.number }))
  if (seat === guest.heard.eyes) await fetchLog(guest, seat)
}
const join = (guest: Guest): void => {
  guest.heard = { ...guest.heard, behind: false }
  for (const seat of viewersIn(guest.heard)) void joinAs(guest, seat)
}

const leave = async (guest: Guest): Promise<void> => {
  const gone = await guest.place.whyGone()
  show(guest, { ...guest.heard, gone })
}

const onFrame = (guest: Guest, frame: readonly ServerMessage[]): void => {
  const { game } = guest
  if (!game) return
  const ear = { game, at: Date.now() }
  const heard = frame.reduce((now, said) => hear(now, said, ear), guest.heard)
  show(guest, handOn(heard, game))
  const begins = heard.info?.status !== 'gathering' && !shownTo(heard, viewersIn(heard)[0] ?? null).view
  if (heard.behind || (begins && !guest.joining)) join(guest)
  else if (!guest.joining && heard.curtain === null) void fetchLog(guest, guest.heard.eyes)
}

/** What is kept of the last visit is shown at once. */
const onEntered = async (guest: Guest, info: TableInfo, isHere: () => boolean): Promise<void> => {
  if (!isGame(info.game)) return leave(guest)
  const known: Heard = { ...guest.heard, info: heardAt(info, Date.now()) }
  show(guest, known)
  const recalls = viewersIn(known).map(async (seat) => [seat, await guest.place.recall(seat)] as const)
  const [{ game }, visits] = await Promise.all([takeDown(info.game), Promise.all(recalls)])
  if (!isHere()) return
  guest.game = game
  const heard = visits.reduce((now, [seat, visit]) => withShown(now, seat, visit), known)
  show(guest, handOn(heard, game))
}

const open = (guest: Guest, takesOver: boolean): void => {
  guest.line?.close()
  guest.joining = 0
  guest.fetching.clear()
  guest.heard = nothingHeard(guest.heard.id, guest.place.talks)
  const visit = ++guest.visits
  const hooks: Hooks = {
    entered: (info) => onEntered(guest, info, () => guest.visits === visit),
    opened: () => join(guest),
    heard: (frame) => onFrame(guest, frame),
    link: (link) => show(guest, { ...guest.heard, link }),
    gone: () => void leave(guest),
    failed: (fault) => show(guest, { ...guest.heard, fault }),
  }
  guest.line = guest.place.open(hooks, takesOver)
}

const look = (guest: Guest, looks: boolean): void => {
  if (looks !== guest.looksAway || guest.heard.curtain !== null) return
  guest.looksAway = !looks
  show(guest, looks ? lookAgain(guest.heard) : lookAway(guest.heard))
  const { heard } = guest
  if (looks && shownTo(heard, heard.eyes).view) guest.place.remember(heard.eyes, shownTo(heard, heard.eyes))
}

const refusal = (answer: Answer): Reason | null =>
  answer.ok ? null : { rule: answer.rule ?? 'K3', sentence: answer.sentence }

/** What the eyes that look on can say about what they see; nothing where nobody may speak. */
const asSeat = async (
  { line, heard }: Guest,
  say: (
    line: Line,
    at: { readonly table: string; readonly seat: Seat; readonly number: number },
  ) => Promise<Answer>,
): Promise<Answer | null> => {
  const { id: table, eyes: seat } = heard
  const { view } = shownTo(heard, seat)
  return line && view && seat !== null ? say(line, { table, seat, number: view.number }) : null
}

const play = async (guest: Guest, picks: readonly Pick[]): Promise<Reason | null> => {
  const task = shownTo(guest.heard, guest.heard.eyes).view?.agenda.at(-1)?.task
  if (task === undefined) return null
  const answer = await asSeat(guest, (line, at) => line.ask({ type: 'move', ...at, task, picks: [...picks] }))
  return answer && refusal(answer)
}

const undo = async (guest: Guest): Promise<Reason | null> => {
  const answer = await asSeat(guest, (line, at) => line.ask({ type: 'undo', ...at }))
  return answer && refusal(answer)
}

const advise = async (guest: Guest): Promise<Hint | null> => {
  if (!guest.heard.info?.hints) return null
  const answer = await asSeat(guest, (line, { table, seat }) => line.ask({ type: 'hint', table, seat }))
  return (answer?.ok && answer.hint) || null
}

const command = (guest: Guest, orders: TableState['orders']): void => {
  const { heard } = guest
  if (heard.eyes === null) return
  show(guest, withShown(heard, heard.eyes, { orders }))
  void asSeat(guest, (line, { table, seat }) =>
    line.ask({ type: 'orders', table, seat, orders: orders as Orders['orders'] }),
  )
}

const requestsOf = (guest: Guest): globalThis.Pick<TableClient, 'requestUndo' | 'answerUndoRequest'> => {
  const requests = guest.place.undoRequests
  const seatNow = (): Seat | null => guest.heard.eyes
  return {
    requestUndo:
      requests &&
      (async () => {
        const seat = seatNow()
        const { view } = shownTo(guest.heard, seat)
        return seat === null || !view ? null : requests.ask(seat, view.number)
      }),
    answerUndoRequest: (agree) => {
      const seat = seatNow()
      if (seat !== null) requests?.answer(seat, agree)
    },
  }
}

export const openClient = (id: string, place: Place): TableClient => {
  const heard = nothingHeard(id, place.talks)
  const store = createStore(() => stateOf(heard))
  const guest: Guest = {
    place,
    store,
    heard,
    game: undefined,
    line: undefined,
    visits: 0,
    looksAway: false,
    joining: 0,
    fetching: new Set(),
  }
  let unsubscribe = (): void => undefined
  return {
    store,
    open: () => {
      unsubscribe()
      unsubscribe = useSettings.subscribe(() => show(guest, guest.heard))
      open(guest, false)
    },
    drawn: place.drawn,
    look: (looks) => look(guest, looks),
    takeOver: () => open(guest, true),
    play: (picks) => play(guest, picks),
    undo: () => undo(guest),
    lift: (seat) => {
      show(guest, lift(guest.heard, seat))
      void fetchLog(guest, seat)
    },
    say: (text) => void guest.line?.ask({ type: 'chat', table: id, text }),
    command: (orders) => command(guest, orders),
    advise: () => advise(guest),
    ...requestsOf(guest),
    rematch: async () => (guest.heard.info ? place.rematch(guest.heard.info) : '/'),
    close: () => {
      unsubscribe()
      guest.line?.close()
      guest.line = undefined
      guest.visits++
    },
  }
}
