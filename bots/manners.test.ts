import type { Game, Position, Seat } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import { LISTED } from '@machiya/games'
import type { Expert, Learned } from '@machiya/kit/expert'
import { describe, expect, test } from 'vitest'
import { playBlock } from './arena/block.ts'
import { playerOf } from './arena/match.ts'
import { deedsOf, tellsApart } from './arena/tally.ts'
import { teach } from './experts.ts'
import { judgeOf } from './judge.ts'
import { pack } from './learned/half.ts'
import { partsOf } from './learned/net.ts'
import { leanOf, MANNERS } from './manners.ts'
import { stranger } from './stranger.ts'

const game = teahouse as unknown as Game
/** Everybody has two of what the bold are fond of. */
const expert: Expert = {
  ...stranger(game),
  features: ['score', 'drums'],
  read: (_g, _seat, into) => into.set([0, 2]),
  manners: { bold: { drums: 3 } },
}
const g: Position = game.start(3, {}, '4'.repeat(32))

const nothing: Learned = {
  made: { command: '', commit: '', games: 0, result: '' },
  inputs: [],
  widths: [1, 1],
  net: pack(new Float64Array(partsOf({ inputs: 2, widths: [1, 1] }).all)),
  hand: { span: 1, tasks: {} },
}

describe.each([
  ['by weights', undefined],
  ['by what was learnt', nothing],
])('judged %s', (_how, learned) => {
  const judged = (seat: Seat, leans: Seat) =>
    judgeOf(game, expert, expert.trained, learned, leanOf(expert, 'bold', leans))(g, seat)

  test('whoever is fond of something sees itself ahead by it, and nobody else', () => {
    expect(judged(1, 1)).toBeGreaterThan(judged(1, 0))
    expect(judged(2, 0)).toBeCloseTo(judged(1, 0))
  })
})

test('a game that knows no such manner is played plainly', () => {
  expect(leanOf(expert, 'sly', 0)).toBeUndefined()
  expect(leanOf(stranger(game), 'bold', 0)).toBeUndefined()
  expect(leanOf(expert, undefined, 0)).toBeUndefined()
})

test.each(LISTED)('%s knows every manner, and each by features of its own', async (name) => {
  const { expert: known } = await teach(name)
  expect(Object.keys(known.manners ?? {}).sort()).toEqual([...MANNERS].sort())
  for (const tilt of Object.values(known.manners ?? {}))
    for (const feature of Object.keys(tilt)) expect(known.features).toContain(feature)
})

test('a player of the arena is named by level, manner and playouts', () => {
  expect(playerOf('shogun:bold@40', 9)).toMatchObject({
    level: 'shogun',
    manner: 'bold',
    budget: { iterations: 40 },
  })
  expect(playerOf('shogun-1:sly', 9)).toMatchObject({ manner: 'sly', budget: { iterations: 9 } })
  expect(() => playerOf('shogun:rude', 9)).toThrow("'rude' is no manner; there are patient, bold, sly")
})

test('whoever is fond of something is told from the plain one by what they do', () => {
  const EDGES = [1, 3, 5, 7]
  const table = noughts as unknown as Game
  const edgy: Expert = {
    ...stranger(table),
    features: ['score', 'edges'],
    clock: ({ number }) => number,
    read: (at, seat, into) => {
      const { cells, winner } = at as unknown as {
        readonly cells: readonly number[]
        readonly winner: number
      }
      into.set([winner === seat ? 1 : 0, EDGES.filter((edge) => cells[edge] === seat).length])
    },
    manners: { bold: { edges: 1 } },
  }
  const telling = (names: readonly string[]): string[] => {
    const players = names.map((name) => playerOf(name, 12))
    const fixture = { game: table, expert: edgy, options: {}, players, seed: 'manners', tally: true }
    const blocks = Array.from({ length: 12 }, (_, block) => playBlock(fixture, block))
    return deedsOf(names, blocks, 5, 'manners')
      .filter(tellsApart)
      .flatMap(({ deed, byBot: [bold, plain] }) => (bold && plain && bold.mean > plain.mean ? [deed] : []))
  }
  const more = telling(['shogun:bold', 'shogun'])
  expect(more.length).toBeGreaterThan(0)
  for (const deed of more) expect(EDGES.map((edge) => `mark ${edge}`)).toContain(deed)
})
