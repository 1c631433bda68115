import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gameNames, takeDown } from '@machiya/games'
import type { Game, Offer, Pick, Seat, View, Whole } from '@machiya/kernel'
import { parseRecord } from '@machiya/kernel/record'
import { describe, expect, test } from 'vitest'
import { engineMethods } from './methods.ts'
import { answerLine, CODES, type Methods, type Params } from './rpc.ts'

type Answer = { result?: never; error?: { code: number; message: string; data?: unknown } }

const asker =
  (methods: Methods = engineMethods()) =>
  async (method: string, params: Params = {}): Promise<Answer> =>
    JSON.parse((await answerLine(methods, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))) ?? '')

const noughts = { game: 'noughts', seats: 2 }
const seed = '00112233445566778899aabbccddeeff'

type Ask = ReturnType<typeof asker>
const given = async <T>(ask: Ask, method: string, more: Params = {}): Promise<T> =>
  (await ask(method, { table: 1, ...more })).result as unknown as T
const firstOpen = (offers: readonly Offer[]): Pick => offers.find(({ no }) => !no)?.pick ?? ''
/** Plays on until the seat that is asked can see three picks ahead. */
const lineOfThree = async (ask: Ask, game: Game) => {
  for (;;) {
    const [seat = 0] = (await given<{ waitingFor: Seat[] }>(ask, 'waitingFor')).waitingFor
    const view = await given<View>(ask, 'view', { viewer: seat })
    let ahead = game.rehearse(view)
    while (!ahead.end && ahead.line.length < 3) ahead = ahead.after(firstOpen(ahead.offers())).next ?? ahead
    if (ahead.line.length === 3) return { seat, view, ahead }
    await ask('play', { table: 1, seat, pick: firstOpen(game.offers(view, seat)) })
  }
}

describe('a game through the engine', () => {
  test('every method is described on its page', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/engine.md'), 'utf8')
    for (const name of Object.keys(engineMethods())) expect(page).toContain(`| \`${name}\` |`)
    for (const code of Object.values(CODES)) expect(page).toContain(`| ${code} |`)
  })

  test('games says what stands on the shelf', async () => {
    const { result } = await asker()('games')
    expect(result).toContainEqual({
      game: 'teahouse',
      title: 'The teahouse',
      revision: 2,
      seats: [2, 4],
      options: { rounds: { takes: 'one of short, long', unlessTold: 'short' } },
    })
  })

  test('a line is played as one move or not at all, and its record has one pick a line', async () => {
    const { game } = await takeDown('edo')
    const ask = asker()
    await ask('start', { game: 'edo', seats: 2, seed })
    const { seat, view, ahead } = await lineOfThree(ask, game)
    const before = await ask('save', { table: 1 })
    const refused = await ask('play', { table: 1, seat, picks: [...ahead.line.slice(0, 2), 'nothing'] })
    expect(refused.error).toMatchObject({ code: CODES.refused, data: { at: 2 } })
    expect(await ask('save', { table: 1 })).toEqual(before)
    await ask('play', { table: 1, seat, picks: ahead.line, number: view.number })
    const { moves } = parseRecord(await given(ask, 'record'))
    expect(moves.slice(-3).map(({ pick }) => pick)).toEqual(ahead.line)
    expect(game.view(await given<Whole>(ask, 'save'), seat)).toEqual({
      ...ahead.view(),
      told: expect.any(Array),
    })
  })

  test('start, options, play, standing, tidings, record', async () => {
    const ask = asker()
    expect((await ask('start', { ...noughts, seed })).result).toMatchObject({
      table: 1,
      number: 0,
      over: false,
      waitingFor: [0],
      task: { task: 'mark', a: { seat: 0 } },
      seed,
    })
    for (const [seat, pick] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
    ])
      // oxlint-disable-next-line no-await-in-loop -- moves follow each other
      await ask('play', { table: 1, seat, pick })
    const offers: { pick: number; no?: object }[] = (await ask('options', { table: 1, seat: 0 })).result ?? []
    expect(offers[0]).toEqual({ pick: 0, no: { rule: '2', sentence: 'Something stands there already' } })
    expect((await ask('play', { table: 1, seat: 0, pick: 2 })).result).toMatchObject({
      over: true,
      waitingFor: [],
      task: null,
    })
    expect((await ask('standing', { table: 1 })).result).toEqual({
      over: true,
      standing: [
        { seat: 0, place: 1, score: 1, ties: [] },
        { seat: 1, place: 2, score: 0, ties: [] },
      ],
      scoring: { line: [1, 0] },
    })
    expect((await ask('tidings', { table: 1, viewer: 1 })).result).toEqual([
      { tiding: 'marked', a: { seat: 0, cell: 2 } },
    ])
    expect((await ask('record', { table: 1 })).result).toMatch(
      /1 mark 0\n2 mark 3\n1 mark 1\n2 mark 4\n1 mark 2\n$/,
    )
  })

  test('a copy goes its own way, a closed table is gone', async () => {
    const ask = asker()
    await ask('start', noughts)
    expect((await ask('copy', { table: 1 })).result).toMatchObject({ table: 2, waitingFor: [0] })
    await ask('play', { table: 2, seat: 0, pick: 4 })
    expect((await ask('waitingFor', { table: 1 })).result).toMatchObject({ waitingFor: [0] })
    expect((await ask('waitingFor', { table: 2 })).result).toMatchObject({ waitingFor: [1] })
    expect((await ask('close', { table: 1 })).result).toEqual({ closed: true })
    expect((await ask('close', { table: 1 })).error).toEqual({
      code: -32001,
      message: 'there is no open table 1',
    })
  })

  test('saves and records load again, and a loaded save has no record', async () => {
    const ask = asker()
    await ask('start', { ...noughts, seed })
    await ask('play', { table: 1, seat: 0, pick: 4 })
    const { result: save } = await ask('save', { table: 1 })
    const { result: record } = await ask('record', { table: 1 })
    expect((await ask('load', { save })).result).toMatchObject({ table: 2, waitingFor: [1] })
    expect((await ask('load', { record })).result).toMatchObject({ table: 3, waitingFor: [1] })
    expect((await ask('save', { table: 2 })).result).toEqual(save)
    expect((await ask('save', { table: 3 })).result).toEqual(save)
    expect((await ask('record', { table: 3 })).result).toBe(record)
    expect((await ask('record', { table: 2 })).error?.message).toContain('not followed from its deal')
  })

  test('worlds are imagined from a table or from a view alone, the same from the same seed', async () => {
    const ask = asker()
    await ask('start', { game: 'teahouse', seats: 3, seed })
    const { result: view } = await ask('view', { table: 1, viewer: 2 })
    expect((await ask('imagine', { table: 1, viewer: 2, seed })).result).toMatchObject({ table: 2 })
    expect((await ask('imagine', { view, seed })).result).toMatchObject({ table: 3 })
    const { result: world } = await ask('save', { table: 2 })
    expect((await ask('save', { table: 3 })).result).toEqual(world)
    expect((await ask('save', { table: 1 })).result).not.toEqual(world)
    expect((await ask('view', { table: 2, viewer: 2 })).result).toEqual(Object.assign({}, view, { told: [] }))
  })
})

describe('what is wrong gets a sentence', () => {
  const faults: [string, Params, number, string][] = [
    ['strat', {}, CODES.method, 'there is no such method; there are games, start'],
    ['constructor', {}, CODES.method, 'there is no such method'],
    ['start', { game: 'go', seats: 2 }, CODES.params, `game is one of ${gameNames().join(', ')}`],
    ['start', { game: 'noughts', seats: 3 }, CODES.params, 'seats is a whole number from 2 to 2, not 3'],
    ['start', { ...noughts, seed: 'abc' }, CODES.params, 'seed is 32 to 128 hexadecimal digits, not "abc"'],
    [
      'start',
      { ...noughts, sed: seed },
      CODES.params,
      "'sed' is not a parameter here; this method takes game, seats",
    ],
    [
      'start',
      { ...noughts, options: { big: true } },
      CODES.params,
      "'big' is not an option; noughts has none",
    ],
    [
      'start',
      { game: 'teahouse', seats: 2, options: { rounds: 7 } },
      CODES.params,
      'options.rounds is one of short, long, not 7',
    ],
    ['load', {}, CODES.params, 'save is an object, not nothing'],
    [
      'load',
      { save: { about: { game: 'noughts', revision: 1 } } },
      CODES.params,
      'save: about.seats: expected',
    ],
    ['load', { record: 'machiya record 1\ngame: 3\n' }, CODES.params, 'record: line 2: expected game to be'],
    ['waitingFor', {}, CODES.params, 'table is the whole number that start'],
    ['waitingFor', { table: 9 }, CODES.table, 'there is no open table 9'],
    ['options', { table: 1, seat: 2 }, CODES.params, 'seat is a whole number from 0 to 1, not 2'],
    ['play', { table: 1, seat: 1, pick: 0 }, CODES.refused, 'You are not asked now [K3]'],
    ['play', { table: 1, seat: 0, pick: 9 }, CODES.refused, 'That is not among the offers [K3]'],
    [
      'play',
      { table: 1, seat: 0, pick: 0, number: 7 },
      CODES.refused,
      'This answers an earlier position [K14]',
    ],
    [
      'play',
      { table: 1, seat: 0, pick: [0] },
      CODES.params,
      'pick is a text or a whole number out of the options',
    ],
    ['play', { table: 1, seat: 0, picks: [] }, CODES.params, 'picks is a list of one pick or more, not []'],
    ['play', { table: 1, seat: 0, picks: [0, null] }, CODES.params, 'picks[1] is a text or a whole number'],
    ['play', { table: 1, seat: 0, pick: 0, picks: [0] }, CODES.params, 'a pick or picks, not both'],
    [
      'view',
      { table: 1, viewer: 'everyone' },
      CODES.params,
      'viewer is a seat from 0 to 1, "public" or "all"',
    ],
    ['imagine', { view: { about: { game: 'noughts' } } }, CODES.params, 'view: '],
  ]
  test.each(faults)('%s %j', async (method, params, code, sentence) => {
    const ask = asker()
    await ask('start', noughts)
    const before = await ask('save', { table: 1 })
    const { error } = await ask(method, params)
    expect(error?.code).toBe(code)
    expect(error?.message).toContain(sentence)
    expect(await ask('save', { table: 1 })).toEqual(before)
  })
})
