import { takeDown } from '@machiya/games'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import { given } from '@machiya/kernel/testing'
import { reason, type Pick, type Whole } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { blank, offersIn, press, type Draft } from './draft.ts'
import { answered, heldOn } from './drafting.ts'

const { game } = await takeDown('yokohama')
const placing = given(game, { seats: 2 }, () => ({
  task: 'placement',
  a: { seat: 0, placed: 0, last: -1 },
})).g
const seen = (g: Whole) => game.view(g, 0)
const before = seen(placing)
const openIn = (draft: Draft): Pick[] => offersIn(draft).flatMap(({ pick, no }) => (no ? [] : [pick]))
const laid = press(blank(game, before), openIn(blank(game, before))[3] as Pick)
const held = { draft: laid, marked: null, opened: null, sent: null, taken: false, refused: null }
const onItsWay = { ...held, sent: laid }
const picks = (draft: Draft): Pick[] => draft.laid.map(({ pick }) => pick)
/** The table once the line is played: the same question with the same offers, so that the draft would fit again. */
const after = seen(game.playLine(placing, { seat: 0, picks: picks(laid) }).position ?? placing)
const NO = reason('1.1', 'No')

test('what was taken stays to be seen until the table shows it, whichever is heard first', () => {
  const taken = answered(onItsWay, null)
  expect([picks(taken.draft), taken.sent, taken.taken]).toEqual([picks(laid), null, true])
  expect(picks(heldOn(taken, after).draft)).toEqual([])
  const shown = heldOn(onItsWay, after)
  expect([picks(shown.draft), shown.sent]).toEqual([[], laid])
  expect(answered(shown, null)).toMatchObject({ sent: null, taken: false })
})

test('a refusal leaves everything as laid, also on a table that changed meanwhile', () => {
  const refused = answered(onItsWay, NO)
  expect([picks(refused.draft), refused.refused]).toEqual([picks(laid), { at: before, no: NO }])
  const other = seen(game.copy(placing))
  const late = answered(heldOn(onItsWay, other), NO)
  expect([picks(late.draft), late.draft.table, late.refused?.at]).toEqual([picks(laid), other, other])
})

test('a draft goes along with the table', () => {
  const other = seen(game.copy(placing))
  expect(picks(heldOn(held, other).draft)).toEqual(picks(laid))
  expect(heldOn(held, before)).toBe(held)
})

test('a line that ends where it began is not waited for: the table has nothing new to show', () => {
  const weighing = given(teahouse, { seats: 2 }, () => ({ task: 'haggle', a: {} }))
  const [one, other] = weighing.open(0).filter((pick) => String(pick).startsWith('weigh-')) as [Pick, Pick]
  const table = teahouse.view(weighing.play(0, one).g, 0)
  const round = [other, one].reduce(press, blank(teahouse, table))
  const back = answered({ ...held, draft: round, sent: round }, null)
  expect([picks(round), picks(back.draft), back.sent, back.taken]).toEqual([[other, one], [], null, false])
  const away = press(blank(teahouse, table), other)
  expect(answered({ ...held, draft: away, sent: away }, null).taken).toBe(true)
})
