/** The tables of a rules thread: one request in, one result out. Never touches storage or sockets. */
import type { Choices, Game } from '@machiya/kernel'
import {
  alone,
  follow,
  historyOf,
  lay,
  logOf,
  peopleSpeak,
  playLine,
  rebuild,
  rewind,
  rewound,
  shownTo,
  takeBack,
  type Company,
  type Kept,
  type Refused,
  type Table,
} from '@machiya/table'
import type { Missing, Op, Request, Requests, Results } from './requests.ts'

type Takes = (name: string) => Game
type Handlers = { [K in Op]: (asked: Requests[K]) => Results[K] }

const MISSING: Missing = { missing: true }
const refuse = (rule: string, sentence: string): Refused => ({ refusal: { rule, sentence } })
const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Fills in what was not chosen and says what does not fit. */
const fitOptions = (game: Game, seats: number, chosen: Choices): Results['options'] => {
  try {
    const { options, revision } = game.about(seats, chosen)
    return { options, revision }
  } catch (cause) {
    return refuse('options', reasonOf(cause))
  }
}

const NOBODY: Company = { chairs: [], viewers: [] }
const replayed = (game: Game, { record, seed }: Requests['record']): Results['record'] => {
  const [table, first] = lay(game, game.start(record.seats, record.options, seed, record.revision), NOBODY)
  const advances = [first]
  for (const [i, { pick, ...move }] of record.moves.entries()) {
    const made = playLine(table, { ...move, picks: [pick] }, NOBODY)
    if ('refusal' in made) return refuse('record', `move ${i + 1}: ${made.refusal.sentence}`)
    advances.push(made)
  }
  return { advances }
}

const show = (table: Table, { viewer }: Requests['view']) => {
  const { view, seq, back } = shownTo(table, viewer)
  return { view: JSON.stringify(view), seq, back: JSON.stringify(back) }
}

const offersTo = ({ game, position }: Table, { seat }: Requests['offers']) => ({
  number: position.number,
  task: game.task(position)?.task ?? null,
  offers: game.offers(game.view(position, seat), seat),
})

/** At most so many tables stay in a thread; the one not used for longest goes first. */
const CAPACITY = 2000

type Named = { table: string; game: string; n: number; base?: readonly Kept[] | undefined }
const openShelf = (takeDown: Takes) => {
  const tables = new Map<string, Table>()
  const keep = (name: string, table: Table): void => {
    tables.delete(name)
    tables.set(name, table)
    if (tables.size > CAPACITY) tables.delete(tables.keys().next().value as string)
  }
  const find = ({ table: name, game, n, base }: Named): Table | undefined => {
    let table = tables.get(name)
    if (table?.n !== n && base) table = rebuild(takeDown(game), base)
    if (table?.n !== n) return undefined
    keep(name, table)
    return table
  }
  return { keep, find, drop: (name: string) => tables.delete(name) }
}

export const makeEngine = (takeDown: Takes): ((asked: Request) => Results[Op]) => {
  const shelf = openShelf(takeDown)
  const at =
    <A extends Named, R>(then: (table: Table, asked: A) => R) =>
    (asked: A): R | Missing => {
      const table = shelf.find(asked)
      return table ? then(table, asked) : MISSING
    }
  const handlers: Handlers = {
    start: ({ table: name, game: called, seats, options, seed, company }) => {
      const game = takeDown(called)
      const [table, advance] = lay(game, game.start(seats, options, seed), company)
      shelf.keep(name, table)
      return advance
    },
    play: at((table, { line, company, why }: Requests['play']) => playLine(table, line, company, why)),
    undo: at((table, asked: Requests['undo']) => takeBack(table, asked, asked.company)),
    rewind: at((table, { number, company }: Requests['rewind']) => rewind(table, number, company)),
    rewound: at((table, { number }: Requests['rewound']) => {
      const moves = rewound(table, number)
      return 'refusal' in moves ? moves : { moves }
    }),
    follow: at((table, { events, company }: Requests['follow']) => follow(table, events, company)),
    alone: at((table, { chairs }: Requests['alone']) => ({
      alone: alone(table, chairs),
      stay: peopleSpeak(table, chairs),
    })),
    view: at(show),
    offers: at(offersTo),
    history: ({ game, events, viewer, after }) => historyOf(takeDown(game), events, viewer, after),
    log: ({ game, events, viewer }) => ({ log: JSON.stringify(logOf(takeDown(game), events, viewer)) }),
    options: ({ game, seats, options }) => fitOptions(takeDown(game), seats, options),
    record: (asked) => replayed(takeDown(asked.record.game), asked),
    forget: ({ table }) => {
      shelf.drop(table)
      return { done: true }
    },
  }
  return (asked) => {
    try {
      return handlers[asked.op](asked as never)
    } catch (cause) {
      if ('table' in asked) shelf.drop(asked.table)
      throw cause
    }
  }
}
