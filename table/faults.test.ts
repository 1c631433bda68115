/** The contract bites: one planted fault in a table each time, and every one is found. */
import { takeDown, type GameName } from '@machiya/games'
import type { Seat } from '@machiya/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import type * as alone from './alone.ts'
import type * as asked from './asked.ts'
import type * as changes from './changes.ts'
import type * as events from './events.ts'
import type * as tables from './table.ts'
import type * as trails from './trail.ts'

type Modules = {
  './alone.ts': typeof alone
  './asked.ts': typeof asked
  './changes.ts': typeof changes
  './events.ts': typeof events
  './table.ts': typeof tables
  './trail.ts': typeof trails
}
type Faulty<M extends keyof Modules> = (right: Modules[M]) => Partial<Modules[M]>
type Planted = { readonly path: keyof Modules; readonly faulty: (right: never) => object }
const plant = <M extends keyof Modules>(path: M, faulty: Faulty<M>): Planted => ({ path, faulty })

/** On a machine that has other things to do as well. */
vi.setConfig({ testTimeout: 120_000 })

let planted: keyof Modules = './table.ts'
afterEach(() => vi.doUnmock(planted))

/** A few games at a table of which one part is not as it should be. */
const gamesWith = async ({ path, faulty }: Planted, name: GameName = 'teahouse'): Promise<void> => {
  planted = path
  vi.resetModules()
  vi.doMock(path, async (original) => {
    const right = await original<object>()
    return { ...right, ...faulty(right as never) }
  })
  const { playTable } = await import('./contract.ts')
  const { game } = await takeDown(name)
  for (let i = 0; i < 12; i++) playTable({ game, seats: 3, seed: `fault ${i}` })
}

type Result = tables.Advance | tables.Refused
type Spoils = (made: tables.Advance, table: tables.Table) => tables.Advance
const spoilt = (made: Result, table: tables.Table, spoil: Spoils): Result =>
  'n' in made ? spoil(made, table) : made

/** What a move comes to is other than it should be. */
const afterMoves = (spoil: Spoils): Planted =>
  plant('./table.ts', ({ playLine }) => ({
    playLine: (table, line, company, why) => spoilt(playLine(table, line, company, why), table, spoil),
  }))

test('without a fault the contract is kept', async () => {
  await gamesWith(plant('./table.ts', () => ({})))
})

test('a delivery tells others of a hidden answer', async () => {
  const fault = afterMoves((made, { heard }) => {
    if (made.deliveries.length > 1) return made
    const viewer: Seat = made.deliveries[0]?.viewer === 0 ? 1 : 0
    const told = { viewer, seq: (heard[viewer] ?? 0) + 1, changes: '[]', told: 'null', back: '{}' }
    return { ...made, deliveries: [...made.deliveries, told] }
  })
  await expect(gamesWith(fault)).rejects.toThrow(/\[table\] what \d sees by changes/)
})

test('a view is not all brought up to date', async () => {
  const fault = plant('./changes.ts', ({ changesBetween }) => ({
    changesBetween: (a, b) => changesBetween(a, b).slice(0, 3),
  }))
  await expect(gamesWith(fault)).rejects.toThrow('[table]')
})

test('the log keeps what was taken back', async () => {
  const uncut: Spoils = (made) => ({
    ...made,
    deliveries: made.deliveries.map(({ cut: _cut, ...delivery }) => delivery),
  })
  const fault = plant('./table.ts', ({ takeBack, follow }) => ({
    takeBack: (table, back, company) => spoilt(takeBack(table, back, company), table, uncut),
    follow: (table, kept, company) => uncut(follow(table, kept, company), table),
  }))
  await expect(gamesWith(fault)).rejects.toThrow(/\[table\] the log of (\d|public)/)
})

test('a seat may take back the steps of another', async () => {
  const fault = plant('./trail.ts', ({ undoFor }) => ({
    undoFor: (game, trail, seat) => undoFor(game, trail, trail.at(-1)?.position.mover ?? seat),
  }))
  await expect(gamesWith(fault)).rejects.toThrow(/\[table\] \d may take back, but did not move last/)
})

test('taking back takes one move more than it says', async () => {
  const fault = plant('./trail.ts', ({ lastMove }) => ({
    lastMove: (trail, seat) => Math.min(trail.length - 1, lastMove(trail, seat) + 1),
  }))
  await expect(gamesWith(fault)).rejects.toThrow('[table]')
})

test('an answer is forced by what only its seat knows', async () => {
  const fault = plant('./alone.ts', ({ alone: right }) => ({
    alone: (laid, chairs) => {
      const { game, position } = laid
      const seat = game.waitingFor(position).find((each) => game.legal(position, each, []).length === 1)
      return seat === undefined
        ? right(laid, chairs)
        : [{ seat, why: 'forced', picks: game.legal(position, seat, []) }]
    },
  }))
  await expect(gamesWith(fault, 'yedo')).rejects.toThrow(/\[table\] what (\d|public) takes for the only way/)
})

test('an order is followed again and again', async () => {
  const fault = plant('./asked.ts', () => ({ hasAnswered: () => false }))
  await expect(gamesWith(fault, 'edo')).rejects.toThrow('[table] the table answers itself for ever')
})

test('it is said who answered by order where answers are hidden', async () => {
  const fault = plant('./table.ts', ({ playLine }) => ({
    playLine: (table, line, company, why) => {
      const before = table.position.number
      const made = playLine(table, line, company, why)
      const told = table.position.told as unknown[]
      if (why && before !== table.position.number && !JSON.stringify(told).includes('table:answered'))
        told.push({ tiding: 'table:answered', a: { seat: line.seat, why } })
      return made
    },
  }))
  await expect(gamesWith(fault, 'yedo')).rejects.toThrow(/\[table\] what is said of \d not being asked/)
})

test('a table that is laid again has forgotten what may be taken back', async () => {
  const fault = plant('./table.ts', ({ rebuild }) => ({
    rebuild: (game, kept) => {
      const table = rebuild(game, kept)
      return { ...table, trail: table.trail.slice(-1) }
    },
  }))
  await expect(gamesWith(fault)).rejects.toThrow(/\[table\] what \d may take back at a table laid again/)
})

test('a line is kept without its last pick', async () => {
  const fault = plant('./events.ts', ({ written }) => ({
    written: (moves) => written(moves.length > 1 ? moves.slice(0, -1) : moves),
  }))
  await expect(gamesWith(fault)).rejects.toThrow('[table]')
})

test('a table that follows leaves out what the public hears', async () => {
  const fault = plant('./table.ts', ({ follow }) => ({
    follow: (table, kept, company) => {
      const made = follow(table, kept, company)
      return { ...made, deliveries: made.deliveries.filter(({ viewer }) => viewer !== 'public') }
    },
  }))
  await expect(gamesWith(fault)).rejects.toThrow('[table] what a table that follows tells')
})
