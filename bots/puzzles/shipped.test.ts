import { folderOf, LISTED, takeDown } from '@machiya/games'
import type { Puzzles } from '@machiya/kit/folder'
import { expect, test } from 'vitest'

test.each(LISTED)(
  '%s has forty questions or more: each leads to its position, and every pick of it is open there',
  { timeout: 120_000 },
  async (name) => {
    const { game } = await takeDown(name)
    const held = (await folderOf(name).open.puzzles?.()) as { readonly puzzles: Puzzles } | undefined
    const { deals, questions } = held?.puzzles ?? { deals: [], questions: [] }
    expect(questions.length).toBeGreaterThanOrEqual(40)
    for (const { deal, at, seat, picks, grade } of questions) {
      const { seats, options, seed, revision, moves } = deals[deal] ?? { moves: [] }
      const g = game.start(seats ?? 0, options ?? {}, seed ?? '', revision)
      for (const [mover, pick] of moves.slice(0, at)) game.advance(g, mover, pick)
      const open = game.legal(game.view(g, seat), seat, [])
      expect(open).toEqual(expect.arrayContaining(picks.map(({ pick }) => pick)))
      const [best, ...others] = picks.map(({ chance }) => chance)
      for (const chance of others) expect(best).toBeGreaterThan(chance + 0.03)
      expect(grade).toBeGreaterThanOrEqual(1)
    }
  },
)
