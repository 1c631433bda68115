import { expect, test } from 'vitest'
import { outcomeOf, withOutcome, type Answers } from './kept.ts'
import type { Question } from './questions.ts'

const question = (id: string): Question => ({ id, game: 'edo' }) as Question
const NONE: Answers = { outcomes: {}, row: 0, evening: null }

test('what came of a question first stands, however often it is looked at again', () => {
  const told = withOutcome(NONE, question('a'), 'told', null)
  const again = withOutcome(told, question('a'), 'first', null)
  expect(outcomeOf(again, question('a'))).toBe('told')
})

test('evenings found one after another are counted; one that was missed breaks nothing, one that was told does', () => {
  const monday = withOutcome(NONE, question('a'), 'first', '2026-11-16')
  const thursday = withOutcome(monday, question('b'), 'second', '2026-11-19')
  expect(thursday).toMatchObject({ row: 2, evening: '2026-11-19' })
  expect(withOutcome(thursday, question('c'), 'told', '2026-11-20').row).toBe(0)
})

test('a question that is not of the evening leaves the row as it is', () => {
  const monday = withOutcome(NONE, question('a'), 'first', '2026-11-16')
  expect(withOutcome(monday, question('b'), 'told', null)).toMatchObject({ row: 1, evening: '2026-11-16' })
})
