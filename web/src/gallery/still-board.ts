/** What a drawing gets of a table that nobody plays at: a scene of the gallery, a picture of the rules. */
import { DESK, previewed, UNTOUCHED, type BoardProps, type Locale } from '@machiya/kit'
import type { Seat, View } from '@machiya/kernel'
import { inLanguage, plainTeller } from '@machiya/kernel/words'
import { playerOf, type Taken } from '../table/desk.ts'
import { chairsOf } from './scene-client.ts'

type Still = {
  readonly taken: Taken
  readonly view: View
  readonly seat: Seat | null
  readonly locale: Locale
  readonly calm: boolean
  readonly narrow: boolean
}

export const stillBoard = ({ taken, view, seat, locale, calm, narrow }: Still): BoardProps => {
  const words = inLanguage(taken.words, locale)
  const players = chairsOf(view, seat).map(playerOf)
  return {
    view,
    table: view,
    seat,
    task: taken.game.task(view),
    offers: seat === null ? [] : taken.game.offers(view, seat),
    ...UNTOUCHED,
    preview: previewed(taken.game, view),
    news: taken.game.tidings(view, seat ?? 'public'),
    words,
    t: plainTeller(
      words,
      players.map(({ name }) => name),
    ),
    locale,
    players,
    calm,
    narrow,
    zone: DESK,
  }
}
