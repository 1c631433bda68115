import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice, type Game } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import { stranger } from '../stranger.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { playBlock, rotationsOf, type Block } from './block.ts'
import { chartOf } from './chart.ts'
import { bootstrap, figuresOf } from './figures.ts'
import { playerOf } from './match.ts'
import { ratings } from './plackett-luce.ts'
import { runArena, verdictOf, type Run } from './run.ts'
import { judgeClaim } from './sequential.ts'

const folder = mkdtempSync(join(tmpdir(), 'arena-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const game = noughts as unknown as Game
const NOBODY = { rotation: 0, decisions: [], ms: [], slow: [], faults: [] }
const players = ['daimyo', 'random'].map((spec) => playerOf(spec, 60))
const fixture = { game, expert: stranger(game), options: {}, players, seed: 'arena' }

describe('blocks', () => {
  test('one deal is played in every rotation, and results are told by player', () => {
    const { games } = playBlock(fixture, 0)
    expect(games.map(({ rotation }) => rotation)).toEqual([0, 1])
    for (const { places, scores } of games)
      expect(places.map((place) => (place === 1 ? 1 : 0))).toEqual(scores.includes(1) ? scores : [1, 1])
  })

  test('rotations that seat the same bots alike are played once', () => {
    const spec = (name: string) => playerOf(name, 1)
    expect(rotationsOf(['merchant', 'random', 'random', 'random'].map(spec))).toHaveLength(4)
    expect(rotationsOf(['merchant', 'random', 'merchant', 'random'].map(spec))).toHaveLength(2)
  })

  test('the same seed gives the same block', () => {
    const scores = (block: Block) => block.games.map((one) => [one.places, one.scores])
    expect(scores(playBlock(fixture, 3))).toEqual(scores(playBlock(fixture, 3)))
  })

  test('a bot that is none, and a budget that is none, are named', () => {
    expect(() => playerOf('emperor', 10)).toThrow(/'emperor' is no bot/)
    expect(() => playerOf('shogun@many', 10)).toThrow(/'many' is no number/)
    expect(() => playerOf('shogun@5@6', 10)).toThrow(/'5@6' is no number/)
    expect(playerOf('shogun@500', 10).budget).toEqual({ iterations: 500 })
  })
})

describe('figures', () => {
  test('the bootstrap holds the mean and narrows with more blocks', () => {
    const some = bootstrap([0, 1, 0, 1, 1, 0, 1, 1], dice('few'))
    const many = bootstrap(
      Array.from({ length: 200 }, (_, i) => (i % 8 < 5 ? 1 : 0)),
      dice('many'),
    )
    expect(some.low).toBeLessThan(some.mean)
    expect(some.high).toBeGreaterThan(some.mean)
    expect(many.high - many.low).toBeLessThan(some.high - some.low)
  })

  test('the ratings find the Elo of a bot that wins three games of four', () => {
    const places = Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? [2, 1] : [1, 2]))
    const [first = 1, second = 0] = ratings(['a', 'b'], places)
    expect(first).toBe(0)
    expect(second).toBeGreaterThan(-205)
    expect(second).toBeLessThan(-175)
  })

  test('a table has a row a bot, and a chart has its name', () => {
    const figures = figuresOf(['daimyo', 'random'], [playBlock(fixture, 0), playBlock(fixture, 1)], 'x')
    expect(figures.map(({ name }) => name)).toEqual(['daimyo', 'random'])
    expect(figures[0]?.wins.mean).toBeGreaterThan(0.5)
    expect(figures[0]?.faults).toBe(0)
    expect(chartOf('noughts <2>', figures, 0.5)).toContain('noughts &lt;2>')
    expect(chartOf('noughts', figures, 0.5)).toContain('>daimyo</text>')
  })
})

describe('claims', () => {
  const wins = (share: number, blocks: number) =>
    Array.from({ length: blocks }, (_, i) => (i % 10 < share * 10 ? 1 : 0))

  test('a claim is decided only when the blocks are clear enough', () => {
    expect(judgeClaim(wins(0.9, 9), 0.5, 0.05)).toBe('open')
    expect(judgeClaim(wins(0.9, 60), 0.5, 0.05)).toBe('holds')
    expect(judgeClaim(wins(0.2, 60), 0.5, 0.05)).toBe('fails')
    expect(judgeClaim(wins(0.5, 60), 0.5, 0.05)).toBe('open')
  })

  const blocksOf = (share: number, many: number): Block[] =>
    wins(share, many).map((won, block) => ({
      block,
      games: [{ ...NOBODY, places: won ? [1, 2] : [2, 1], scores: [won, 1 - won] }],
    }))

  test('where the whole interval must lie above a share, a lead alone does not do', () => {
    const claim = { share: 0.55, slack: 0.05, fewestGames: 50 }
    expect(verdictOf(blocksOf(0.7, 80), claim)).toBe('holds')
    expect(verdictOf(blocksOf(0.7, 80), { ...claim, above: 0.65 })).toBe('open')
    expect(verdictOf(blocksOf(0.9, 80), { ...claim, above: 0.65 })).toBe('holds')
    expect(verdictOf(blocksOf(0.2, 80), { ...claim, above: 0.65 })).toBe('fails')
    expect(verdictOf(blocksOf(0.9, 40), claim)).toBe('open')
  })
})

describe('runs', () => {
  const run = (games: number, seed = 'arena'): Run => ({
    setting: { game: 'noughts', options: {}, players, seed },
    games,
    threads: 2,
    log: join(folder, 'run.jsonl'),
  })

  test('a run goes on where it stopped, and another is not mixed into it', async () => {
    const first = await runArena(run(4))
    expect(first.blocks.map(({ block }) => block)).toEqual([0, 1])
    const lines = readFileSync(join(folder, 'run.jsonl'), 'utf8').trim().split('\n')
    expect(lines).toHaveLength(3)
    const more = await runArena(run(6))
    expect(more.blocks.map(({ block }) => block)).toEqual([0, 1, 2])
    await expect(runArena(run(6, 'other'))).rejects.toThrow(/holds another run/)
  })

  test('a run killed in the middle of a line goes on, again and again', async () => {
    const log = join(folder, 'killed.jsonl')
    await runArena({ ...run(4), log })
    writeFileSync(log, readFileSync(log, 'utf8').slice(0, -40))
    expect((await runArena({ ...run(4), log })).blocks.map(({ block }) => block)).toEqual([0, 1])
    const { blocks } = await runArena({ ...run(6), log })
    expect(blocks.map(({ block }) => block)).toEqual([0, 1, 2])
  })

  test('a block that was written twice counts once', async () => {
    const log = join(folder, 'twice.jsonl')
    await runArena({ ...run(4), log })
    const last = readFileSync(log, 'utf8').trim().split('\n').at(-1)
    appendFileSync(log, `${last}\n`)
    expect((await runArena({ ...run(4), log })).blocks).toHaveLength(2)
  })

  test('threads play what one alone plays', async () => {
    const { blocks } = await runArena(run(6))
    expect(blocks[2]?.games.map(({ scores }) => scores)).toEqual(
      playBlock(fixture, 2).games.map(({ scores }) => scores),
    )
  })
})
