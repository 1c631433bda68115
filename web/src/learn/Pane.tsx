/** What the host says: one instruction, its reason, the rule; and how far the lesson has come. */
import type { Guided } from '@machiya/kit/folder'
import { inLanguage } from '@machiya/kernel/words'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from '../table/desk.ts'
import { Figures } from './Figures.tsx'
import { Host } from './Host.tsx'
import type { Progress } from './lesson-client.ts'

const Marks = ({ at, of }: { readonly at: number; readonly of: number }) => (
  <span className="lesson-marks" aria-hidden>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} data-done={i < at || undefined} data-now={i === at || undefined} />
    ))}
  </span>
)

type PaneProps = {
  readonly desk: Desk
  readonly lesson: Guided
  readonly progress: Progress
  readonly further: Guided | undefined
  readonly onStep: (at: number) => void
  readonly onNext: () => void
  readonly onLeave: () => void
  readonly onFurther: () => void
  readonly onPlay: () => void
}

const isDone = ({ lesson: { steps }, progress: { at } }: PaneProps): boolean => at === steps.length - 1
const asksIn = ({ lesson: { steps }, progress: { at } }: PaneProps): boolean =>
  steps[at]?.picks !== undefined || steps[at]?.presses !== undefined

/** What is to be done now, or, at the end, what to try next. */
const Buttons = (pane: PaneProps) => {
  const { desk, progress, further, onStep, onNext, onLeave, onFurther, onPlay } = pane
  const { say } = desk
  const isLast = isDone(pane)
  return (
    <div className="pane-buttons">
      {asksIn(pane) || isLast ? null : (
        <Button weight="ink" onClick={onNext}>
          {say('learn.next')}
        </Button>
      )}
      {isLast && further ? (
        <Button weight="ink" onClick={onFurther}>
          {say(`lesson.${further.id}`)}
        </Button>
      ) : null}
      {isLast ? (
        <Button weight={further ? 'paper' : 'ink'} onClick={onPlay}>
          {say('lesson.play-on')}
        </Button>
      ) : null}
      {progress.at > 0 ? <Button onClick={() => onStep(progress.at - 1)}>{say('lesson.back')}</Button> : null}
      <Button weight="quiet" onClick={onLeave}>
        {say(isLast ? 'to-house' : 'lesson.leave')}
      </Button>
    </div>
  )
}

export const Pane = (pane: PaneProps) => {
  const { desk, lesson, progress } = pane
  const { say, locale } = desk
  const { at, tried, other } = progress
  const step = lesson.steps[at]
  const [title, text, answers = {}] = inLanguage(lesson.words, locale)[step?.id ?? ''] ?? ['', '']
  const answer = answers[String(other)] ?? say('lesson.later', { title })
  return (
    <section className="pane lesson" aria-label={say(`lesson.${lesson.id}`)}>
      <p className="lesson-step">
        {say('lesson.step', { at: at + 1, of: lesson.steps.length })}
        <Marks at={at} of={lesson.steps.length} />
      </p>
      <div aria-live="polite">
        <h2 data-asks={asksIn(pane) || undefined}>{title}</h2>
        <p>{text}</p>
        {tried > 0 ? (
          <p className="lesson-later" ref={(line) => line?.scrollIntoView({ block: 'nearest' })}>
            {answer}
          </p>
        ) : null}
      </div>
      {step?.figures && lesson.figures ? (
        <Figures desk={desk} lesson={lesson} shows={step.figures} figures={lesson.figures} />
      ) : null}
      {step?.rule ? (
        <Button weight="quiet" onClick={() => desk.openRule(step.rule ?? null)}>
          {say('lesson.rule', { rule: step.rule })}
        </Button>
      ) : null}
      <Buttons {...pane} />
      <Host />
    </section>
  )
}
