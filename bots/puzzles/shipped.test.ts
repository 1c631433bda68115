import { folderOf, LISTED, takeDown } from '@machiya/games'
import type { Whole } from '@machiya/kernel'
import type { Puzzles } from '@machiya/kit/folder'
import { expect, test } from 'vitest'

test.each(LISTED)(
  '%s has forty questions or more: each leads to its position by the rules it was kept with, and every pick of it is open there',
  { timeout: 120_000 },
  async (name) => {
    const { game } = await takeDown(name)
    const held = (await folderOf(name).open.puzzles?.()) as { readonly puzzles: Puzzles } | undefined
    const { deals, questions } = held?.puzzles ?? { deals: [], questions: [] }
    expect(questions.length).toBeGreaterThanOrEqual(40)
    // What is not refused anywhere on the way has not been dealt by other rules.
    const positions = deals.map(({ seats, options, seed, revision, moves }) => {
      const all = [game.start(seats, options, seed, revision)]
      for (const [mover, pick] of moves) {
        const { position, refusal } = game.play(all.at(-1) as Whole, { seat: mover, pick })
        expect([seed, all.length, refusal]).toEqual([seed, all.length, undefined])
        all.push(position as Whole)
      }
      return all
    })
    for (const { deal, at, seat, picks, grade } of questions) {
      const g = positions[deal]?.[at] as Whole
      const open = game.legal(game.view(g, seat), seat, [])
      expect(open).toEqual(expect.arrayContaining(picks.map(({ pick }) => pick)))
      const [best, ...others] = picks.map(({ chance }) => chance)
      for (const chance of others) expect(best).toBeGreaterThan(chance + 0.03)
      expect(grade).toBeGreaterThanOrEqual(1)
    }
  },
)
