/** The questions of the house: which there are, which is asked tonight, and the position each leads to. */
import { commit, type Game, type View } from '@machiya/kernel'
import type { Deal, Puzzle } from '@machiya/kit/folder'
import { daysTo, firstTonight } from '@machiya/table'
import { asks, LISTED, puzzlesOf, type GameName } from '../games.ts'

export type Question = {
  readonly id: string
  readonly game: GameName
  readonly deal: Deal
  readonly puzzle: Puzzle
}

/** The games that ask. */
export const ASKING: readonly GameName[] = LISTED.filter(asks)

const SHORT = 8
/** The same question keeps its name, whatever others are found beside it. */
const idOf = ({ seed }: Deal, { at }: Puzzle): string => `${seed.slice(0, SHORT)}-${at}`

export const questionsOf = async (game: GameName): Promise<readonly Question[]> => {
  const { deals, questions } = await puzzlesOf(game)
  return questions.flatMap((puzzle) => {
    const deal = deals[puzzle.deal]
    return deal ? [{ id: idOf(deal, puzzle), game, deal, puzzle }] : []
  })
}

/** Whose question it is tonight: not the game whose deal stands first. */
export const gameTonight = (day: string): GameName | undefined =>
  ASKING.length ? firstTonight(day, [...ASKING.slice(1), ...ASKING.slice(0, 1)]) : undefined

/** Each comes once before one comes again, in an order that nobody chose. */
export const questionTonight = async (day: string): Promise<Question | undefined> => {
  const game = gameTonight(day)
  if (game === undefined) return undefined
  const all = await questionsOf(game)
  const lots = all.map((question) => ({ question, lot: commit(question.id) }))
  const sorted = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))
  return sorted[Math.floor(daysTo(day) / ASKING.length) % sorted.length]?.question
}

/** What the seat of each saw, deal by deal: a deal is played once for all its questions. */
export function* seenIn(
  game: Game,
  questions: readonly Question[],
): Generator<readonly [question: Question, seen: View]> {
  for (const deal of new Set(questions.map((question) => question.deal))) {
    const { seats, options, seed, revision, moves } = deal
    const g = { ...game.start(seats, options, seed, revision), told: null }
    let played = 0
    const own = questions.filter((question) => question.deal === deal)
    for (const question of own.toSorted((a, b) => a.puzzle.at - b.puzzle.at)) {
      const { at, seat } = question.puzzle
      for (const [mover, pick] of moves.slice(played, at)) game.advance(g, mover, pick)
      played = at
      // A view shares with its position, and this one is played on.
      yield [question, game.view(game.copy(g), seat)]
    }
  }
}

export const seenAt = (game: Game, question: Question): View => {
  const [found] = seenIn(game, [question])
  if (!found) throw new Error(`the question ${question.id} leads nowhere`)
  return found[1]
}
