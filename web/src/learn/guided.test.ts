import { seatsOf } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { guidedOf, isGuided, LISTED, takeDown } from '../games.ts'
import { LOCALES } from '../words/index.ts'
import { lessonClient } from './lesson-client.ts'
import { asked, LEARNER, tableAt } from './steps.ts'

const GAMES = LISTED.filter(isGuided)
const taught = async (name: string) => {
  const [{ game }, lesson] = await Promise.all([takeDown(name), guidedOf(name)])
  if (!lesson) throw new Error(`no lesson of ${name}`)
  return { game, lesson }
}

test('at least one game is taught by doing', () => expect(GAMES.length).toBeGreaterThan(0))

test.each(GAMES)('the lesson of %s has 12 to 20 steps, told in every language', async (name) => {
  const { lesson } = await taught(name)
  expect(lesson.steps.length).toBeGreaterThanOrEqual(12)
  expect(lesson.steps.length).toBeLessThanOrEqual(20)
  const ids = lesson.steps.map(({ id }) => id).sort()
  expect(Object.keys(lesson.words)).toEqual(LOCALES)
  for (const words of Object.values(lesson.words)) expect(Object.keys(words).sort()).toEqual(ids)
})

test.each(GAMES)('the lesson of %s is played through, and every step can be come back to', async (name) => {
  const { game, lesson } = await taught(name)
  const client = lessonClient(game, lesson, 'lesson', ['Ren', 'Kiku', 'Aiko'])
  for (const [at, { id, picks }] of lesson.steps.entries()) {
    expect(client.progress.getState().at, id).toBe(at)
    expect(game.hash(client.position()), id).toBe(game.hash(tableAt(game, lesson, at)))
    if (picks) expect(game.waitingFor(client.position()), id).toContain(LEARNER)
    if (at === lesson.steps.length - 1) continue
    if (picks) await client.play(picks)
    else client.goTo(at + 1)
  }
  const points = game.standing(client.position()).find(({ seat }) => seat === LEARNER)?.score ?? 0
  expect(points).toBeGreaterThan(0)
})

test.each(GAMES)('in the lesson of %s whatever else is tried changes nothing', async (name) => {
  const { game, lesson } = await taught(name)
  const client = lessonClient(game, lesson, 'lesson', ['Ren', 'Kiku', 'Aiko'])
  for (const [at, { id, picks }] of lesson.steps.entries()) {
    client.goTo(at)
    const before = game.hash(client.position())
    const wrong = game.legal(client.position(), LEARNER, []).filter((pick) => pick !== picks?.[0])
    for (const pick of wrong) await client.play([pick])
    expect(game.hash(client.position()), id).toBe(before)
    expect(client.progress.getState(), id).toEqual({ at, done: 0, tried: wrong.length })
  }
})

test('a step may be done pick by pick, and only in its order', () => {
  const step = { id: 'place', picks: ['tea', 'silk', 'tea'] }
  expect(asked(step, 0, ['tea', 'silk'])).toEqual(['tea', 'silk'])
  expect(asked(step, 2, ['tea', 'end'])).toEqual(['tea'])
  expect(asked(step, 0, ['silk'])).toEqual([])
  expect(asked(step, 0, ['tea', 'tea'])).toEqual([])
  expect(asked(step, 1, [])).toEqual([])
  expect(asked({ id: 'read' }, 0, ['tea'])).toEqual([])
})

test.each(GAMES)('the lesson of %s names rules that are there', async (name) => {
  const { game, lesson } = await taught(name)
  expect(seatsOf(tableAt(game, lesson, 0)).length).toBe(lesson.seats)
  for (const { rule } of lesson.steps) if (rule) expect(rule).toMatch(/^\d+\.\d+$/)
})
