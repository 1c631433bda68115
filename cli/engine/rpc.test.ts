import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engineMethods } from './methods.ts'
import { answerLine, CODES } from './rpc.ts'

const methods = { double: ({ n }: { n?: unknown }) => Number(n) * 2, nothing: () => undefined }
const ask = async (line: string): Promise<unknown> => {
  const answer = await answerLine(methods, line)
  return answer === undefined ? undefined : JSON.parse(answer)
}

describe('JSON-RPC 2.0', () => {
  test('answers a request, a notification not at all, an empty line not at all', async () => {
    const request = { jsonrpc: '2.0', method: 'double', params: { n: 4 } }
    expect(await ask(JSON.stringify({ ...request, id: 'a' }))).toEqual({ jsonrpc: '2.0', id: 'a', result: 8 })
    expect(await ask(JSON.stringify(request))).toBeUndefined()
    expect(await ask('  ')).toBeUndefined()
    expect(await ask('{"jsonrpc":"2.0","id":1,"method":"nothing"}')).toMatchObject({ result: null })
  })

  test('answers a batch in its order and leaves notifications out', async () => {
    const batch = [
      { jsonrpc: '2.0', id: 1, method: 'double', params: { n: 1 } },
      { jsonrpc: '2.0', method: 'double', params: { n: 2 } },
      7,
      { jsonrpc: '2.0', id: 3, method: 'double', params: { n: 3 } },
    ]
    expect(await ask(JSON.stringify(batch))).toMatchObject([
      { id: 1, result: 2 },
      { id: null, error: { code: CODES.request } },
      { id: 3, result: 6 },
    ])
  })

  test.each([
    ['half a line', '{"jsonrpc":', CODES.parse],
    ['an empty batch', '[]', CODES.request],
    ['null', 'null', CODES.request],
    ['no version', '{"id":1,"method":"double"}', CODES.request],
    ['an object as id', '{"jsonrpc":"2.0","id":{},"method":"double"}', CODES.request],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"halve"}', CODES.method],
    ['a method every object has', '{"jsonrpc":"2.0","id":1,"method":"__proto__"}', CODES.method],
    ['a list as params', '{"jsonrpc":"2.0","id":1,"method":"double","params":[4]}', CODES.params],
    ['a line that is too long', `"${'x'.repeat(17 * 1024 * 1024)}"`, CODES.request],
  ])('%s', async (_name, line, code) => {
    expect(await ask(line)).toMatchObject({ jsonrpc: '2.0', error: { code } })
  })
})

describe('the engine under nonsense', { timeout: 120_000 }, () => {
  const names = Object.keys(engineMethods())
  const handle = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.jsonValue())
  const params = fc.record(
    {
      table: handle,
      game: fc.oneof(fc.constantFrom('noughts', 'teahouse', 'toString'), fc.jsonValue()),
      seats: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.jsonValue()),
      seat: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.jsonValue()),
      viewer: fc.oneof(fc.constantFrom('public', 'all', 0, 1), fc.jsonValue()),
      pick: fc.oneof(
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom('pass', 'draw', 'ready'),
        fc.jsonValue(),
      ),
      number: fc.oneof(fc.nat(5), fc.jsonValue()),
      options: fc.jsonValue(),
      seed: fc.jsonValue(),
      save: fc.oneof(fc.constant({ about: { game: 'teahouse', revision: 1 } }), fc.jsonValue()),
      record: fc.oneof(fc.string(), fc.jsonValue()),
      view: fc.oneof(
        fc.constant({ about: { game: 'teahouse', seats: 3, options: {} }, viewer: 1 }),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  )
  /** Parameters that a method takes, so that the calls get past the first check. */
  const takes: { readonly [method: string]: readonly string[] } = {
    start: ['game', 'seats'],
    load: ['save'],
    options: ['table', 'seat'],
    play: ['table', 'seat', 'pick'],
    view: ['table', 'viewer'],
    tidings: ['table', 'viewer'],
    imagine: ['table', 'viewer'],
  }
  const fitting = fc.tuple(fc.constantFrom(...names), params).map(([method, all]) => ({
    method,
    params: Object.fromEntries(
      Object.entries(all).filter(([key]) => (takes[method] ?? ['table']).includes(key)),
    ),
  }))
  const request = fc
    .oneof(fitting, fc.record({ method: fc.oneof(fc.constantFrom(...names), fc.string()), params }))
    .map((call) => JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }))
  const torn = fc.tuple(request, fc.nat(200)).map(([line, at]) => line.slice(0, at))
  const line = fc.oneof(
    { weight: 6, arbitrary: request },
    torn,
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.jsonValue()).map((batch) => JSON.stringify(batch)),
  )

  test('every line gets a well-formed answer or none, none fails inside, and play goes on', async () => {
    const engine = engineMethods()
    const start = '{"jsonrpc":"2.0","id":0,"method":"start","params":{"game":"teahouse","seats":3}}'
    await answerLine(engine, start)
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        const said = await answerLine(engine, text)
        if (said === undefined) return
        expect(said).not.toContain('\n')
        for (const each of [JSON.parse(said)].flat()) {
          expect(each.jsonrpc).toBe('2.0')
          expect('result' in each).not.toBe('error' in each)
          expect(each.error?.message ?? 'no fault').toMatch(/\w+ \w+/)
          expect(each.error?.code).not.toBe(CODES.internal)
        }
      }),
      { numRuns: 2000 },
    )
    const { result } = JSON.parse((await answerLine(engine, start)) ?? '')
    expect(result).toMatchObject({ over: false, number: 0 })
  })

  type Place = { readonly holder: Record<string, unknown>; readonly key: string }
  const placesIn = (value: unknown): Place[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => [
          { holder: value as Record<string, unknown>, key },
          ...placesIn(part),
        ])
      : []

  /** The same JSON with one of its parts replaced, or missing. */
  const spoil = (whole: object, at: number, by: unknown): object => {
    const spoilt = structuredClone(whole)
    const places = placesIn(spoilt)
    const { holder, key } = places[at % places.length] as Place
    if (by === undefined) delete holder[key]
    else holder[key] = by
    return spoilt
  }

  const spoilt = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue(),
    fc.integer(),
    fc.constantFrom('?', 'x', [], {}),
  )

  test.each(['load', 'imagine'])(
    '%s refuses a spoilt save or view, or the table can be looked at',
    async (method) => {
      const engine = engineMethods()
      const ask = async (name: string, params: object) =>
        JSON.parse(
          (await answerLine(engine, JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params }))) ?? '',
        )
      await ask('start', { game: 'teahouse', seats: 3 })
      const whole: object =
        method === 'load'
          ? (await ask('save', { table: 1 })).result
          : (await ask('view', { table: 1, viewer: 0 })).result
      await fc.assert(
        fc.asyncProperty(fc.nat(), spoilt, async (at, by) => {
          const given = spoil(whole, at, by)
          const { result, error } = await ask(method, method === 'load' ? { save: given } : { view: given })
          expect(error?.code ?? CODES.params).toBe(CODES.params)
          const { table } = result ?? { table: 1 }
          expect(await ask('view', { table, viewer: 'public' })).toHaveProperty('result.viewer', 'public')
          await ask('close', { table: table === 1 ? 0 : table })
        }),
        { numRuns: 400 },
      )
      expect(await ask('waitingFor', { table: 1 })).toHaveProperty('result.over', false)
    },
  )
})
