/** The table of a question: it takes one answer at a time, and says what it comes to. */
import type { Compared } from '@machiya/bots/review'
import type { Game, Pick, View } from '@machiya/kernel'
import type { Puzzle, Reason } from '@machiya/kit/folder'
import { keepSame } from '@machiya/table'
import { createStore, type StoreApi } from 'zustand'
import { opening, still, type Chair, type TableClient, type TableState } from '../client/table.ts'
import type { GameName } from '../games.ts'
import { isFound, type Outcome } from './kept.ts'

type Line = Puzzle['line']

/** An answer, with the chance to win by it and what the best comes to beside it. */
export type Answer = {
  readonly pick: Pick
  readonly chance: number
  readonly why: Reason | undefined
}

export type Progress = {
  /** asks: the table takes an answer; weighs: nobody had looked at it; answered: a try is left; done: all is told. */
  readonly stage: 'asks' | 'weighs' | 'answered' | 'done'
  readonly tries: readonly Answer[]
  readonly outcome: Outcome | null
}

export type QuestionClient = TableClient & {
  readonly progress: StoreApi<Progress>
  again(): void
  tell(): void
  /** Lays the table as it is after a step, or as it was asked. */
  show(view: View | null): void
}

/** How a line is compared with the best, where nobody did before, until nobody waits for it. */
export type Weigh = (best: Line, other: Line, left: AbortSignal) => Promise<Compared>

const TRIES = 2

/** What a line answers: whatever leads back to where it began comes before it. */
export const answerIn = (game: Game, seen: View, picks: readonly Pick[]): Line => {
  let line: { task: string; pick: Pick }[] = []
  let now: ReturnType<Game['rehearse']> | undefined = game.rehearse(seen)
  for (const pick of picks) {
    const task = now?.task()?.task
    now = now?.after(pick).next
    if (task === undefined || !now) break
    line.push({ task, pick })
    if (now.end !== null) break
    if (keepSame(seen, now.view()) === seen) line = []
  }
  return line
}

/** The table behind a pick, as far as the seat can know it. */
const viewBehind = (game: Game, seen: View, pick: Pick): View => {
  const { next } = game.rehearse(seen).after(pick)
  return next && (next.end === null || next.end === 'handed-on') ? next.view() : { ...seen }
}

const laidOut = (id: string, name: GameName, title: string, seen: View, chairs: readonly Chair[]) => ({
  ...opening(id),
  status: 'playing' as const,
  game: name,
  title,
  seat: seen.viewer as number as TableState['seat'],
  mine: [seen.viewer as number as Chair['seat']],
  chairs,
  link: 'here' as const,
  hints: false,
  view: seen,
  caughtUp: seen.number,
  read: seen.number,
})

type Asked = {
  readonly id: string
  readonly game: Game
  readonly title: string
  readonly seen: View
  readonly chairs: readonly Chair[]
  readonly puzzle: Puzzle
  readonly weigh: Weigh
  readonly onOutcome: (outcome: Outcome) => void
}

const outcomeAfter = (tries: readonly Answer[], best: Pick): Outcome | null => {
  if (tries.at(-1)?.pick === best) return tries.length === 1 ? 'first' : 'second'
  return tries.length < TRIES ? null : 'told'
}

export const questionClient = (asked: Asked): QuestionClient => {
  const { id, game, title, seen, chairs, puzzle, weigh, onOutcome } = asked
  const [best] = puzzle.picks
  const store = createStore<TableState>(() => laidOut(id, game.name, title, seen, chairs))
  const progress = createStore<Progress>(() => ({ stage: 'asks', tries: [], outcome: null }))
  let waiting = new AbortController()
  const show = (view: View | null) => store.setState({ view: view ?? { ...seen } })
  const again = () => {
    progress.setState({ stage: 'asks' })
    show(null)
  }
  const end = (outcome: Outcome) => {
    progress.setState({ stage: 'done', outcome })
    onOutcome(outcome)
    if (!isFound(outcome)) show(null)
  }
  /** The same answer again is no other try. */
  const answered = (answer: Answer) => {
    const others = progress.getState().tries.filter(({ pick }) => pick !== answer.pick)
    const tries = [...others, answer]
    progress.setState({ stage: 'answered', tries })
    show(viewBehind(game, seen, answer.pick))
    const outcome = outcomeAfter(tries, best?.pick ?? '')
    if (outcome !== null) end(outcome)
  }
  const weighed = async (line: Line, pick: Pick): Promise<Answer> => {
    const known = [...puzzle.picks, ...progress.getState().tries].find((each) => each.pick === pick)
    if (known) return { pick, chance: known.chance, why: known.why }
    progress.setState({ stage: 'weighs' })
    waiting = new AbortController()
    const { other, why } = await weigh(puzzle.line, line, waiting.signal)
    return { pick, chance: other, why }
  }
  return {
    ...still(store),
    progress,
    show,
    again,
    tell: () => {
      end('told')
      waiting.abort()
    },
    close: () => waiting.abort(),
    play: async (picks) => {
      const line = answerIn(game, seen, picks)
      const [first] = line
      if (!first || progress.getState().stage !== 'asks') return null
      const answer = await weighed(line, first.pick).catch(() => null)
      if (progress.getState().stage === 'done') return null
      if (answer) answered(answer)
      else again()
      return null
    },
  }
}
