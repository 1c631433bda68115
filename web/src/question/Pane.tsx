/** What is asked, what came of an answer, and at the end why the best is best. */
import { behindOf, sentenceOf } from '@machiya/bots/review'
import type { Pick, View } from '@machiya/kernel'
import type { Outcomes } from '@machiya/kit/folder'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../parts/Paper.tsx'
import { MarkSign } from '../review/Mark.tsx'
import { percent } from '../review/percent.ts'
import { pickText, type LineStep, type Speaker } from '../review/telling.ts'
import { Line } from '../review/Why.tsx'
import type { Desk } from '../table/desk.ts'
import { roundAt, toPlay } from './asked.ts'
import type { Answer, Progress, QuestionClient } from './question-client.ts'
import type { Question } from './questions.ts'

/** What every part of the pane is told. */
export type Asking = {
  readonly question: Question
  readonly client: QuestionClient
  readonly progress: Progress
  readonly seen: View
  /** The question in words. */
  readonly asked: string
  readonly desk: Desk
  readonly speaker: Speaker
  readonly outcomes: Outcomes | undefined
  /** How it goes on behind the best answer, and how many of these steps are shown on the board. */
  readonly steps: readonly LineStep[]
  readonly shown: number
  show(steps: number): void
}

const nameOf = ({ speaker, seen }: Asking, pick: Pick): string => pickText(speaker, seen, pick)
const telling = ({ speaker, outcomes }: Asking) => ({
  language: speaker.locale,
  teller: speaker.teller,
  outcomes,
})

const Row = ({ asking, answer, isBest }: RowProps) => (
  <tr>
    <td>
      <MarkSign mark={isBest ? 'best' : 'mistake'} size={22} />
    </td>
    <th scope="row">
      {nameOf(asking, answer.pick)}
      <small>{asking.desk.say(isBest ? 'question.best' : 'question.yours')}</small>
    </th>
    <td className="review-chance">{percent(answer.chance)}</td>
  </tr>
)
type RowProps = { readonly asking: Asking; readonly answer: Answer; readonly isBest: boolean }

/** A wrong answer and what it leads to; nothing yet of the best. */
const Answered = ({ asking }: { readonly asking: Asking }) => {
  const { desk, progress } = asking
  const answer = progress.tries.at(-1)
  if (!answer) return null
  const values = { pick: nameOf(asking, answer.pick), chance: percent(answer.chance) }
  return (
    <>
      <h2>{desk.say('question.answer', values)}</h2>
      {answer.why ? (
        <p>
          {desk.say('question.beside')} {behindOf(answer.why, telling(asking))}
        </p>
      ) : null}
    </>
  )
}

/** The reason, beside what was answered instead or else the next best. */
const Reasoned = ({ asking }: { readonly asking: Asking }) => {
  const { question, progress, desk } = asking
  const [best, next] = question.puzzle.picks
  const other = progress.tries.findLast(({ pick }) => pick !== best?.pick) ?? next
  return other?.why ? (
    <p className="review-why">
      {desk.say('hint.beside', { other: nameOf(asking, other.pick) })}{' '}
      {sentenceOf(other.why, telling(asking))}
    </p>
  ) : null
}

const Done = ({ asking }: { readonly asking: Asking }) => {
  const { question, progress, desk, steps, shown } = asking
  const [best] = question.puzzle.picks
  if (!best || progress.outcome === null) return null
  const wrong = progress.tries.filter(({ pick }) => pick !== best.pick)
  return (
    <>
      <h2>{desk.say(`question.head.${progress.outcome}`, { pick: nameOf(asking, best.pick) })}</h2>
      <table className="review-pair">
        <tbody>
          {wrong.map((answer, i) => (
            <Row key={i} asking={asking} answer={answer} isBest={false} />
          ))}
          <Row asking={asking} answer={{ ...best, why: undefined }} isBest />
        </tbody>
      </table>
      <Reasoned asking={asking} />
      <Line steps={steps} shown={shown} title={desk.say('question.line')} />
    </>
  )
}

const Asked = ({ asking }: { readonly asking: Asking }) => {
  const { desk, progress, question } = asking
  return (
    <>
      <h2 data-asks>{asking.asked}</h2>
      <p>{desk.say(progress.stage === 'weighs' ? 'question.weighs' : 'question.best-one')}</p>
      <p className="quiet">{desk.say(`question.grade.${question.puzzle.grade}`)}</p>
    </>
  )
}

/** Whoever uses keys goes on from here when an answer has come. */
const useFirstButton = (stage: Progress['stage']) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (stage === 'answered' || stage === 'done') box.current?.querySelector('button')?.focus()
  }, [stage])
  return box
}

export const Pane = ({ asking, children }: { readonly asking: Asking; readonly children: ReactNode }) => {
  const { desk, client, progress, seen, question } = asking
  const { stage } = progress
  const name = desk.players[question.puzzle.seat]?.name ?? ''
  const buttons = useFirstButton(stage)
  return (
    <section className="pane question" aria-label={desk.say('question.one')}>
      <p className="quiet">{toPlay(desk.say, name, roundAt(desk, seen))}</p>
      <div className="review-said" aria-live="polite">
        {stage === 'asks' || stage === 'weighs' ? <Asked asking={asking} /> : null}
        {stage === 'answered' ? <Answered asking={asking} /> : null}
        {stage === 'done' ? <Done asking={asking} /> : null}
      </div>
      <div className="pane-buttons" ref={buttons}>
        {stage === 'answered' ? (
          <Button weight="ink" onClick={client.again}>
            {desk.say('question.again')}
          </Button>
        ) : null}
        {stage === 'done' ? children : <Button onClick={client.tell}>{desk.say('question.show')}</Button>}
      </div>
    </section>
  )
}
