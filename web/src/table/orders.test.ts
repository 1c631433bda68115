import { dice, type Game, type Seat } from '@machiya/kernel'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import { expect, test } from 'vitest'
import { orderHere } from './Orders.tsx'

const game = teahouse as unknown as Game

/** What a seat is asked, the first time that a task asks more than one thing of it. */
const askedBy = (task: string) => {
  const chance = dice(`orders ${task}`)
  for (let deals = 0; ; deals++) {
    let now = game.start(3, {}, `${deals}`.padStart(64, '5'))
    for (;;) {
      const [seat] = game.waitingFor(now)
      if (seat === undefined) break
      const picks = game.legal(now, seat, [])
      if (game.task(now)?.task === task && picks.length > 1) return seenBy(now, seat)
      now = game.play(now, { seat, pick: picks[chance(picks.length)] ?? '' }).position ?? now
    }
  }
}
const seenBy = (now: ReturnType<Game['start']>, seat: Seat) => {
  const view = game.view(now, seat)
  return { game, view, asked: true, task: game.task(view), offers: game.offers(view, seat), chosen: null }
}

test('a question that everybody answers in secret can be settled for the round, by what is chosen or else by its first offer', () => {
  const desk = askedBy('spoil')
  const order = { task: 'spoil', picks: ['pass'], during: game.spans(desk.view) }
  expect(orderHere(desk)).toEqual(order)
  const other = desk.offers.find(({ pick }) => pick !== 'pass')?.pick ?? ''
  expect(orderHere({ ...desk, chosen: other })).toEqual({ ...order, picks: [other] })
  expect(orderHere({ ...desk, asked: false })).toBeNull()
})

test('no other question is settled so', () => {
  for (const task of ['bid', 'plan', 'haggle']) expect(orderHere(askedBy(task))).toBeNull()
})
