/** The door of a lesson. */
import type { Guided } from '@machiya/kit/folder'
import { useEffect, useState } from 'react'
import { hasLessons, isListed, lessonsOf, type GameName } from '../games.ts'
import { useLaying } from '../parts/laying.ts'
import { Notice } from '../parts/Notice.tsx'
import { Opening } from '../parts/Opening.tsx'
import { GuidedTable } from '../rooms.ts'
import { useTaken } from '../table/taken.ts'
import { useText } from '../text/index.ts'

type Found = { readonly lesson: Guided; readonly further: Guided | undefined }

/** The lesson, once the room it is given in stands. */
const useLesson = (game: GameName, id: string): Found | null => {
  const [found, find] = useState<Found | null>(null)
  useEffect(() => {
    void Promise.all([lessonsOf(game), GuidedTable.fetch()]).then(([lessons]) => {
      const at = Math.max(
        0,
        lessons.findIndex((each) => each.id === id),
      )
      const lesson = lessons[at]
      if (lesson) find({ lesson, further: lessons[at + 1] })
    })
  }, [game, id])
  return found
}

/** All that a lesson is made of comes side by side, while its evening hangs on the wall. */
const Fetched = ({ game, id }: { readonly game: GameName; readonly id: string }) => {
  const taken = useTaken(game)
  const found = useLesson(game, id)
  const laid = useLaying(taken !== null && found !== null)
  return laid && taken && found ? <GuidedTable taken={taken} {...found} /> : <Opening game={game} />
}

export const Learn = ({ game, id }: { readonly game: string; readonly id: string }) => {
  const say = useText()
  return isListed(game) && hasLessons(game) ? (
    <Fetched game={game} id={id} />
  ) : (
    <Notice title={say('not-found')} text={say('not-found.text')} />
  )
}
