/** The host at your shoulder in a first game. Never in the way of the table, and gone at a word. */
import type { Position } from '@machiya/kernel'
import { inLanguage, type Languages } from '@machiya/kernel/words'
import type { Lesson } from '@machiya/kit/folder'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { lessonsOf, type GameName } from '../games.ts'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from '../table/desk.ts'

/** What is to be said now: the welcome first, then what is asked and was not explained yet. */
const sayingNow = (lesson: Lesson, welcomed: number, known: readonly string[], task: string | undefined) => {
  const welcome = lesson.welcome[welcomed]
  if (welcome) return { id: 'welcome', text: welcome }
  const text = task && !known.includes(task) ? lesson.asked[task] : undefined
  return task && text ? { id: task, text } : null
}

/** Every game of the house counts its rounds; the lesson is over with the first. */
const roundOf = (view: Position): number => (view as Position & { readonly round?: number }).round ?? 1

const Saying = ({
  desk,
  lesson,
  onSkip,
}: {
  readonly desk: Desk
  readonly lesson: Lesson
  readonly onSkip: () => void
}) => {
  const { say } = desk
  const [welcomed, setWelcomed] = useState(0)
  const [known, setKnown] = useState<readonly string[]>([])
  const task = desk.asked ? desk.task?.task : undefined
  const isDone = roundOf(desk.view) > 1
  const saying = isDone ? null : sayingNow(lesson, welcomed, known, task)
  const next = () => {
    if (saying?.id === 'welcome') setWelcomed(welcomed + 1)
    else if (saying) setKnown([...known, saying.id])
  }
  if (!saying && !isDone) return null
  return (
    <section className="coach cut-paper" aria-label={say('learn.coach')}>
      <header>
        <h2>{say('learn.coach')}</h2>
      </header>
      <p>{saying?.text ?? say('learn.done')}</p>
      <div className="coach-buttons">
        <Button weight="quiet" onClick={onSkip}>
          {saying ? say('learn.skip') : say('close')}
        </Button>
        {saying ? (
          <Button weight="ink" onClick={next}>
            {say('learn.next')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

const useLessons = (game: GameName): Languages<Lesson> | null => {
  const [lessons, setLessons] = useState<Languages<Lesson> | null>(null)
  useEffect(() => void lessonsOf(game).then(setLessons), [game])
  return lessons
}

const Host = ({ desk, onSkip }: { readonly desk: Desk; readonly onSkip: () => void }) => {
  const lessons = useLessons(desk.game.name)
  return lessons ? <Saying desk={desk} lesson={inLanguage(lessons, desk.locale)} onSkip={onSkip} /> : null
}

export const Coach = ({ desk }: { readonly desk: Desk }) => {
  const [search, setSearch] = useSearchParams()
  if (!search.has('lesson') || desk.state.status === 'over') return null
  return <Host desk={desk} onSkip={() => setSearch({}, { replace: true })} />
}
