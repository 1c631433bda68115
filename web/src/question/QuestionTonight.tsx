/** The question of an evening as it hangs in the front room. */
import type { View } from '@machiya/kernel'
import { useEffect, useMemo, useState } from 'react'
import { stillBoard } from '../gallery/still-board.ts'
import { useCalm } from '../parts/media.ts'
import { Guard } from '../parts/Guard.tsx'
import { LinkButton } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import { useMeasured } from '../table/measure.ts'
import { useTaken } from '../table/taken.ts'
import type { Taken } from '../table/desk.ts'
import { useText } from '../text/index.ts'
import { askedAt, roundAt, toPlay } from './asked.ts'
import { answersKept, outcomeOf } from './kept.ts'
import { questionTonight, seenAt, type Question } from './questions.ts'

/** Drawn as large as at a small table, and shown as small as there is room. */
const SHEET = { width: 760, height: 620, side: 0 } as const

type Shown = { readonly question: Question; readonly taken: Taken; readonly seen: View }

const useStill = ({ question, taken, seen }: Shown) => {
  const { locale } = useSettings()
  const calm = useCalm()
  const { seat } = question.puzzle
  return useMemo(
    () => ({ ...stillBoard({ taken, view: seen, seat, locale, calm, narrow: false }), zone: SHEET }),
    [taken, seen, seat, locale, calm],
  )
}

const Small = (shown: Shown) => {
  const board = useStill(shown)
  const [ref, size] = useMeasured()
  const Board = shown.taken.board?.Board
  const scale = (size?.width ?? 0) / SHEET.width
  return (
    <div className="evening-board" ref={ref} inert aria-hidden="true">
      {Board && size ? (
        <div style={{ inlineSize: SHEET.width, blockSize: SHEET.height, scale: String(scale) }}>
          <Guard instead={null}>
            <Board {...board} />
          </Guard>
        </div>
      ) : null}
    </div>
  )
}

const Told = ({ question, taken, seen }: Shown) => {
  const say = useText()
  const { words, t, locale, players } = useStill({ question, taken, seen })
  const [answers] = useState(answersKept)
  const outcome = outcomeOf(answers, question)
  const name = say(`crest.${players[question.puzzle.seat]?.crest ?? 'wave'}`)
  return (
    <div className="evening-asks">
      <p className="quiet">{toPlay(say, name, roundAt(taken, seen))}</p>
      <p className="evening-asked">{askedAt({ game: taken.game, words, teller: t, locale }, seen, taken)}</p>
      <p className="quiet">
        {say(outcome ? `question.outcome.${outcome}` : `question.grade.${question.puzzle.grade}`)}
      </p>
      <LinkButton to={`/question/${question.game}/${question.id}`} weight={outcome ? 'paper' : 'ink'}>
        {say(outcome ? 'question.look' : 'question.find')}
      </LinkButton>
      <LinkButton to={`/questions/${question.game}`} weight="quiet">
        {say('question.all')}
      </LinkButton>
      {answers.row > 1 ? <p className="quiet">{say('question.row', { count: answers.row })}</p> : null}
    </div>
  )
}

const Opened = ({ question, taken }: { readonly question: Question; readonly taken: Taken }) => {
  const seen = useMemo(() => seenAt(taken.game, question), [taken, question])
  const SignSheet = taken.board?.signs?.SignSheet
  return (
    <>
      {SignSheet ? <SignSheet /> : null}
      <Small question={question} taken={taken} seen={seen} />
      <Told question={question} taken={taken} seen={seen} />
    </>
  )
}

export const QuestionTonight = ({ day }: { readonly day: string }) => {
  const [question, setQuestion] = useState<Question | undefined>(undefined)
  useEffect(() => {
    void questionTonight(day).then(setQuestion, () => setQuestion(undefined))
  }, [day])
  const taken = useTaken(question?.game ?? null)
  return question && taken ? <Opened question={question} taken={taken} /> : null
}
