/** The question of this evening, in the front room: a small board, what is asked, and the way to it. */
import { dayOf } from '@machiya/table'
import { Suspense, useRef, useState } from 'react'
import { useCard } from '../parts/card.tsx'
import { useIdle, useNear } from '../parts/near.ts'
import { gameTonight } from '../question/questions.ts'
import { QuestionTonight } from '../rooms.ts'
import { useText } from '../text/index.ts'
import { EveningPart } from './EveningPart.tsx'

const Part = ({ game, day }: { readonly game: string; readonly day: string }) => {
  const say = useText()
  const { title } = useCard(game)
  const box = useRef<HTMLDivElement>(null)
  // A game is fetched for it: all else of the room comes first.
  const near = useNear(box, 0)
  const idle = useIdle()
  return (
    <EveningPart title={say('question')} aside={title}>
      <div className="evening-question" ref={box}>
        {near && idle ? (
          <Suspense fallback={null}>
            <QuestionTonight day={day} />
          </Suspense>
        ) : null}
      </div>
    </EveningPart>
  )
}

export const Question = () => {
  const [day] = useState(() => dayOf(new Date()))
  const game = gameTonight(day)
  return game === undefined ? null : <Part game={game} day={day} />
}
