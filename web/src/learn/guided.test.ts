import type { Game } from '@machiya/kernel'
import type { Guided, LessonStep } from '@machiya/kit/folder'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasLessons, lessonsOf, LISTED, rulesOf, takeDown } from '../games.ts'
import { LOCALES } from '../words/index.ts'
import { blank, relay } from '../table/draft.ts'
import { awaited, heldIn } from './guided-desk.ts'
import { lessonClient } from './lesson-client.ts'
import { asked, laidBefore, LEARNER, pressed, tableAt } from './steps.ts'

const NAMES = ['Ren', 'Kiku', 'Aiko']
const GAMES = LISTED.filter(hasLessons)
const LESSONS = (
  await Promise.all(
    GAMES.map(async (name) => {
      const [{ game }, lessons] = await Promise.all([takeDown(name), lessonsOf(name)])
      return lessons.map((lesson) => [`${name}, ${lesson.id}`, { game, lesson }] as const)
    }),
  )
).flat()
const begun = ({ game, lesson }: { readonly game: Game; readonly lesson: Guided }) =>
  lessonClient(game, lesson, 'lesson', NAMES)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('every game of the lobby is taught', () => expect(GAMES).toEqual(LISTED))

test.each(LESSONS)('%s: as many steps as an evening bears, told in every language', (_, { lesson }) => {
  expect(lesson.steps.length).toBeGreaterThanOrEqual(lesson.id === 'first' ? 12 : 8)
  expect(lesson.steps.length).toBeLessThanOrEqual(20)
  const ids = lesson.steps.map(({ id }) => id).sort()
  expect(Object.keys(lesson.words)).toEqual(LOCALES)
  for (const words of Object.values(lesson.words)) {
    expect(Object.keys(words).sort()).toEqual(ids)
    for (const [id, [title, text]] of Object.entries(words)) {
      expect(title.length, id).toBeLessThanOrEqual(48)
      expect(text.length, id).toBeLessThanOrEqual(250)
      // Whoever sits there has a name.
      expect(`${title} ${text}`, id).not.toMatch(/partner|gegenüber/i)
    }
  }
})

test.each(LESSONS)(
  '%s: what is answered in one language is answered in all, to what can be tried',
  (_, of) => {
    const { game, lesson } = of
    for (const [at, { id, picks = [] }] of lesson.steps.entries()) {
      const told = LOCALES.map((locale) => Object.keys(lesson.words[locale]?.[id]?.[2] ?? {}))
      for (const answers of told) expect(answers, id).toEqual(told[0])
      const open = game.offers(tableAt(game, lesson, at), LEARNER).map(({ pick }) => String(pick))
      for (const answer of told[0] ?? []) expect([...open, ...picks], id).toContain(answer)
    }
  },
)

/** Lays what a step composes, press by press, as a board does. */
const compose = ({ game, lesson }: { readonly game: Game; readonly lesson: Guided }, at: number): void => {
  const { presses = [], id } = lesson.steps[at] ?? { id: '' }
  const view = game.view(tableAt(game, lesson, at), LEARNER)
  for (const [i, { lays }] of presses.entries()) {
    const before = i === 0 ? laidBefore(lesson, at) : (presses[i - 1]?.lays ?? [])
    const draft = relay(blank(game, view), before)
    expect(heldIn(draft), id).toEqual(before)
    expect(awaited(lesson.steps[at], 0, draft).press?.lays, id).toEqual(lays)
    expect(pressed(presses, heldIn(relay(draft, lays))), id).toBe(i + 1)
  }
}

const isRead = ({ picks, presses }: LessonStep): boolean => !picks && !presses

test.each(LESSONS)('%s is played through, and every step can be come back to', async (_, of) => {
  const { game, lesson } = of
  const client = begun(of)
  for (const [at, step] of lesson.steps.entries()) {
    const { id, picks } = step
    expect(client.progress.getState().at, id).toBe(at)
    expect(game.hash(client.position()), id).toBe(game.hash(tableAt(game, lesson, at)))
    if (!isRead(step)) expect(game.waitingFor(client.position()), id).toContain(LEARNER)
    compose(of, at)
    if (at === lesson.steps.length - 1) continue
    if (picks) for (const pick of picks) await client.play([pick])
    else client.goOn()
  }
})

test.each(LESSONS)('%s: done in one go it comes to the same', async (_, of) => {
  const { game, lesson } = of
  const client = begun(of)
  for (const [at, { id, picks, replies = [] }] of lesson.steps.entries()) {
    if (!picks || replies.length > 1) continue
    client.goTo(at)
    await client.play(picks)
    expect(game.hash(client.position()), id).toBe(game.hash(tableAt(game, lesson, at + 1)))
  }
})

test.each(LESSONS.filter(([, { lesson }]) => lesson.id === 'first'))(
  '%s leads to a first success',
  (_, { game, lesson }) => {
    const points = (at: number): number =>
      game.standing(tableAt(game, lesson, at)).find(({ seat }) => seat === LEARNER)?.score ?? 0
    expect(points(lesson.steps.length - 1)).toBeGreaterThan(points(0))
  },
)

test.each(LESSONS)('%s: whatever else is tried changes nothing, and is answered', async (_, of) => {
  const { game, lesson } = of
  const client = begun(of)
  for (const [at, { id, picks }] of lesson.steps.entries()) {
    client.goTo(at)
    const before = game.hash(client.position())
    const wrong = game.legal(client.position(), LEARNER, []).filter((pick) => pick !== picks?.[0])
    for (const pick of wrong) await client.play([pick])
    expect(game.hash(client.position()), id).toBe(before)
    expect(client.progress.getState(), id).toMatchObject({
      at,
      done: 0,
      tried: wrong.length,
      other: wrong.at(-1) ?? null,
    })
  }
})

test.each(LESSONS)('%s goes on where it was left', (_, of) => {
  const client = begun(of)
  client.goTo(3)
  expect(begun(of).progress.getState().at).toBe(3)
  client.goTo(of.lesson.steps.length - 1)
  expect(begun(of).progress.getState().at).toBe(0)
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

test.each(LESSONS)('%s names rules that are there', async (_, { game, lesson }) => {
  const rules = (await rulesOf(game.name, 'en')) ?? ''
  for (const { id, rule } of lesson.steps) if (rule) expect(rules, id).toContain(`**${rule}**`)
})
