import type { Move } from '@machiya/bots'
import { takeDown } from '@machiya/games'
import type { Pick, Seat } from '@machiya/kernel'
import { parseRecord } from '@machiya/kernel/record'
import { expect, test, vi } from 'vitest'
import type { TableInfo, TableMade } from '../protocol.ts'
import type { Saying } from '../testing/client.ts'
import { openCompany } from '../testing/company.ts'
import { until } from '../testing/house.ts'

const SLOW = 120_000
/** Time enough for bots to leave, if they would. */
const HESITATES_MS = 250
const { house, anna, connect } = await openCompany()
const { game } = await takeDown('teahouse')

test(
  'bots stay on an open floor for as long as people can speak there, and leave with them',
  async () => {
    const bots = [0, 1].map(() => ({ kind: 'bot', level: 'random' }))
    const { table } = await anna.call<TableMade>('POST', '/api/tables', {
      game: 'teahouse',
      seats: [{ kind: 'person' }, ...bots],
    })
    const client = connect(anna)
    await client.join(table.id, 0)
    const seat: Seat = 0
    const say = (): void => {
      const { view, seq } = client.seen(table.id, seat) ?? {}
      if (!view || !game.waitingFor(view).includes(seat)) return
      const [pick = ''] = game.legal(view, seat, [])
      const task = view.agenda.at(-1)?.task ?? ''
      const move = {
        type: 'move',
        table: table.id,
        seat,
        number: view.number,
        task,
        picks: [pick],
      } satisfies Saying
      void client.say(move, `n${view.number}-${seq}`)
    }
    const isTrade = (): boolean => client.seen(table.id, seat)?.view?.agenda.at(-1)?.task === 'haggle'
    const act = (): void => void setTimeout(say, isTrade() ? HESITATES_MS : 0)
    client.onChange = act
    await anna.call('POST', `/api/tables/${table.id}/start`)
    act()
    await until(() => client.tables.get(table.id)?.status === 'over', SLOW)
    expect((await anna.call<TableInfo>('GET', `/api/tables/${table.id}`)).status).toBe('over')
    const { moves } = parseRecord(await anna.call<string>('GET', `/api/tables/${table.id}/record`))
    const left: [Seat, Pick][] = moves
      .filter(({ task, pick }) => task === 'haggle' && pick === 'done')
      .map((move) => [move.seat, move.pick])
    expect(left.length).toBeGreaterThan(2)
    left.forEach(([who], i) => expect(who === seat).toBe(i % 3 === 0))
  },
  SLOW,
)

test(
  'a bot is told again how it meant to go on',
  async () => {
    const ask = vi.spyOn(house.house.bots, 'ask')
    const bot = { kind: 'bot', level: 'shogun' }
    const { table } = await anna.call<TableMade>('POST', '/api/tables', {
      game: 'edo',
      seats: [bot, bot],
      mySeat: null,
    })
    await anna.call('POST', `/api/tables/${table.id}/start`)
    await until(() => ask.mock.calls.filter(([{ meant = [] }]) => meant.length > 0).length > 1, SLOW)
    const asked = ask.mock.calls.map(([{ seat, meant = [] }], at) => ({ seat, meant, at }))
    const answers = await Promise.all(ask.mock.results.map(({ value }) => value as Promise<Move>))
    for (const { seat, meant, at } of asked.filter((each) => each.meant.length > 0)) {
      const before = asked.findLast((each) => each.seat === seat && each.at < at)
      expect(meant).toEqual(answers[before?.at ?? 0]?.next)
    }
  },
  SLOW,
)
