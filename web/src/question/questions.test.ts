import type { Compared } from '@machiya/bots/review'
import { NAMES } from '@machiya/bots/words'
import type { Game, Pick, View } from '@machiya/kernel'
import { inLanguage, plainTeller } from '@machiya/kernel/words'
import { dayOf } from '@machiya/table'
import { describe, expect, test } from 'vitest'
import { seated } from '../client/table.ts'
import { aboutOf, takeDown } from '../games.ts'
import { pickText, stepsOf } from '../review/telling.ts'
import { askedIn } from './asked.ts'
import type { Outcome } from './kept.ts'
import { answerIn, questionClient, type Weigh } from './question-client.ts'
import {
  ASKING,
  gameTonight,
  questionsOf,
  questionTonight,
  seenAt,
  seenIn,
  type Question,
} from './questions.ts'

const SLOW = 120_000
const DAY_MS = 86_400_000
const days = Array.from({ length: 30 }, (_, i) => dayOf(new Date(Date.parse('2026-11-18') + i * DAY_MS)))

const unasked = (): Promise<Compared> => Promise.reject(new Error('nobody need weigh what was weighed'))

const opened = (game: Game, { id, puzzle, deal }: Question, seen: View, weigh: Weigh = unasked) => {
  const outcomes: Outcome[] = []
  const chairs = Array.from({ length: deal.seats }, (_, seat) => seated(seat, NAMES[seat] ?? '', null))
  const client = questionClient({
    id,
    game,
    title: '',
    seen,
    chairs,
    puzzle,
    weigh,
    onOutcome: (outcome) => outcomes.push(outcome),
  })
  return { client, outcomes, stage: () => client.progress.getState().stage }
}

describe.each(ASKING)('%s', (name) => {
  test(
    'every question that is shipped opens, takes its answers, and tells the best',
    { timeout: SLOW },
    async () => {
      const { game } = await takeDown(name)
      const all = await questionsOf(name)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      for (const [question, seen] of seenIn(game, all)) {
        const { picks } = question.puzzle
        const [best, next, third] = picks.map(({ pick }) => pick)
        const right = opened(game, question, seen)
        await right.client.play([best as Pick])
        expect([question.id, right.stage(), right.outcomes]).toEqual([question.id, 'done', ['first']])
        const wrong = opened(game, question, seen)
        await wrong.client.play([third as Pick])
        expect(wrong.stage()).toBe('answered')
        expect(wrong.client.progress.getState().tries).toMatchObject([picks[2]])
        wrong.client.again()
        expect(wrong.client.store.getState().view).toEqual(seen)
        await wrong.client.play([next as Pick])
        expect([wrong.stage(), wrong.outcomes]).toEqual(['done', ['told']])
      }
    },
  )

  test(
    'all that is said of a question is words of the game in every language',
    { timeout: SLOW },
    async () => {
      const { game, words } = await takeDown(name)
      const all = await questionsOf(name)
      for (const [{ puzzle }, seen] of seenIn(game, all))
        for (const locale of Object.keys(words)) {
          const own = inLanguage(words, locale)
          const teller = plainTeller(own, NAMES)
          const speaker = { game, words: own, teller, rich: teller, locale }
          const said = [
            askedIn(speaker, seen),
            ...puzzle.picks.map(({ pick }) => pickText(speaker, seen, pick)),
            ...stepsOf(speaker, seen, puzzle.line).map(({ text }) => text),
          ]
          for (const text of said) expect(text).not.toMatch(/undefined|NaN|^$|\w:\w/)
        }
    },
  )
})

/** The first question with an open pick that nobody has weighed. */
const unweighed = async () => {
  const { game } = await takeDown('yedo')
  for (const [question, seen] of seenIn(game, await questionsOf('yedo'))) {
    const known = question.puzzle.picks.map(({ pick }) => pick)
    const free = game.legal(seen, question.puzzle.seat, []).find((pick) => !known.includes(pick))
    if (free !== undefined) return { game, question, seen, free }
  }
  throw new Error('every open pick has been weighed')
}
const COMPARED = { other: 0.2, why: { points: 1, deeds: [], counts: [] } } as unknown as Compared

test('an answer nobody has weighed is weighed with all that was laid', async () => {
  const { game, question, seen, free } = await unweighed()
  const lines: unknown[] = []
  const weigh: Weigh = (...[best, other]) => {
    lines.push([best, other])
    return Promise.resolve(COMPARED)
  }
  const { client, stage } = opened(game, question, seen, weigh)
  await client.play([free])
  expect(lines).toEqual([[question.puzzle.line, [{ task: game.task(seen)?.task, pick: free }]]])
  expect(stage()).toBe('answered')
  expect(client.progress.getState().tries).toMatchObject([{ pick: free, chance: 0.2 }])
})

test('the same wrong answer again is no second try, and is weighed once', async () => {
  const { game, question, seen, free } = await unweighed()
  const [, next] = question.puzzle.picks.map(({ pick }) => pick)
  let weighed = 0
  const weigh: Weigh = () => {
    weighed++
    return Promise.resolve(COMPARED)
  }
  const { client, stage, outcomes } = opened(game, question, seen, weigh)
  for (const again of [1, 2, 3]) {
    client.again()
    await client.play([free])
    expect([again, stage(), weighed, outcomes]).toEqual([again, 'answered', 1, []])
  }
  client.again()
  await client.play([next as Pick])
  expect([stage(), outcomes]).toEqual(['done', ['told']])
})

test('an answer that cannot be weighed is asked for again; what was told meanwhile stays told', async () => {
  const { game, question, seen, free } = await unweighed()
  const failing = opened(game, question, seen)
  await failing.client.play([free])
  expect([failing.stage(), failing.client.progress.getState().tries]).toEqual(['asks', []])
  expect(failing.client.store.getState().view).not.toBe(seen)
  const told = opened(game, question, seen, () => Promise.resolve(COMPARED))
  const weighing = told.client.play([free])
  told.client.tell()
  await weighing
  expect([told.stage(), told.outcomes]).toEqual(['done', ['told']])
})

test('nothing is weighed any more once the page is left or all is told', async () => {
  const { game, question, seen, free } = await unweighed()
  for (const leave of ['close', 'tell'] as const) {
    let waits: AbortSignal | undefined
    const weigh: Weigh = (...[, , left]) => {
      waits = left
      return new Promise(() => undefined)
    }
    const { client } = opened(game, question, seen, weigh)
    void client.play([free])
    expect(waits?.aborted).toBe(false)
    client[leave]()
    expect(waits?.aborted).toBe(true)
  }
})

test('what only leads back to where a line began is no answer: a plan composed anew answers with its new card', async () => {
  const { game } = await takeDown('edo')
  const all = await questionsOf('edo')
  const plan = (seen: View) =>
    (seen as unknown as { seats: { plan: { value: { actions: string[] } } }[] }).seats
  const [question, seen] = [...seenIn(game, all)].find(([{ puzzle }, view]) => {
    const value = plan(view)[puzzle.seat]?.plan.value
    return value?.actions.length === 2 && game.task(view)?.task === 'plan'
  }) ?? [undefined]
  if (!question) throw new Error('no question about a third card')
  const laid = plan(seen)[question.puzzle.seat]?.plan.value.actions ?? []
  const best = question.puzzle.picks[0]?.pick ?? ''
  expect(answerIn(game, seen, ['back', 'back', ...laid, best])[0]).toEqual({ task: 'plan', pick: best })
  expect(answerIn(game, seen, ['back', 'back', ...laid])).toEqual([])
})

test('each evening has a question, the same for everybody; none comes again before all have been asked', async () => {
  const asked = await Promise.all(days.map(questionTonight))
  expect(asked.every((each) => each !== undefined)).toBe(true)
  expect(new Set(asked.map((each) => `${each?.game} ${each?.id}`)).size).toBe(days.length)
  expect(new Set(days.slice(0, ASKING.length).map(gameTonight)).size).toBe(ASKING.length)
  expect(await questionTonight('2026-11-18')).toEqual(await questionTonight('2026-11-18'))
  expect(ASKING.every((name) => aboutOf(name) !== undefined)).toBe(true)
})

test('a question opens the same position alone as with the others of its deal', async () => {
  const { game } = await takeDown('yokohama')
  const all = await questionsOf('yokohama')
  const several = [...seenIn(game, all)].slice(0, 4)
  for (const [question, seen] of several) expect(seenAt(game, question)).toEqual(seen)
})
