import { takeDown } from '@machiya/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Seat } from '@machiya/kernel'
import type { Log, TableInfo, TableMade } from './protocol.ts'
import { connectClient, guestAt, type Client } from './testing/client.ts'
import { testHouse, until, type TestHouse } from './testing/house.ts'

/** On a machine that has other things to do as well. */
const SLOW = 120_000
let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
}, SLOW)
afterAll(() => house.close(), SLOW)

type Choice = (open: readonly string[], task: string, turn: number) => string | undefined
const anyPick: Choice = (open, _task, turn) => open[turn % open.length]
/** Everybody goes to the market, and nobody leaves it: there drafts are prepared unseen. */
const toTheMarket: Choice = (open, task, turn) =>
  task === 'haggle'
    ? anyPick(
        open.filter((pick) => pick !== 'done'),
        task,
        turn,
      )
    : (open.find((pick) => pick === 'market' || pick === 'pass' || pick === 'egress') ?? open[0])

test.each([
  ['teahouse', 'plan', anyPick],
  ['yedo', 'haggle', toTheMarket],
] as const)(
  'a hidden pick changes nothing that anybody else can see, not even a time: %s',
  async (name, where, choose) => {
    const { game } = await takeDown(name)
    const anna = await guestAt(house.url, 'Anna')
    const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }]
    const clock = { kind: 'live', bank: 600, increment: 10 }
    const { table, links } = await anna.call<TableMade>('POST', '/api/tables', {
      game: name,
      seats,
      clock,
    })
    for (const { token } of links) await anna.call('POST', `/api/tables/${table.id}/sit`, { token })
    await anna.call('POST', `/api/tables/${table.id}/start`)
    const clients: Client[] = await Promise.all(
      seats.map(async (_, seat) => {
        const client = connectClient(house.url, anna.token)
        await client.join(table.id, seat)
        return client
      }),
    )
    const watcher = connectClient(house.url, anna.token)
    await watcher.join(table.id, null)
    const seen = (seat: number) => clients[seat]?.seen(table.id, seat)
    const logOf = (seat: number | null) => anna.call<Log>('POST', `/api/tables/${table.id}/log`, { seat })
    const look = async () =>
      JSON.stringify([
        // The house's clock goes on whoever looks.
        { ...(await anna.call<TableInfo>('GET', `/api/tables/${table.id}`)), now: 0 },
        await logOf(null),
        ...(await Promise.all(seats.map((_, seat) => logOf(seat)))),
      ])
    let hidden = 0
    for (let turn = 0; turn < 200 && hidden < 5; turn++) {
      const asked = ([0, 1, 2] as Seat[]).filter((seat) => {
        const view = seen(seat)?.view
        return view && game.waitingFor(view).includes(seat)
      })
      const seat = asked[turn % Math.max(1, asked.length)] as Seat
      const view = seen(seat)?.view
      if (!view) break
      const task = view.agenda.at(-1)?.task ?? ''
      const pick = choose(game.legal(view, seat, []).map(String), task, turn) ?? ''
      const before = {
        info: await look(),
        others: clients.map((client, other) => client.seen(table.id, other)?.seq),
      }
      const publicSeq = watcher.seen(table.id, null)?.seq
      const answer = await clients[seat]?.say({
        type: 'move',
        table: table.id,
        seat,
        number: view.number,
        task,
        picks: [pick],
      })
      if (!answer?.ok) continue
      await until(() => (seen(seat)?.seq ?? 0) >= (answer.seq ?? 0))
      if (seen(seat)?.view.number !== view.number) {
        const now = seen(seat)?.view.number
        await until(() => clients.every((client, other) => client.seen(table.id, other)?.view.number === now))
        continue
      }
      if (task === where) hidden++
      expect(await look()).toBe(before.info)
      for (const other of [0, 1, 2]) if (other !== seat) expect(seen(other)?.seq).toBe(before.others[other])
      expect(watcher.seen(table.id, null)?.seq).toBe(publicSeq)
    }
    expect(hidden).toBeGreaterThan(0)
    for (const client of [...clients, watcher]) client.close()
  },
  SLOW,
)
