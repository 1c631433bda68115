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

const { Board, Tray, side, cards } = table
/** All that the page draws of a table: on a phone the side cards are part of the board. */
const drawn = (props: Props): string =>
  renderToStaticMarkup(
    <>
      <Board {...props} />
      {side && !props.narrow ? <side.Cards {...props} /> : null}
      {Tray ? <Tray {...props} /> : null}
      {cards?.of(props).map(({ id }) => (
        <cards.Small key={id} {...props} card={id} />
      ))}
    </>,
  )

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

test('onlookers see the table and no hand', () => {
  const g = yokohama.start(4, {}, sha256('onlooker'))
  for (const seat of yokohama.waitingFor(g)) yokohama.advance(g, seat, g.seats[seat].hand.of[0] ?? '')
  const markup = drawn(propsFor(yokohama.view(g, 'public'), null, 'de'))
  expect(markup).toContain(words.de.effects[g.laboratory.of[0] ?? ''] ?? '?')
  expect(markup).not.toContain('yk-order ')
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
      for (const { pick } of yokohama.offers(g, seat).filter(({ no }) => !no))
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

/** A browser lays each group that is moved beside all others before it paints: a picture of a thousand takes it longer than the rules. */
const MOVED = 250

test('what stands on the board stands by coordinates, few groups are moved', () => {
  for (const scene of gallery) {
    const markup = renderToStaticMarkup(<Board {...propsFor(scene.view(), scene.seat, 'en')} />)
    expect(markup.split('<g transform="').length - 1, scene.name).toBeLessThan(MOVED)
  }
})
