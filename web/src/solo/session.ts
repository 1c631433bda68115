/** A table on this device: the position, who sits there, what was told. Plain data and functions, no clock. */
import type { Level } from '@machiya/bots'
import type { Game, Pick, Reason, RecordedMove, Seat, Task, Whole } from '@machiya/kernel'
import { isOver, seatsOf } from '@machiya/kernel'
import type { Entry, StandingOrder, Step, Undo } from '../table/client.ts'

export type SoloChair = { readonly name: string; readonly level: Level | null }

export type Setup = {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly chairs: readonly SoloChair[]
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly seed: string
  /** A position to go on from instead of a new deal. */
  readonly from?: unknown
}

/** What is stored: JSON, all of it. */
export type Saved = Omit<Setup, 'from'> & {
  readonly position: unknown
  readonly moves: readonly RecordedMove[]
  /** Whether the moves lead from the seed to the position. */
  readonly replayable: boolean
  readonly logs: readonly (readonly Entry[])[]
  readonly read: readonly number[]
  /** By seat. */
  readonly orders?: readonly (readonly StandingOrder[])[]
  readonly begun: number
  readonly moved: number
  readonly over: boolean
  readonly waiting: readonly Seat[]
}

export type Session = {
  readonly game: Game
  setup: Omit<Saved, 'position' | 'moves' | 'logs' | 'read' | 'orders' | 'moved' | 'over' | 'waiting'>
  now: Whole
  /** Positions before the moves that can still be taken back, oldest first. */
  before: Whole[]
  moves: RecordedMove[]
  logs: Entry[][]
  read: number[]
  orders: (readonly StandingOrder[])[]
  moved: number
}

const MOST_STEPS = 40

export const begin = (game: Game, { from, ...setup }: Setup, at: number): Session => {
  const now =
    from === undefined ? game.start(setup.chairs.length, setup.options, setup.seed) : game.load(from)
  const session: Session = {
    game,
    setup: { ...setup, begun: at, replayable: from === undefined },
    now,
    before: [],
    moves: [],
    logs: seatsOf(now).map(() => []),
    read: seatsOf(now).map(() => -1),
    orders: seatsOf(now).map(() => []),
    moved: at,
  }
  if (from === undefined) hear(session, at)
  return session
}

export const load = (game: Game, saved: Saved): Session => {
  const { position, moves, logs, read, orders = [], moved, over: _, waiting: __, ...setup } = saved
  return {
    game,
    setup,
    now: game.load(position),
    before: [],
    moves: [...moves],
    logs: logs.map((log) => [...log]),
    read: [...read],
    orders: setup.chairs.map((_chair, seat) => orders[seat] ?? []),
    moved,
  }
}

export const store = ({ game, setup, now, moves, logs, read, orders, moved }: Session): Saved => ({
  ...setup,
  position: now,
  moves,
  logs,
  read,
  orders,
  moved,
  over: isOver(now),
  waiting: game.waitingFor(now),
})

/** Everybody at the table hears what the last move told, each as far as they know it. */
const hear = (session: Session, at: number): void => {
  const { game, now, logs } = session
  for (const seat of seatsOf(now)) {
    const tidings = game.tidings(now, seat)
    if (tidings.length) logs[seat]?.push({ number: now.number, mover: now.mover, at, tidings })
  }
}

const keepsUndo = (before: Whole, now: Whole): boolean =>
  now.revealed === before.revealed && now.mover !== null

/** Plays a move; answers with the reason if it is refused. */
export const play = (session: Session, seat: Seat, pick: Pick, number: number, at: number): Reason | null => {
  const { game, now } = session
  const task = game.task(now) as Task
  const { position, refusal } = game.play(now, { seat, pick, number, ...(task ? { task: task.task } : {}) })
  if (refusal) return refusal
  const goesOn = now.mover === seat || session.before.length === 0
  session.before = keepsUndo(now, position) ? [...(goesOn ? session.before : []), now].slice(-MOST_STEPS) : []
  session.now = position
  session.moves.push({ seat, task: task.task, pick })
  session.moved = at
  if (position.number !== now.number) hear(session, at)
  return null
}

/** Takes the seat's last move back, where the rules of undo allow it. */
export const undo = (session: Session, seat: Seat): Reason | null => {
  const { game, now, before, logs } = session
  const last = before.at(-1)
  if (!last) return null
  const { position, refusal } = game.undo(now, last, seat)
  if (refusal) return refusal
  session.now = position
  session.before = before.slice(0, -1)
  session.moves.pop()
  // Taking back counts on: a second one finds numbers far below its own.
  for (const log of logs) while ((log.at(-1)?.number ?? -1) > last.number) log.pop()
  return null
}

const stepOf = (session: Session, index: number): Step => {
  const { before, moves, game } = session
  const move = moves[moves.length - before.length + index] as RecordedMove
  const task = game.task(before[index] as Whole) as Task
  return { task: task.task, a: task.a, pick: move.pick }
}

export const undoFor = (session: Session, seat: Seat | null): Undo => {
  const { game, now, before } = session
  const last = before.at(-1)
  if (!last || seat === null) return { steps: [], no: null }
  const { refusal } = game.undo(now, last, seat)
  return refusal ? { steps: [], no: refusal } : { steps: before.map((_, i) => stepOf(session, i)), no: null }
}

export const humansOf = ({ setup }: Session): Seat[] =>
  setup.chairs.flatMap(({ level }, seat) => (level === null ? [seat as Seat] : []))

/** What somebody left as a standing order for what is asked now. */
export const orderedPick = ({ game, now, orders }: Session): { seat: Seat; pick: Pick } | undefined => {
  const task = game.task(now)?.task
  for (const seat of game.waitingFor(now)) {
    const open = orders[seat]?.length ? game.legal(now, seat, []) : []
    const order = orders[seat]?.find((each) => each.task === task && open.includes(each.pick))
    if (order) return { seat, pick: order.pick }
  }
  return undefined
}

/** What the floor that is asked hides; undefined where one seat is asked alone. */
const hidesOn = ({ game, now }: Session) => {
  const rule = game.rules[game.task(now)?.task ?? '']
  return rule?.kind === 'floor' ? rule.hides : undefined
}
export const isSecret = (session: Session): boolean => (hidesOn(session) ?? 'nothing') !== 'nothing'

/** Whether somebody at the device can still speak on a floor where nothing is hidden. */
export const peopleSpeak = (session: Session): boolean => {
  const { game, now, setup } = session
  return (
    hidesOn(session) === 'nothing' && game.waitingFor(now).some((seat) => setup.chairs[seat]?.level === null)
  )
}

/** Bots that would leave a floor but for the people there, with what they had heard by then. */
export type Content = Map<Seat, number>

const isContent = ({ logs }: Session, seat: Seat, content: Content): boolean =>
  content.get(seat) === logs[seat]?.length
export const stays = ({ logs }: Session, seat: Seat, content: Content): void =>
  void content.set(seat, logs[seat]?.length ?? 0)

/** The next bot that is waited for. Where people can still speak it stays, and is asked again when it hears something. */
export const botToMove = (session: Session, content: Content): Seat | undefined => {
  const { game, now, setup } = session
  const speak = peopleSpeak(session)
  return game
    .waitingFor(now)
    .find((seat) => setup.chairs[seat]?.level !== null && !(speak && isContent(session, seat, content)))
}

/** Whose eyes next: the same person while asked, else the next person who is waited for. */
export const eyesAfter = (session: Session, seat: Seat | null): Seat | null => {
  const humans = humansOf(session)
  if (humans.length < 2) return humans[0] ?? null
  const waiting = session.game.waitingFor(session.now).filter((each) => humans.includes(each))
  if (seat !== null && (waiting.includes(seat) || waiting.length === 0)) return seat
  const order = [...waiting].sort((a, b) => after(a, seat, session) - after(b, seat, session))
  return order[0] ?? seat
}
const after = (a: Seat, seat: Seat | null, { now }: Session): number =>
  (a - (seat ?? 0) + now.about.seats) % now.about.seats
