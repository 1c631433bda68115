import type { GameName } from '@machiya/games'
import { dice, type Seat } from '@machiya/kernel'
import { parseRecord } from '@machiya/kernel/record'
import { expect, test } from 'vitest'
import type { Answer, Log, Orders } from '../protocol.ts'
import { openCompany } from '../testing/company.ts'
import { until } from '../testing/house.ts'
import { moveOf, PERSON, playUntil, sitDown, type Asked, type Seated } from '../testing/lines.ts'

/** On a machine that has other things to do as well. */
const SLOW = 120_000
/** Time enough for the table to answer, if it would. */
const HESITATES_MS = 300
const { house, anna, connect } = await openCompany()

const BOT = { kind: 'bot', level: 'random' }
const playing = (name: GameName, plan?: readonly { kind: string }[]): Promise<Seated> =>
  sitDown(name, anna, connect(anna), plan)

const eventsAt = (table: string) =>
  house.house.store.db.selectFrom('event').selectAll().where('table_id', '=', table).orderBy('n').execute()
const logOf = async ({ client, table }: Seated, seat: Seat): Promise<Log['entries']> => {
  const answer: Answer = await client.say({ type: 'log', table, seat })
  return answer.ok ? (answer.log?.entries ?? []) : []
}
const mark = ({ client, table }: Seated, seat: Seat, number: number, cell: number): Promise<Answer> =>
  client.say({ type: 'move', table, seat, number, task: 'mark', picks: [cell] })

test(
  'where only one answer is open the table gives it, and log and record say so',
  async () => {
    const seated = await playing('noughts')
    const { client, table } = seated
    for (const [number, cell] of [0, 4, 8, 1, 7, 6, 2, 5].entries())
      expect(await mark(seated, (number % 2) as Seat, number, cell)).toMatchObject({ ok: true })
    await until(() => client.tables.get(table)?.status === 'over')
    const last = (await logOf(seated, 1)).at(-1)
    expect(last).toMatchObject({ mover: 0, number: 9 })
    expect(last?.tidings.at(-1)).toEqual({ tiding: 'table:answered', a: { seat: 0, why: 'forced' } })
    const { moves } = parseRecord(await anna.call<string>('GET', `/api/tables/${table}/record`))
    expect(moves.at(-1)).toEqual({ seat: 0, task: 'mark', pick: 3 })
  },
  SLOW,
)

/** A seat that can only pass where answers are hidden. */
const canOnlyPass = ({ game }: Seated, { seat, view }: Asked): Asked | undefined => {
  const rule = game.rules[view.agenda.at(-1)?.task ?? '']
  const isHidden = rule?.kind === 'floor' && rule.hides === 'answers'
  return isHidden && game.legal(view, seat, []).join() === 'pass' ? { seat, view } : undefined
}

test(
  'among people nobody is passed over where answers are hidden',
  async () => {
    const seated = await playing('yedo')
    const { client, table } = seated
    const asked = await playUntil(seated, (each) => canOnlyPass(seated, each))
    const before = (await eventsAt(table)).length
    await new Promise((done) => setTimeout(done, HESITATES_MS))
    expect((await eventsAt(table)).length).toBe(before)
    expect(await client.say(moveOf(table, asked, ['pass']))).toMatchObject({ ok: true })
  },
  SLOW,
)

/** Anna answers whatever she is asked, but for where she could only pass. */
const answers = (seated: Seated): void => {
  const { client, game, table } = seated
  const chance = dice(table)
  client.onChange = () => {
    const { view, seq } = client.seen(table, 0) ?? {}
    if (!view || !game.waitingFor(view).includes(0) || canOnlyPass(seated, { seat: 0, view })) return
    const open = game.legal(view, 0, [])
    void client.say(moveOf(table, { seat: 0, view }, [open[chance(open.length)] ?? '']), `n${seq}`)
  }
  client.onChange(table, 0)
}

test(
  'who sits there alone with bots is not asked where only passing is open',
  async () => {
    const seated = await playing('yedo', [PERSON, BOT])
    answers(seated)
    const passed = async () =>
      (await eventsAt(seated.table)).filter(
        ({ seat, task, message }) => seat === 0 && task === 'window' && message?.startsWith('alone-'),
      )
    while ((await passed()).length === 0) await new Promise((done) => setTimeout(done, 50))
    seated.client.onChange = () => undefined
    expect((await passed())[0]?.pick).toBe('"pass"')
  },
  SLOW,
)

test(
  'an order holds as long as it was given for, is said in the log, and one of the old form is still read',
  async () => {
    const seated = await playing('noughts')
    const { client, table } = seated
    const seen = () => client.seen(table, 0)
    const past = { task: 'mark', picks: [0], during: { round: 7 } }
    const orders = [past, { task: 'mark', picks: [8] }]
    expect(await client.say({ type: 'orders', table, seat: 1, orders })).toMatchObject({ ok: true })
    await client.join(table, 1)
    expect(client.seen(table, 1)?.orders).toEqual(orders)
    expect(await mark(seated, 0, 0, 4)).toMatchObject({ ok: true })
    await until(() => seen()?.view.number === 2)
    expect(seen()?.view).toMatchObject({ cells: [-1, -1, -1, -1, 0, -1, -1, -1, 1] })
    expect((await logOf(seated, 0)).at(-1)?.tidings.at(-1)).toMatchObject({ a: { seat: 1, why: 'order' } })

    const { db } = house.house.store
    await db
      .updateTable('seat')
      .set({ orders: '[{"task":"mark","pick":0}]' })
      .where('table_id', '=', table)
      .where('seat', '=', 1)
      .execute()
    house.house.liveTables.delete(table)
    const kept = await anna.call<Orders>('GET', `/api/tables/${table}/orders/1`)
    expect(kept.orders).toEqual([{ task: 'mark', picks: [0] }])
    await client.join(table, 0)
    expect(await mark(seated, 0, 2, 5)).toMatchObject({ ok: true })
    await until(() => seen()?.view.number === 4)
    expect(seen()?.view).toMatchObject({ cells: [1, -1, -1, -1, 0, 0, -1, -1, 1] })
  },
  SLOW,
)
