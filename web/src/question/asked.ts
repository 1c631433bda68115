/** A question in words: who is to play, and what the game asks. */
import type { Seat, View } from '@machiya/kernel'
import { askOf } from '@machiya/kernel/words'
import { stillBoard } from '../gallery/still-board.ts'
import { capital } from '../parts/told.tsx'
import type { Speaker } from '../review/telling.ts'
import type { Taken } from '../table/desk.ts'
import type { Say } from '../text/index.ts'

type Asking = Pick<Speaker, 'game' | 'words' | 'teller' | 'locale'>

export const askedIn = ({ game, words, teller, locale }: Asking, seen: View): string => {
  const task = game.task(seen)
  return task ? capital(askOf(words, task, teller), locale) : ''
}

/** The drawing may know better what is asked. */
export const askedAt = (speaker: Asking, seen: View, taken: Taken): string => {
  const { locale } = speaker
  const still = { taken, view: seen, seat: seen.viewer as Seat, locale, calm: true, narrow: false }
  return taken.board?.question?.(stillBoard(still)) ?? askedIn(speaker, seen)
}

export const roundAt = ({ game }: Pick<Asking, 'game'>, seen: View): number | null => {
  const { round } = game.spans(seen)
  return typeof round === 'number' && round > 0 ? round : null
}

/** "Hanna to play, round 8". */
export const toPlay = (say: Say, name: string, round: number | null): string =>
  round === null ? say('question.to-play', { name }) : say('question.to-play-in', { name, round })
