import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mix, type Position, type Seat } from '@machiya/kernel'
import { parseRecord } from '@machiya/kernel/record'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyChanges, type Advance, type Change, type Company, type Kept } from '@machiya/table'
import { startRules, type Rules } from './pool.ts'

const NOBODY: Company = { chairs: [], viewers: [] }
let rules: Rules
beforeAll(() => {
  const plugin = new URL('../testing/stuck.ts', import.meta.url).href
  rules = startRules(1, { orderMs: 1000, heapMb: 64, plugin })
})
afterAll(() => rules.stop())

const begin = async (table: string, game: string, seats: number): Promise<Advance> => {
  const made = await rules.ask('start', {
    table,
    game,
    seats,
    options: {},
    seed: 'ab'.repeat(16),
    company: NOBODY,
  })
  if ('broken' in made) throw new Error(made.broken)
  return made
}
const advance = (result: object): Advance => {
  if (!('n' in result)) throw new Error(JSON.stringify(result))
  return result as Advance
}
const keep = ({ heard, ...made }: Advance): Kept => ({ ...made, heard: JSON.stringify(heard), at: 0 })

test('a game is played move by move, and each viewer gets changes that add up to its view', async () => {
  const events = [keep(await begin('t1', 'teahouse', 3))]
  const where = { table: 't1', game: 'teahouse' }
  const seen = new Map<Seat, { view: Position; seq: number }>()
  for (const seat of [0, 1, 2] as const) {
    const shown = await rules.ask('view', { ...where, n: 0, viewer: seat })
    if ('view' in shown) seen.set(seat, { view: JSON.parse(shown.view) as Position, seq: shown.seq })
  }
  let made: Advance | undefined
  for (let n = 0; n < 400 && !made?.result; n = events.length - 1) {
    const owed = advance(made ?? { n, owed: [] }).owed
    for (const seat of owed.length ? owed : ([0, 1, 2] as const)) {
      const given = await rules.ask('offers', { ...where, n: events.length - 1, seat })
      if (!('offers' in given)) throw new Error('missing')
      const pick = given.offers.find(({ no }) => !no)?.pick
      if (pick === undefined) continue
      const order = {
        ...where,
        n: events.length - 1,
        line: { seat, picks: [pick], number: given.number },
        company: { chairs: [], viewers: [0, 1, 2] as Seat[] },
      }
      made = advance(await rules.ask('play', order))
      events.push(keep(made))
      for (const { viewer, seq, changes, told } of made.deliveries) {
        const was = seen.get(viewer as Seat)
        expect(seq).toBe((was?.seq ?? 0) + 1)
        const view = applyChanges(was?.view, JSON.parse(changes) as Change[]) as Position
        seen.set(viewer as Seat, { view: { ...view, told: JSON.parse(told) as never }, seq })
      }
      break
    }
  }
  expect(made?.result).toHaveLength(3)
  for (const [viewer, { view, seq }] of seen) {
    const shown = await rules.ask('view', { ...where, n: events.length - 1, viewer })
    expect(shown).toMatchObject({ seq })
    expect('view' in shown && JSON.parse(shown.view)).toEqual(view)
    const told = await rules.ask('history', { game: 'teahouse', events, viewer, after: 0 })
    expect('steps' in told && told.steps.length).toBe(seq)
  }
  await rules.ask('forget', { table: 't1' })
  expect(await rules.ask('view', { ...where, n: events.length - 1, viewer: 0 })).toEqual({ missing: true })
  const again = await rules.ask('view', { ...where, n: events.length - 1, viewer: 0, base: events })
  expect('view' in again && JSON.parse(again.view)).toEqual(seen.get(0)?.view)
})

test('undo goes back by own moves, and the others hear of it', async () => {
  await begin('t2', 'noughts', 2)
  const where = { table: 't2', game: 'noughts', company: { chairs: [], viewers: [1] as Seat[] } }
  await rules.ask('play', { ...where, n: 0, line: { seat: 0, picks: [4] } })
  expect(await rules.ask('undo', { ...where, n: 1, seat: 1, number: 1 })).toMatchObject({
    refusal: { rule: 'K11' },
  })
  const back = advance(await rules.ask('undo', { ...where, n: 1, seat: 0, number: 1 }))
  expect(back).toMatchObject({ n: 2, number: 2, kind: 'undo', pick: '1', owed: [0] })
  expect(back.deliveries).toHaveLength(1)
  expect(await rules.ask('undo', { ...where, n: 2, seat: 0, number: 2 })).toMatchObject({
    refusal: { rule: 'K11' },
  })
  await rules.ask('play', { ...where, n: 2, line: { seat: 0, picks: [0] } })
  await rules.ask('play', { ...where, n: 3, line: { seat: 1, picks: [1] } })
  expect(await rules.ask('rewind', { ...where, n: 4, number: 3 })).toMatchObject({ pick: '2', owed: [0] })
})

test('a rule that throws, hangs or swells costs its own table one error and nobody else anything', async () => {
  await begin('sick', 'stuck', 2)
  await begin('well', 'noughts', 2)
  const sick = (pick: string) =>
    rules.ask('play', {
      table: 'sick',
      game: 'stuck',
      n: 0,
      line: { seat: 0, picks: [pick] },
      company: NOBODY,
    })
  expect(await sick('throws')).toEqual({ broken: 'this rule is wrong' })
  for (const way of ['hangs', 'swells']) {
    await begin('sick', 'stuck', 2)
    await begin('well', 'noughts', 2)
    const [broken, fine] = await Promise.all([
      sick(way),
      rules.ask('start', {
        table: 'other',
        game: 'noughts',
        seats: 2,
        options: {},
        seed: 'ab'.repeat(16),
        company: NOBODY,
      }),
    ])
    expect(broken).toHaveProperty('broken')
    expect(fine).toMatchObject({ n: 0 })
  }
})

const RECORD = readFileSync(
  new URL('../../games/edo/records/four-players-all-modules.txt', import.meta.url),
  'utf8',
)
test('whole games of the past are played in a thread of their own: a move does not wait for them', async () => {
  const record = parseRecord(RECORD)
  const done: string[] = []
  const past = Array.from({ length: 3 }, async () => {
    await rules.ask('record', { record, seed: mix(record.seed ?? '', record.salts ?? []) })
    done.push('past')
  })
  const { n } = await begin('t-first', 'noughts', 2)
  done.push(`start ${n}`)
  await Promise.all(past)
  expect(done).toEqual(['start 0', 'past', 'past', 'past'])
})

/** By how much a thread lets others go first; nothing where it has ended meanwhile. */
const nicenessOf = (id: string): number | undefined => {
  const file = `/proc/self/task/${id}/stat`
  if (!existsSync(file)) return undefined
  const [, told = ''] = readFileSync(file, 'utf8').split(') ')
  return Number(told.split(' ')[16])
}
const nicenesses = () => readdirSync('/proc/self/task').map(nicenessOf)

test.runIf(process.platform === 'linux')('the past lets moves go first, and they let nobody', async () => {
  const record = { ...parseRecord(RECORD), moves: [] }
  await rules.ask('record', { record, seed: record.seed ?? '' })
  await begin('t-nice', 'noughts', 2)
  expect(nicenesses()).toEqual(expect.arrayContaining([0, 10]))
})
