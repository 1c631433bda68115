import { boardFor } from '@machiya/kit/testing'
import { dice, isOver, seatsOf, type Pick, type Seat, type View } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { words, yokohama } from '../index.ts'
import type { Yokohama } from '../position.ts'
import { gallery } from './gallery.ts'
import { table } from './index.ts'
import type { Board as Props } from './preview.ts'

const propsFor = (
  view: View<Yokohama>,
  seat: Seat | null,
  locale: 'en' | 'de',
  change: Partial<Props> = {},
): Props => boardFor(yokohama, words, view, seat, { locale, ...change })

const { Board, Hand } = table
const drawn = (props: Props): string =>
  renderToStaticMarkup(<Board {...props} />) + (Hand ? renderToStaticMarkup(<Hand {...props} />) : '')

test('every scene of the gallery can be drawn in both languages, wide and narrow', () => {
  for (const scene of gallery)
    for (const locale of ['en', 'de'] as const) {
      const view = scene.view()
      for (const narrow of locale === 'en' ? [true] : [false]) {
        const markup = drawn(propsFor(view, scene.seat, locale, { narrow, chosen: scene.chosen ?? null }))
        expect(markup).toContain('<svg')
        expect(markup, scene.name).not.toMatch(/undefined|NaN/)
      }
    }
}, 120_000)

test('onlookers see the table, and whatever is pointed at says what it is', () => {
  const g = yokohama.start(4, {}, sha256('onlooker'))
  for (const seat of yokohama.waitingFor(g)) yokohama.advance(g, seat, g.seats[seat].hand.of[0] ?? '')
  const view = yokohama.view(g, 'public')
  for (const pointed of [
    'bank',
    'canal',
    view.dock.of[2],
    view.laboratory.of[0],
    view.achievements.of[1],
    'church-3',
  ] as const)
    expect(drawn(propsFor(view, null, 'de', { pointed: pointed ?? null }))).toContain(
      words.de.names[pointed ?? ''] ?? '?',
    )
})

/** Plays at random and looks at the first positions of every kind of decision. */
const playAndLook = (seats: number, seed: string): void => {
  const chance = dice(seed)
  const g = yokohama.start(seats, {}, sha256(seed))
  const seen: Record<string, number> = {}
  const picks: Pick[] = []
  for (let moves = 0; moves < 1500 && !isOver(g); moves++) {
    const seat = yokohama.waitingFor(g)[0] as Seat
    const task = yokohama.task(g)?.task ?? ''
    seen[task] = (seen[task] ?? 0) + 1
    if (seen[task] <= 2) {
      const narrow = seen[task] === 2
      const markup = drawn(propsFor(yokohama.view(g, seat), seat, 'en', { narrow }))
      for (const { pick } of yokohama.offers(g, seat))
        if (!narrow || !String(pick).startsWith('achievement-'))
          expect(markup, task).toContain(`data-pick="${pick}"`)
    }
    if (moves % 400 === 0)
      for (const other of seatsOf(g)) drawn(propsFor(yokohama.view(g, other), other, 'de'))
    yokohama.legal(g, seat, picks)
    yokohama.advance(g, seat, picks[chance(picks.length)] as Pick)
  }
}

test.each([2, 3, 4])(
  'every offer can be chosen where it lies, %i players',
  (seats) => {
    playAndLook(seats, `board of ${seats}`)
  },
  120_000,
)

test('an area that was passed in placing says how to come back to it', () => {
  const g = yokohama.start(2, {}, sha256('passed'))
  const picks: Pick[] = []
  while (yokohama.task(g)?.task !== 'placement') {
    const seat = yokohama.waitingFor(g)[0] as Seat
    yokohama.legal(g, seat, picks)
    yokohama.advance(g, seat, picks[0] as Pick)
  }
  const seat = yokohama.waitingFor(g)[0] as Seat
  const areas = yokohama.legal(g, seat, picks).filter((pick) => g.areas.includes(pick as never))
  yokohama.advance(g, seat, areas[1] as Pick)
  const markup = drawn(propsFor(yokohama.view(g, seat), seat, 'en', { pointed: String(areas[0]) }))
  expect(markup).toContain('Assistants are laid in the order')
})
