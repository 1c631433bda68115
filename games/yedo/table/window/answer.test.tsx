import type { Seat, Whole } from '@machiya/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { yedo } from '../../index.ts'
import type { Yedo } from '../../position.ts'
import { takePart } from '../../rules/2-bidding.ts'
import { clans } from '../../testing.ts'
import { picksIn, propsFor } from '../testing.tsx'
import { Answer } from './answer.tsx'
import { foreseen } from './foreseen.ts'

const boardOf = (g: Whole<Yedo>, seat: Seat) => propsFor(yedo.view(g, seat), seat, 'en')
const played = () =>
  clans(3, (g, lay) => {
    lay(g.seats[0].actions, 'rice-stipend')
    lay(g.seats[1].actions, 'walls-have-ears')
    lay(g.seats[2].actions, 'feint')
    return takePart({ seat: 0 })
  }).play(0, 'play:rice-stipend')

test('a card that is played says what it would do if nobody answered, and nothing on the table changes', () => {
  const { g } = played()
  const before = JSON.stringify(g)
  expect(foreseen(boardOf(g, 1))).toEqual(['Ann gains 5 mon'])
  expect(JSON.stringify(g)).toBe(before)
})

test('the slip is the same length whatever one holds: the card, my cards, Pass and three standing answers', () => {
  const { g } = played()
  for (const seat of [1, 2] as const) {
    const board = boardOf(g, seat)
    const markup = renderToStaticMarkup(<Answer board={board} />)
    expect(picksIn(markup)).toEqual(new Set(board.offers.map(({ pick }) => String(pick))))
    for (const span of ['this phase', 'this round', 'this card']) expect(markup).toContain(span)
  }
})

test('an order to pass can be given for one card, wherever it is played', () => {
  const { g } = played()
  expect(yedo.spans(g)).toMatchObject({ moment: 'rice-stipend' })
})
