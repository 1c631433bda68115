/** What came of the questions, kept on this device. */
import type { Question } from './questions.ts'

/** Found at the first try or the second, or told. What came of it first stands. */
export type Outcome = 'first' | 'second' | 'told'
export type Answers = {
  readonly outcomes: { readonly [question: string]: Outcome }
  /** How many of the evenings that were answered were found, one after another. */
  readonly row: number
  /** The last evening whose question was answered. */
  readonly evening: string | null
}

const KEY = 'machiya.questions'
const NONE: Answers = { outcomes: {}, row: 0, evening: null }

export const answersKept = (): Answers => {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Answers>) }
  } catch {
    return NONE
  }
}

const nameOf = ({ game, id }: Question): string => `${game}/${id}`
export const outcomeOf = ({ outcomes }: Answers, question: Question): Outcome | undefined =>
  outcomes[nameOf(question)]
export const isFound = (outcome: Outcome | undefined): boolean => outcome === 'first' || outcome === 'second'

/** An evening nobody answered breaks nothing. */
export const withOutcome = (
  before: Answers,
  question: Question,
  outcome: Outcome,
  evening: string | null,
): Answers => {
  if (outcomeOf(before, question) !== undefined) return before
  const outcomes = { ...before.outcomes, [nameOf(question)]: outcome }
  if (evening === null || evening === before.evening) return { ...before, outcomes }
  return { outcomes, row: isFound(outcome) ? before.row + 1 : 0, evening }
}

export const keepAnswers = (answers: Answers): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(answers))
  } catch {
    // A private window may refuse to store; the question is then asked again.
  }
}

export const forgetAnswers = (): void => {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

/** The hardest grade of which something was found. */
export const gradeFound = (answers: Answers, questions: readonly Question[]): number =>
  Math.max(
    0,
    ...questions
      .filter((question) => isFound(outcomeOf(answers, question)))
      .map(({ puzzle }) => puzzle.grade),
  )
