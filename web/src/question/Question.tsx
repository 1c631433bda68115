/** A question at the game's own table: one answer at a time, each with what it leads to. */
import type { View } from '@machiya/kernel'
import type { Outcomes, Puzzle } from '@machiya/kit/folder'
import { dayOf } from '@machiya/table'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { seated, type Chair } from '../client/table.ts'
import { isListed, outcomesOf, type GameName } from '../games.ts'
import { me, partnerName } from '../lobby/who.ts'
import { Notice } from '../parts/Notice.tsx'
import { Opening } from '../parts/Opening.tsx'
import { Button, LinkButton } from '../parts/Paper.tsx'
import { useLaying } from '../parts/laying.ts'
import { showable } from '../review/looking.ts'
import { tryFrom } from '../review/practice.ts'
import { stepsOf } from '../review/telling.ts'
import { ring } from '../sound/ring.ts'
import { useDesk, type Desk, type Taken } from '../table/desk.ts'
import { Frame } from '../table/Frame.tsx'
import { boardOnly, useResting } from '../table/resting.ts'
import { useTaken } from '../table/taken.ts'
import { useText, type Say } from '../text/index.ts'
import { answersKept, isFound, keepAnswers, withOutcome, type Outcome } from './kept.ts'
import { askedAt } from './asked.ts'
import { Pane, type Asking } from './Pane.tsx'
import { questionClient, type QuestionClient } from './question-client.ts'
import { questionsOf, questionTonight, seenAt, type Question as Asked } from './questions.ts'
import { shareQuestion } from './share.ts'
import { weighApart } from './weigh.ts'
import '../styles/review.css'
import '../styles/pane.css'
import '../styles/questions.css'

type Found = {
  readonly question: Asked
  readonly outcomes: Outcomes | undefined
  /** The day whose question it is, if it is that of this evening. */
  readonly evening: string | null
}

const chairsOf = (seats: number, { seat: own }: Puzzle, say: Say): readonly Chair[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === own
      ? seated(seat, me(say).name, null)
      : seated(seat, partnerName(seat < own ? seat : seat - 1), 'merchant'),
  )

const keep = ({ question, evening }: Found, outcome: Outcome): void => {
  keepAnswers(withOutcome(answersKept(), question, outcome, evening))
  ring(isFound(outcome) ? 'brush' : 'paper')
}

const openQuestion = (found: Found, taken: Taken, say: Say): QuestionClient => {
  const { deal, puzzle, id, game } = found.question
  const seen = seenAt(taken.game, found.question)
  return questionClient({
    id: `question-${id}`,
    game: taken.game,
    title: say(found.evening === null ? 'question.one' : 'question'),
    seen,
    chairs: chairsOf(deal.seats, puzzle, say),
    puzzle,
    weigh: (better, other, left) => weighApart({ game, seen, better, other }, left),
    onOutcome: (outcome) => keep(found, outcome),
  })
}

const NONE: readonly never[] = []

/** Takes an answer, which may be a part of what the game would have decided at once; and rests while one is told, with the question as it was asked. */
const useQuestionDesk = (plain: Desk, asks: boolean, asked: string): Desk => {
  const resting = useResting(plain)
  const { module } = plain
  const still = useMemo(() => module && { ...boardOnly(module), question: () => asked }, [module, asked])
  return asks
    ? { ...plain, isPartial: false, confirm: plain.board.confirm }
    : { ...resting, module: still, offers: NONE, asked: true }
}

const Ways = ({ asking }: { readonly asking: Asking }) => {
  const { question, seen, desk, steps, shown, progress } = asking
  const { say, state } = desk
  const [, go] = useLocation()
  const most = showable({ steps })
  const { title, chairs } = state
  const tried = { game: desk.game, title, chairs, seat: question.puzzle.seat, seen }
  return (
    <>
      {most > 0 ? (
        <Button weight="ink" onClick={() => asking.show(shown >= most ? 0 : shown + 1)}>
          {say(shown >= most ? 'question.back' : 'review.show-line')}
        </Button>
      ) : null}
      <Button onClick={() => void tryFrom(tried, say).then(go)}>{say('review.try')}</Button>
      <LinkButton to={`/questions/${question.game}`} weight="quiet">
        {say('question.all')}
      </LinkButton>
      <Button
        weight="quiet"
        onClick={() =>
          void shareQuestion({
            question,
            title: desk.words.title,
            heading: say('question'),
            asked: asking.asked,
            grade: say(`question.grade.${question.puzzle.grade}`),
            outcome: say(`question.outcome.${progress.outcome ?? 'told'}`),
          })
        }
      >
        {say('tonight.share')}
      </Button>
      <LinkButton to="/" weight="quiet">
        {say('to-house')}
      </LinkButton>
    </>
  )
}

type LaidProps = {
  readonly found: Found
  readonly client: QuestionClient
  readonly view: View
  readonly taken: Taken
}

/** On a phone the board is brought back into sight for what an answer leads to. */
const useSight = (stage: string): void => {
  useEffect(() => {
    if (stage !== 'weighs') document.querySelector('.phone-play .zone')?.scrollIntoView({ block: 'start' })
  }, [stage])
}

const Laid = ({ found, client, view, taken }: LaidProps) => {
  const { question, outcomes } = found
  const progress = useStore(client.progress)
  const [shown, setShown] = useState(0)
  useSight(progress.stage)
  const [seen] = useState(view)
  const table = useDesk(client, view, taken)
  const { game, words, plain, rich, locale } = table
  const speaker = useMemo(
    () => ({ game, words, teller: plain, rich, locale }),
    [game, words, plain, rich, locale],
  )
  const asked = useMemo(() => askedAt(speaker, seen, taken), [speaker, seen, taken])
  const desk = useQuestionDesk(table, progress.stage === 'asks', asked)
  const isDone = progress.stage === 'done'
  const steps = useMemo(
    () => (isDone ? stepsOf(speaker, seen, question.puzzle.line) : NONE),
    [isDone, speaker, seen, question],
  )
  const show = (count: number) => {
    setShown(count)
    ring('paper')
    client.show(steps[count - 1]?.view ?? null)
  }
  const asking = { question, client, progress, seen, asked, desk, speaker, outcomes, steps, shown, show }
  return (
    <div className="paned question-table" data-stage={progress.stage}>
      <Frame desk={desk} />
      <Pane asking={asking}>
        <Ways asking={asking} />
      </Pane>
    </div>
  )
}

const Opened = ({ found, taken }: { readonly found: Found; readonly taken: Taken }) => {
  const say = useText()
  const [client] = useState(() => openQuestion(found, taken, say))
  useEffect(() => () => client.close(), [client])
  const view = useStore(client.store, (state) => state.view)
  return view ? <Laid found={found} client={client} view={view} taken={taken} /> : null
}

const findQuestion = async (game: GameName, id: string): Promise<Found | null> => {
  const day = dayOf(new Date())
  const [all, tonight, outcomes] = await Promise.all([
    questionsOf(game),
    questionTonight(day),
    outcomesOf(game),
  ])
  const question = all.find((each) => each.id === id)
  const isTonight = tonight?.game === game && tonight.id === id
  return question ? { question, outcomes, evening: isTonight ? day : null } : null
}

const Fetched = ({ game, id }: { readonly game: GameName; readonly id: string }) => {
  const say = useText()
  const taken = useTaken(game)
  const [found, setFound] = useState<Found | null | undefined>(undefined)
  useEffect(() => {
    void findQuestion(game, id).then(setFound, () => setFound(null))
  }, [game, id])
  const laid = useLaying(taken !== null && Boolean(found))
  if (found === null)
    return (
      <Notice title={say('question.none')} text={say('question.none-text')}>
        <LinkButton to={`/questions/${game}`} weight="ink">
          {say('question.all')}
        </LinkButton>
      </Notice>
    )
  return laid && taken && found ? <Opened found={found} taken={taken} /> : <Opening game={game} />
}

export const Question = ({ game, id }: { readonly game: string; readonly id: string }) => {
  const say = useText()
  return isListed(game) ? (
    <Fetched game={game} id={id} />
  ) : (
    <Notice title={say('not-found')} text={say('not-found.text')} />
  )
}
