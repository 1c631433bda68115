/** What an engine can be asked; docs/engine.md describes each method. */
import { randomBytes } from 'node:crypto'
import { gameNames, isGame, takeDown } from '@machiya/games'
import { commit, dice, isOver, mix, type Chance, type Game, type View, type Whole } from '@machiya/kernel'
import { parseRecord, printRecord, replay } from '@machiya/kernel/record'
import { describeAll } from '../games.ts'
import {
  answeringIn,
  gameIn,
  objectIn,
  only,
  optionsIn,
  picksIn,
  seatIn,
  seatsIn,
  seedIn,
  textIn,
  viewerIn,
} from './params.ts'
import { fail, type Methods, type Params } from './rpc.ts'
import { openTables, type Table, type Tables } from './tables.ts'

const freshSeed = (): string => randomBytes(16).toString('hex')

/** Who is waited for and what is asked: enough to go on. */
const state = ({ game, g }: Table) => ({
  number: g.number,
  over: isOver(g),
  waitingFor: game.waitingFor(g),
  task: game.task(g) ?? null,
})

const opened = (tables: Tables, table: Table) => ({ table: tables.open(table), ...state(table) })

const start = async (tables: Tables, params: Params) => {
  only(params, 'game', 'seats', 'options', 'seed')
  const game = await gameIn(params)
  const seats = seatsIn(params, game)
  const seed = seedIn(params) ?? freshSeed()
  const g = game.start(seats, optionsIn(params, game), seed)
  const { name, revision } = game
  const about = { game: name, revision, seats, options: g.about.options, commitment: commit(seed), seed }
  return { ...opened(tables, { game, g, record: { ...about, moves: [] } }), seed, commitment: commit(seed) }
}

const told = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

/** Turns what the kernel says about foreign data into an error of the call. */
const foreign = <T>(what: string, read: () => T): T => {
  try {
    return read()
  } catch (fault) {
    return fail('params', `${what}: ${told(fault)}`)
  }
}

const gameOf = async (name: unknown, what: string): Promise<Game> =>
  typeof name === 'string' && isGame(name)
    ? (await takeDown(name)).game
    : fail('params', `${what} names no game of this house; it has ${gameNames().join(', ')}`)

const aboutOf = (saved: Params): unknown => (saved['about'] as { game?: unknown } | null | undefined)?.game

const loadRecord = async (tables: Tables, params: Params) => {
  const record = foreign('record', () => parseRecord(textIn(params, 'record')))
  const game = await gameOf(record.game, 'record')
  const { seed } = record
  if (seed === undefined) return fail('params', 'record has no seed, so it cannot be dealt again')
  const g = foreign('record', () => replay(game, record, mix(seed, record.salts ?? [])).at(-1) as Whole)
  return opened(tables, { game, g, record })
}

const load = async (tables: Tables, params: Params) => {
  only(params, 'save', 'record')
  if ('record' in params) return loadRecord(tables, params)
  const saved = objectIn(params, 'save')
  const game = await gameOf(aboutOf(saved), 'save.about.game')
  const g = foreign('save', () => game.load(structuredClone(saved)))
  return opened(tables, { game, g, record: null })
}

const play = (tables: Tables, params: Params) => {
  only(params, 'table', 'seat', 'pick', 'picks', 'number', 'task')
  const { game, g, record } = tables.at(params)
  const line = { seat: seatIn(params, g), picks: picksIn(params), ...answeringIn(params) }
  const lined = game.playLine(g, line)
  if (lined.refusal) {
    const { refusal, at } = lined
    return fail('refused', `${refusal.sentence} [${refusal.rule}]`, { ...refusal, at })
  }
  const { position, moves } = lined
  const table = { game, g: position, record: record && { ...record, moves: [...record.moves, ...moves] } }
  tables.set(params, table)
  return state(table)
}

/** A view that came from elsewhere: its world is checked as a save is. */
const fromView = async (params: Params): Promise<Table> => {
  only(params, 'view', 'seed')
  const view = objectIn(params, 'view')
  const game = await gameOf(aboutOf(view), 'view.about.game')
  const world = foreign('view', () => game.imagine(view as unknown as View, chanceIn(params)))
  const g = foreign('view', () => game.load(JSON.parse(JSON.stringify(world))))
  return { game, g, record: null }
}

const fromTable = (tables: Tables, params: Params): Table => {
  only(params, 'table', 'viewer', 'seed')
  const { game, g } = tables.at(params)
  const seen = game.view(g, viewerIn(params, g))
  return { game, g: game.imagine(seen, chanceIn(params)), record: null }
}

const chanceIn = (params: Params): Chance => dice(seedIn(params) ?? freshSeed())

const imagine = async (tables: Tables, params: Params) =>
  opened(tables, 'view' in params ? await fromView(params) : fromTable(tables, params))

const standing = ({ game, g }: Table) => ({
  over: isOver(g),
  standing: game.standing(g),
  scoring: game.scoring(g),
})

const recordText = ({ record }: Table): string =>
  record
    ? printRecord(record)
    : fail('params', 'this table was not followed from its deal on (load, imagine), so it has no record')

/** A method that only looks at a table. */
const looks =
  (tables: Tables, look: (table: Table, params: Params) => unknown, ...names: readonly string[]) =>
  (params: Params): unknown => {
    only(params, 'table', ...names)
    return look(tables.at(params), params)
  }

/** The methods of one engine, with tables of its own. */
export const engineMethods = (): Methods => {
  const tables = openTables()
  return {
    games: (params) => {
      only(params)
      return describeAll()
    },
    start: (params) => start(tables, params),
    load: (params) => load(tables, params),
    save: looks(tables, ({ g }) => g),
    copy: looks(tables, (table) => opened(tables, table)),
    close: (params) => {
      only(params, 'table')
      tables.close(params)
      return { closed: true }
    },
    waitingFor: looks(tables, state),
    options: looks(tables, ({ game, g }, params) => game.offers(g, seatIn(params, g)), 'seat'),
    play: (params) => play(tables, params),
    view: looks(tables, ({ game, g }, params) => game.view(g, viewerIn(params, g)), 'viewer'),
    imagine: (params) => imagine(tables, params),
    standing: looks(tables, standing),
    tidings: looks(tables, ({ game, g }, params) => game.tidings(g, viewerIn(params, g)), 'viewer'),
    record: looks(tables, recordText),
  }
}
