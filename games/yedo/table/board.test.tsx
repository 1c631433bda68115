import { markOf, type BoardProps } from '@machiya/kit'
import { dice, isOver, plainTeller, seatsOf, sha256, type Pick, type Seat } from '@machiya/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { eagerPick } from '../eager.ts'
import { words, yedo } from '../index.ts'
import type { Yedo } from '../position.ts'
import { table } from './index.ts'

const NAMES = ['Ann', 'Ben', 'Cho', 'Dan', 'Eva']
const propsFor = (view: Yedo, seat: Seat | null, locale: 'en' | 'de', narrow = false): BoardProps<Yedo> => ({
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
const drawn = (props: BoardProps<Yedo>): string =>
  renderToStaticMarkup(<Board {...props} />) + (Hand ? renderToStaticMarkup(<Hand {...props} />) : '')

const picksIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/data-pick="([^"]*)"/g)].map(([, pick = '']) => pick))

test('every scene of the gallery can be drawn in both languages, wide and narrow', () => {
  for (const scene of table.gallery ?? [])
    for (const locale of ['en', 'de'] as const)
      for (const narrow of [false, true]) {
        const markup = drawn(propsFor(scene.view(), scene.seat, locale, narrow))
        expect(markup, scene.name).toContain('<svg')
        expect(markup, scene.name).not.toMatch(/undefined|NaN|\[object/)
      }
}, 60_000)

const playThrough = (
  seats: number,
  setting: 'geisha' | 'samurai',
  every: number,
  look: (g: Yedo, seat: Seat) => void,
): void => {
  const chance = dice(`yedo board ${seats} ${setting}`)
  const g = yedo.start(seats, { setting }, sha256(`yedo board ${seats}`))
  const picks: Pick[] = []
  for (let moves = 0; !isOver(g); moves++) {
    const waiting = yedo.waitingFor(g)
    const seat = waiting[chance(waiting.length)] as Seat
    if (moves % every === 0) look(g, seat)
    yedo.legal(g, seat, picks)
    yedo.advance(g, seat, eagerPick(g, seat, yedo.task(g)?.task ?? '', picks, chance))
  }
}

test.each([
  [2, 'geisha'],
  [3, 'samurai'],
  [4, 'geisha'],
  [5, 'samurai'],
] as const)(
  'with %i clans (%s) every offer can be taken on the board or in the hand',
  (seats, setting) => {
    playThrough(seats, setting, 11, (g, seat) => {
      const view = yedo.view(g, seat)
      const there = picksIn(drawn(propsFor(view, seat, 'en')))
      const lost = yedo.offers(view, seat).filter(({ pick }) => !there.has(String(pick)))
      expect(lost, yedo.task(g)?.task).toEqual([])
    })
  },
  120_000,
)

test('every seat and an onlooker can look at every position', () => {
  playThrough(3, 'geisha', 37, (g) => {
    for (const seat of seatsOf(g))
      expect(drawn(propsFor(yedo.view(g, seat), seat, 'de', true))).toContain('<svg')
    expect(drawn(propsFor(yedo.view(g, 'public'), null, 'en'))).toContain('<svg')
  })
}, 120_000)
