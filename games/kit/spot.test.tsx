import { reason, type Offer, type Pick } from '@machiya/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AnyBoard, BoardProps } from './board.ts'
import { lastingOf } from './part.tsx'
import { pressOn, Spot } from './spot.tsx'
import { DESK, UNTOUCHED } from './still.ts'

const OFFERS: readonly Offer[] = [{ pick: 'open' }, { pick: 'shut', no: reason('1.1', 'You lack the money') }]
const board: AnyBoard = {
  seat: 0,
  task: undefined,
  offers: OFFERS,
  ...UNTOUCHED,
  news: [],
  words: { title: '' } as BoardProps['words'],
  t: {} as BoardProps['t'],
  locale: 'en',
  players: [],
  calm: true,
  narrow: false,
  zone: DESK,
}
const drawn = (pick: string, twin = false) =>
  renderToStaticMarkup(
    <Spot board={board} pick={pick} label={pick} twin={twin}>
      <path />
    </Spot>,
  )

test('an offer is a button, closed or not; anything else is a picture', () => {
  expect(drawn('open')).toMatch(/role="button" tabindex="0".*data-state="open"/)
  expect(drawn('shut')).toMatch(/aria-disabled="true".*data-state="closed"/)
  expect(drawn('elsewhere')).not.toMatch(/role|tabindex|data-pick/)
})

test('what was laid and cannot be laid again is taken away by a press; a closed offer says why, an open one is laid', () => {
  const heard: string[] = []
  const told = {
    ...board,
    laid: ['open', 'shut', 'gone'],
    act: (pick: Pick) => void heard.push(`act ${pick}`),
    lift: (pick: Pick) => void heard.push(`lift ${pick}`),
    ask: ({ pick }: Offer) => void heard.push(`ask ${pick}`),
  }
  for (const pick of ['open', 'shut', 'gone', 'elsewhere']) pressOn(told, pick)
  pressOn({ ...told, laid: [] }, 'shut')
  expect(heard).toEqual(['act open', 'lift shut', 'lift gone', 'ask shut'])
})

test('a twin can be pressed, but is no stop and not read out', () => {
  expect(drawn('open', true)).toMatch(/data-twin.*aria-hidden="true".*data-state="open" data-pick="open"/)
  expect(drawn('open', true)).not.toMatch(/role|tabindex/)
})

test('another language, other eyes or other names draw a board anew', () => {
  const keys = [
    board,
    { ...board, locale: 'de' as const },
    { ...board, seat: 1 as const },
    { ...board, calm: false },
  ].map(lastingOf)
  expect(new Set(keys).size).toBe(4)
  expect(lastingOf({ ...board, chosen: 'open', offers: [] })).toBe(lastingOf(board))
})

test('a place in HTML is the same place', () => {
  const card = renderToStaticMarkup(
    <Spot board={board} pick="open" label="open" html="kit-paper">
      card
    </Spot>,
  )
  expect(card).toMatch(/^<div role="button".*class="spot kit-paper" data-state="open"/)
})

test('a card that can be read opens large when it is pressed, offered or not', () => {
  const read = (pick: string) =>
    renderToStaticMarkup(
      <Spot board={board} pick={pick} label={pick} reads={pick}>
        <path />
      </Spot>,
    )
  expect(read('elsewhere')).toMatch(/role="button".*aria-haspopup="dialog".*data-state="rest"/)
  expect(read('elsewhere')).not.toMatch(/data-pick|aria-pressed/)
  expect(read('open')).toMatch(/aria-haspopup="dialog".*data-pick="open"/)
})
