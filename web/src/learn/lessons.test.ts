import { takeDown } from '@machiya/games'
import { dice, isOver, type Game, type Position } from '@machiya/kernel'
import type { Languages } from '@machiya/kernel/words'
import type { Lesson } from '@machiya/kit/folder'
import { expect, test } from 'vitest'
import { hasLessons, lessonsOf, LISTED } from '../games.ts'

const GAMES = LISTED.filter(hasLessons)
const spoken = async (name: string): Promise<Languages<Lesson>> => (await lessonsOf(name)) ?? {}

test.each(GAMES)('the lesson of %s explains what is really asked, in every language', async (name) => {
  const { game, words } = await takeDown(name)
  const lessons = await spoken(name)
  expect(Object.keys(lessons)).toEqual(Object.keys(words))
  const explained = Object.values(lessons).map(({ asked }) => Object.keys(asked))
  for (const tasks of explained) expect(tasks).toEqual(explained[0])
  for (const task of explained.flat()) expect(game.rules[task]?.kind, task).toMatch(/choice|floor/)
})

const inFirstRound = (position: Position): boolean =>
  !isOver(position) && ((position as Position & { round?: number }).round ?? 0) <= 1

/** What the learner is asked in the first round when both play at random. */
const askedIn = (game: Game, seed: string): Set<string> => {
  const chance = dice(seed)
  const asked = new Set<string>()
  let now = game.start(2, {}, seed)
  while (inFirstRound(now)) {
    const seat = game.waitingFor(now)[0] ?? 0
    const open = game.legal(now, seat, [])
    if (seat === 0) asked.add(game.task(now)?.task ?? '')
    const { position } = game.play(now, { seat, pick: open[chance(open.length)] ?? '', number: now.number })
    if (!position) return asked
    now = position
  }
  return asked
}

const ROUNDS = 40
/** Asked in fewer first rounds than this, a question may go without a word. */
const RARE = 3

test.each(GAMES)('whatever the first round of %s is likely to ask is explained', async (name) => {
  const { game } = await takeDown(name)
  const asked = Array.from({ length: ROUNDS }, (_, i) => [
    ...askedIn(game, i.toString(16).padStart(64, '5')),
  ]).flat()
  const often = [...new Set(asked)].filter((task) => asked.filter((each) => each === task).length > RARE)
  expect(often.length).toBeGreaterThan(3)
  for (const { asked: told } of Object.values(await spoken(name)))
    expect(often.filter((task) => !told[task])).toEqual([])
})
