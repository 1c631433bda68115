/** What the tests of the table share: props of a board, whole games, and what lies where. */
import { markOf, type BoardProps } from '@machiya/kit'
import { dice, isOver, plainTeller, sha256, type Pick, type Seat } from '@machiya/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { eagerPick } from '../eager.ts'
import { words, yedo } from '../index.ts'
import type { Yedo } from '../position.ts'
import { table } from './index.ts'

const NAMES = ['Ann', 'Ben', 'Cho', 'Dan', 'Eva']
export const propsFor = (
  view: Yedo,
  seat: Seat | null,
  locale: 'en' | 'de',
  narrow = false,
): BoardProps<Yedo> => ({
  view,
  seat,
  task: yedo.task(view),
  offers: seat === null ? [] : yedo.offers(view, seat),
  chosen: null,
  act: () => {},
  ask: () => {},
  pointed: null,
  point: () => {},
  rule: () => {},
  news: yedo.tidings(view, seat ?? 'public'),
  words: words[locale],
  t: plainTeller(words[locale], NAMES),
  locale,
  players: NAMES.map((name, each) => ({ ...markOf(each), seat: each as Seat, name, bot: false })),
  calm: true,
  narrow,
})

const { Board, Hand } = table
export const drawn = (props: BoardProps<Yedo>): string =>
  renderToStaticMarkup(<Board {...props} />) + (Hand ? renderToStaticMarkup(<Hand {...props} />) : '')

export const picksIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/data-pick="([^"]*)"/g)].map(([, pick = '']) => pick))

export type Look = (g: Yedo, seat: Seat) => void
export const playThrough = (seats: number, setting: 'geisha' | 'samurai', look: Look): void => {
  const chance = dice(`yedo board ${seats} ${setting}`)
  const g = yedo.start(seats, { setting }, sha256(`yedo board ${seats}`))
  const picks: Pick[] = []
  while (!isOver(g)) {
    const waiting = yedo.waitingFor(g)
    const seat = waiting[chance(waiting.length)] as Seat
    look(g, seat)
    yedo.legal(g, seat, picks)
    yedo.advance(g, seat, eagerPick(g, seat, yedo.task(g)?.task ?? '', picks, chance))
  }
}
