/** What the host says: one instruction, its reason, the rule; and how far the lesson has come. */
import type { Guided } from '@machiya/kit/folder'
import { inLanguage } from '@machiya/kernel/words'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from '../table/desk.ts'
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
  readonly onStep: (at: number) => void
  readonly onLeave: () => void
  readonly onPlay: () => void
}

export const Pane = ({ desk, lesson, progress, onStep, onLeave, onPlay }: PaneProps) => {
  const { say, locale } = desk
  const { at, tried } = progress
  const step = lesson.steps[at]
  const [title, text] = inLanguage(lesson.words, locale)[step?.id ?? ''] ?? ['', '']
  const isLast = at === lesson.steps.length - 1
  return (
    <section className="lesson" aria-label={say('learn.coach')}>
      <p className="lesson-step">
        {say('lesson.step', { at: at + 1, of: lesson.steps.length })}
        <Marks at={at} of={lesson.steps.length} />
      </p>
      <div aria-live="polite">
        <h2 data-asks={step?.picks ? true : undefined}>{title}</h2>
        <p>{text}</p>
        {tried > 0 ? <p className="lesson-later">{say('lesson.later', { title })}</p> : null}
      </div>
      {step?.rule ? (
        <Button weight="quiet" onClick={() => desk.openRule(step.rule ?? null)}>
          {say('lesson.rule', { rule: step.rule })}
        </Button>
      ) : null}
      <div className="lesson-buttons">
        {step?.picks || isLast ? null : (
          <Button weight="ink" onClick={() => onStep(at + 1)}>
            {say('learn.next')}
          </Button>
        )}
        {isLast ? (
          <Button weight="ink" onClick={onPlay}>
            {say('lesson.play-on')}
          </Button>
        ) : null}
        {at > 0 ? <Button onClick={() => onStep(at - 1)}>{say('lesson.back')}</Button> : null}
        <Button weight="quiet" onClick={onLeave}>
          {say(isLast ? 'to-house' : 'lesson.leave')}
        </Button>
      </div>
      <Host />
    </section>
  )
}
