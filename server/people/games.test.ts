import { expect, test } from 'vitest'
import type { MyGames, Person, TableMade } from '../protocol.ts'
import type { PersonRow } from '../store/schema.ts'
import { guestAt, type Caller } from '../testing/client.ts'
import { openCompany } from '../testing/company.ts'
import { gamesOf } from './games.ts'

const SLOW = 120_000
const { house, anna, ben, connect } = await openCompany()
const games = (caller: Caller) => caller.call<MyGames>('GET', '/api/me/games')

/** The first of them takes three in a row. */
const wins = async (winner: Caller, loser: Caller, hints = false): Promise<string> => {
  const asked = { game: 'noughts', seats: [{ kind: 'person' }, { kind: 'person' }], hints }
  const { table, links } = await winner.call<TableMade>('POST', '/api/tables', asked)
  await loser.call('POST', `/api/tables/${table.id}/sit`, { token: links[1]?.token })
  await winner.call('POST', `/api/tables/${table.id}/start`)
  const lines = [connect(winner), connect(loser)]
  for (const [seat, line] of lines.entries()) await line.join(table.id, seat)
  for (const [number, cell] of [0, 3, 1, 4, 2].entries())
    await lines[number % 2]?.say({
      type: 'move',
      table: table.id,
      seat: number % 2,
      number,
      task: 'mark',
      picks: [cell],
    })
  for (const line of lines) line.close()
  return table.id
}

test(
  'my games tell places and where the points came from; who wins is rated above who loses, and the marks stand fast',
  async () => {
    const table = await wins(anna, ben)
    await wins(anna, ben)
    const { games: mine, house: means, ratings, marks } = await games(anna)
    expect(mine).toHaveLength(2)
    expect(mine[1]).toMatchObject({ table, game: 'noughts', seat: 0, levels: [null, null] })
    expect(mine[1]?.ranks.find(({ seat }) => seat === 0)?.place).toBe(1)
    expect(mine[1]?.sources).toBeTruthy()
    expect(Object.keys(means['noughts'] ?? {})).toEqual(Object.keys(mine[1]?.sources ?? {}))
    expect(ratings.map(({ name, games: played, you }) => [name, played, you])).toEqual([
      ['Anna', 2, true],
      ['Ben', 2, false],
    ])
    expect(ratings[0]?.mu).toBeGreaterThan(ratings[1]?.mu ?? 0)
    expect(marks['shogun']).toBeGreaterThan(marks['apprentice'] ?? 0)
  },
  SLOW,
)

test(
  'help is not rated; who does not want to be rated is not, and stays out of the list',
  async () => {
    const before = (await games(anna)).ratings
    await wins(ben, anna, true)
    expect((await games(anna)).ratings).toEqual(before)
    expect(await ben.call<Person>('PATCH', '/api/me', { rated: false })).toMatchObject({ rated: false })
    expect((await games(anna)).ratings.map(({ name }) => name)).toEqual(['Anna'])
    expect((await games(ben)).ratings.some(({ you }) => you)).toBe(false)
    await ben.call('PATCH', '/api/me', { rated: true })
  },
  SLOW,
)

test(
  'nobody waits while the figures of many games are worked out, and they are worked out once',
  async () => {
    const { db } = house.house.store
    const id = await wins(anna, ben)
    const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const seats = await db.selectFrom('seat').selectAll().where('table_id', '=', id).execute()
    const copies = Array.from({ length: 300 }, (_, i) => `${id}-${i}`)
    const tables = copies.map((copy) => ({ ...table, id: copy }))
    const chairs = copies.flatMap((copy) => seats.map((seat) => ({ ...seat, table_id: copy })))
    await db.insertInto('tables').values(tables).execute()
    await db.insertInto('seat').values(chairs).execute()
    let turns = 0
    const turn = (): void => {
      turns++
      waiting = setImmediate(turn)
    }
    let waiting = setImmediate(turn)
    const stranger = { id: 'nobody-here' } as PersonRow
    const { ratings } = await gamesOf(house.house, stranger)
    const first = turns
    await gamesOf(house.house, stranger)
    clearImmediate(waiting)
    expect(ratings.find(({ name }) => name === 'Anna')?.games).toBeGreaterThan(300)
    expect(first).toBeGreaterThan(5)
    expect(turns - first).toBeLessThan(first)
  },
  SLOW,
)

test(
  'all of it is in the export, and gone with whoever is forgotten',
  async () => {
    const carl = await guestAt(house.url, 'Carl')
    await wins(carl, anna)
    const own = await carl.call<{ games: object[]; rating: object[] }>('GET', '/api/me/export')
    expect(own.games).toHaveLength(1)
    expect(own.rating).toMatchObject([{ game: 'noughts', games: 1, you: true }])
    const means = (await games(anna)).house
    await carl.call('DELETE', '/api/me')
    const left = await games(anna)
    expect(left.ratings.map(({ name }) => name)).not.toContain('Carl')
    expect(JSON.stringify(left)).not.toContain(carl.id)
    expect(left.house).not.toEqual(means)
  },
  SLOW,
)
