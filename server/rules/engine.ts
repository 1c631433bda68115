/** The rules, as a rules thread runs them: one order in, one result out. Never touches storage or sockets. */
import type { Choices, Game, Viewer, Whole, View } from '@machiya/kernel'
import { changesBetween } from '../changes.ts'
import {
  advanceTo,
  earIndex,
  firstHeld,
  positionAfter,
  rebuild,
  reportOf,
  seenBy,
  type Held,
} from './held.ts'
import { logOf } from './log.ts'
import type { Advance, History, Kept, Missing, Op, Order, Orders, Refusal, Results, Step } from './orders.ts'

type Takes = (name: string) => Game
type Handlers = { [K in Op]: (order: Orders[K]) => Results[K] }

const MISSING: Missing = { missing: true }
const refuse = (rule: string, sentence: string): Refusal => ({ refusal: { rule, sentence } })
const NOTHING_BACK = refuse('K11', 'There is nothing to take back')
const LATE = refuse('K14', 'This answers an earlier position')
const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Plays a seat's move; on a refusal nothing changes. */
const play = (held: Held, { seat, pick, number, task, viewers }: Orders['play']): Advance | Refusal => {
  const named = held.game.task(held.position)?.task ?? null
  const move = { seat, pick, ...(number === undefined ? {} : { number }), ...(task ? { task } : {}) }
  const { position, refusal } = held.game.play(held.position, move)
  return refusal ? refuse(refusal.rule, refusal.sentence) : advanceTo(held, position, viewers, named)
}

const undo = (held: Held, { seat, number, viewers }: Orders['undo']): Advance | Refusal => {
  const before = held.trail.at(-2)
  if (!before) return NOTHING_BACK
  if (number !== held.position.number) return LATE
  const { position, refusal } = held.game.undo(held.position, before.position, seat)
  return refusal ? refuse(refusal.rule, refusal.sentence) : advanceTo(held, position, viewers, null, 1)
}

const rewind = (held: Held, { number, viewers }: Orders['rewind']): Advance | Refusal => {
  const at = held.trail.findIndex(({ position }) => position.number >= number)
  const before = held.trail[at - 1]
  if (at < 1 || !before) return NOTHING_BACK
  const position: Whole = { ...before.position, number: held.position.number + 1 }
  return advanceTo(held, position, viewers, null, held.trail.length - at)
}

/** Takes over what another node kept; its deliveries are made here for those who listen here. */
const follow = (held: Held, events: readonly Kept[], viewers: readonly Viewer[]): Advance => {
  const deliveries: Advance['deliveries'][number][] = []
  let last: Advance | undefined
  for (const event of events.filter(({ n }) => n > held.n)) {
    const after = positionAfter(held.position, event)
    const back = event.kind === 'undo' ? Number(event.pick) : undefined
    last = advanceTo(held, after, viewers, null, back)
    deliveries.push(...last.deliveries)
  }
  return { ...(last ?? reportOf(held, '[]', [], { task: null })), deliveries }
}

const history = (game: Game, { events, viewer, after }: Orders['history']): History => {
  const steps: Step[] = []
  let position: Whole | undefined
  let was: View | undefined
  let first = 'null'
  let firstSeq = 0
  for (const event of events) {
    position = positionAfter(position, event)
    const heard = JSON.parse(event.heard) as number[]
    const seq = viewer === 'all' ? event.n : (heard[earIndex(viewer, position.about.seats)] as number)
    const [view, told] = seenBy(game, position, viewer)
    if (was && seq > after && seq > firstSeq + steps.length)
      steps.push({
        at: event.at,
        seq,
        changes: JSON.stringify(changesBetween(was, view)),
        told,
        undo: event.kind === 'undo',
      })
    else if (steps.length === 0) {
      first = JSON.stringify({ ...view, told: JSON.parse(told) as unknown })
      firstSeq = seq
    }
    was = view
  }
  return { first, firstSeq, steps }
}

/** Fills in what was not chosen and says what does not fit, by laying a table and clearing it again. */
const fitOptions = (game: Game, seats: number, options: Choices): Results['options'] => {
  try {
    const { about } = game.start(seats, options, '0'.repeat(32))
    return { options: about.options, revision: about.revision }
  } catch (cause) {
    return refuse('options', reasonOf(cause))
  }
}

const replayed = (game: Game, { record, seed }: Orders['record']): Results['record'] => {
  const [held, first] = firstHeld(game, game.start(record.seats, record.options, seed))
  const advances = [first]
  for (const [i, move] of record.moves.entries()) {
    const order = { table: '', game: game.name, n: held.n, viewers: [], ...move }
    const made = play(held, order)
    if ('refusal' in made) return refuse('record', `move ${i + 1}: ${made.refusal.sentence}`)
    advances.push(made)
  }
  return { advances }
}

/** At most so many tables stay in a thread; the one not used for longest goes first. */
const CAPACITY = 2000

export const makeEngine = (takeDown: Takes): ((order: Order) => Results[Op]) => {
  const tables = new Map<string, Held>()
  const keep = (table: string, held: Held): void => {
    tables.delete(table)
    tables.set(table, held)
    if (tables.size > CAPACITY) tables.delete(tables.keys().next().value as string)
  }
  type Named = { table: string; game: string; n: number; base?: readonly Kept[] | undefined }
  const find = ({ table, game, n, base }: Named): Held | undefined => {
    let held = tables.get(table)
    if (held?.n !== n && base) held = rebuild(takeDown(game), base)
    if (held?.n !== n) return undefined
    keep(table, held)
    return held
  }
  const onHeld =
    <O extends Named, R>(then: (held: Held, order: O) => R) =>
    (order: O): R | Missing => {
      const held = find(order)
      return held ? then(held, order) : MISSING
    }
  const handlers: Handlers = {
    start: ({ table, game: name, seats, options, seed }) => {
      const game = takeDown(name)
      const [held, advance] = firstHeld(game, game.start(seats, options, seed))
      keep(table, held)
      return advance
    },
    play: onHeld(play),
    undo: onHeld(undo),
    rewind: onHeld(rewind),
    follow: onHeld((held, { events, viewers }: Orders['follow']) => follow(held, events, viewers)),
    view: onHeld((held, { viewer }: Orders['view']) => ({
      view: JSON.stringify(held.game.view(held.position, viewer)),
      seq: viewer === 'all' ? held.n : (held.heard[earIndex(viewer, held.position.about.seats)] as number),
      asks: held.game.task(held.position)?.task ?? null,
    })),
    offers: onHeld((held, { seat }: Orders['offers']) => ({
      number: held.position.number,
      task: held.game.task(held.position)?.task ?? null,
      offers: held.game.offers(held.game.view(held.position, seat), seat),
    })),
    history: (order) => history(takeDown(order.game), order),
    log: (order) => ({ log: JSON.stringify(logOf(takeDown(order.game), order)) }),
    options: ({ game, seats, options }) => fitOptions(takeDown(game), seats, options),
    record: (order) => replayed(takeDown(order.record.game), order),
    forget: ({ table }) => {
      tables.delete(table)
      return { done: true }
    },
  }
  return (order) => {
    try {
      return handlers[order.op](order as never)
    } catch (cause) {
      if ('table' in order) tables.delete(order.table)
      throw cause
    }
  }
}
