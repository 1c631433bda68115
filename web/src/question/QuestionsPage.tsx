/** All questions of a game, the easiest first, and what came of those that were answered. */
import type { Locale } from '@machiya/kit'
import { inLanguage, plainTeller } from '@machiya/kernel/words'
import { useEffect, useReducer, useState } from 'react'
import { Link } from 'wouter'
import { cardOf, takeDown, type GameName } from '../games.ts'
import { Bar } from '../lobby/Bar.tsx'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import { askedIn, roundAt } from './asked.ts'
import { answersKept, gradeFound, isFound, outcomeOf, type Answers } from './kept.ts'
import { ASKING, questionsOf, seenIn, type Question } from './questions.ts'
import '../styles/rules.css'
import '../styles/questions.css'

const GRADES = [1, 2, 3, 4, 5] as const

const useQuestions = (game: GameName, miss: () => void): readonly Question[] => {
  const [all, setAll] = useState<readonly Question[]>([])
  useEffect(() => {
    let here = true
    setAll([])
    void questionsOf(game).then((found) => (here ? setAll(found) : undefined), miss)
    return () => {
      here = false
    }
  }, [game, miss])
  return all
}

const pause = (): Promise<unknown> => new Promise((then) => setTimeout(then))

type Told = { readonly asked: string; readonly round: number | null }

/** What each asks, deal by deal: to play a whole shelf of deals takes a while. */
const useAsked = (game: GameName, questions: readonly Question[], locale: Locale, miss: () => void) => {
  const [asked, setAsked] = useState<{ readonly [id: string]: Told }>({})
  useEffect(() => {
    let here = true
    const tell = async () => {
      const { game: rules, words } = await takeDown(game)
      const own = inLanguage(words, locale)
      const speaker = { game: rules, words: own, teller: plainTeller(own, []), locale }
      for (const [{ id }, seen] of seenIn(rules, questions)) {
        if (!here) return
        setAsked((before) => ({
          ...before,
          [id]: { asked: askedIn(speaker, seen), round: roundAt(speaker, seen) },
        }))
        await pause()
      }
    }
    void tell().catch(miss)
    return () => {
      here = false
    }
  }, [game, questions, locale, miss])
  return asked
}

type EntryProps = {
  readonly question: Question
  readonly number: number
  readonly told: Told | undefined
  readonly answers: Answers
}

const Entry = ({ question, number, told, answers }: EntryProps) => {
  const say = useText()
  const outcome = outcomeOf(answers, question)
  return (
    <li>
      <Link href={`/question/${question.game}/${question.id}`}>
        <b>{say('question.number', { number })}</b>
        <span>
          {told?.round ? `${say('end.round', { round: told.round })}: ` : ''}
          {told?.asked ?? '…'}
        </span>
        <small>{outcome ? say(`question.outcome.${outcome}`) : null}</small>
      </Link>
    </li>
  )
}

const Sum = ({ all, answers }: { readonly all: readonly Question[]; readonly answers: Answers }) => {
  const say = useText()
  const found = all.filter((question) => isFound(outcomeOf(answers, question))).length
  const grade = gradeFound(answers, all)
  const count = all.length
  return (
    <p className="questions-sum">
      {grade > 0
        ? say('question.up-to', { found, count, grade })
        : say('question.found-of', { found, count })}
      {answers.row > 0 ? ` · ${say('question.row', { count: answers.row })}` : null}
    </p>
  )
}

const OfGame = ({ game }: { readonly game: GameName }) => {
  const say = useText()
  const { locale } = useSettings()
  const [isMissing, miss] = useReducer(() => true, false)
  const all = useQuestions(game, miss)
  const asked = useAsked(game, all, locale, miss)
  const [answers] = useState(answersKept)
  if (isMissing) return <p role="alert">{say('questions.missing')}</p>
  return (
    <>
      <Sum all={all} answers={answers} />
      {GRADES.map((grade) => {
        const own = all.filter(({ puzzle }) => puzzle.grade === grade)
        return own.length ? (
          <section key={grade} className="questions-grade">
            <h2>{say(`question.grade.${grade}`)}</h2>
            <ol>
              {own.map((question) => (
                <Entry
                  key={question.id}
                  question={question}
                  number={all.indexOf(question) + 1}
                  told={asked[question.id]}
                  answers={answers}
                />
              ))}
            </ol>
          </section>
        ) : null
      })}
    </>
  )
}

export const QuestionsPage = ({ game = ASKING[0] }: { readonly game?: string | undefined }) => {
  const say = useText()
  const { locale } = useSettings()
  return (
    <div className="page">
      <Bar here={null} />
      <nav className="rules-games" aria-label={say('questions')}>
        {ASKING.map((each) => (
          <Link key={each} href={`/questions/${each}`} aria-current={each === game ? 'page' : undefined}>
            {cardOf(each, locale).title}
          </Link>
        ))}
      </nav>
      <main className="questions">
        <h1>{say('questions')}</h1>
        <p>{say('questions.text')}</p>
        {game && ASKING.includes(game) ? <OfGame key={game} game={game} /> : null}
      </main>
    </div>
  )
}
