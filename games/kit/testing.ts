/** A board as the tests of a table hold it: nobody acts, nothing is chosen, everybody has a name. */
import { plainTeller, type Game, type Position, type Seat, type Words } from '@machiya/kernel'
import type { BoardProps } from './board.ts'
import { markOf } from './crests.tsx'

const NAMES = ['Ann', 'Ben', 'Cho', 'Dan', 'Eva']

export const boardFor = <G extends Position>(
  game: Game<G>,
  words: { readonly en: Words; readonly de: Words },
  view: G,
  seat: Seat | null,
  change: Partial<BoardProps<G>> = {},
): BoardProps<G> => {
  const { locale = 'en' } = change
  return {
    view,
    seat,
    task: game.task(view),
    offers: seat === null ? [] : game.offers(view, seat),
    chosen: null,
    act: () => {},
    ask: () => {},
    pointed: null,
    point: () => {},
    rule: () => {},
    news: game.tidings(view, seat ?? 'public'),
    words: words[locale],
    t: plainTeller(words[locale], NAMES),
    locale,
    players: NAMES.map((name, each) => ({ ...markOf(each), seat: each as Seat, name, bot: false })),
    calm: true,
    narrow: false,
    ...change,
  }
}
