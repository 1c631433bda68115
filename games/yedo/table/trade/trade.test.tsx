import type { Seat, Whole } from '@machiya/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import { yedo } from '../../index.ts'
import type { Deal, Yedo } from '../../position.ts'
import { tradePhase } from '../../rules/6-trade.ts'
import { clans, stand } from '../../testing.ts'
import { picksIn, propsFor } from '../testing.tsx'
import { dealOutcome } from './deal-outcome.ts'
import { Trade } from './trade.tsx'

const boardOf = (g: Whole<Yedo>, seat: Seat) => propsFor(yedo.view(g, seat), seat, 'en')

const trade = () =>
  clans(4, (g, lay) => {
    for (const seat of [0, 1] as const) stand(g, seat, 'market')
    lay(g.seats[0].weapons, 'nawa')
    lay(g.seats[0].missions, WANTED)
    lay(g.seats[1].weapons, 'doku')
    return tradePhase()
  })
const WANTED = (Object.keys(MISSION) as MissionId[]).find((id) =>
  MISSION[id].needs.weapons?.includes('doku'),
) as MissionId

test('a deal says what it does to a mission, to its maker and to whoever is asked, once it can be made', () => {
  const drafted = trade().plays(0, 'to-1', 'give:nawa')
  const drafts = (g: Whole<Yedo>) => {
    const board = boardOf(g, 0)
    return dealOutcome(board, 0, board.view.seats[0].draft.value?.deal as Deal)
  }
  expect(drafts(drafted.g)).toEqual([])
  const whole = drafted.play(0, 'take:doku')
  const [line] = drafts(whole.g)
  expect(line).toContain(boardOf(whole.g, 0).t.name(WANTED))
  const sent = whole.play(0, 'send')
  const proposed = (seat: Seat) => {
    const board = boardOf(sent.g, seat)
    return dealOutcome(board, 0, board.view.seats[0].deal as Deal)
  }
  expect([proposed(0), proposed(1)]).toEqual([[line], []])
})

const drawnFor = (g: Whole<Yedo>, seat: Seat) => renderToStaticMarkup(<Trade board={boardOf(g, seat)} />)
const draftOf = (g: Whole<Yedo>, seat: Seat) => boardOf(g, seat).view.seats[seat].draft.value?.deal

test('whatever lies in a tray is taken away by a press on it, and laid again', () => {
  const laid = trade().plays(0, 'to-1', 'give:nawa', 'take:doku')
  expect([...picksIn(drawnFor(laid.g, 0))]).toEqual(
    expect.arrayContaining(['keep:nawa', 'leave:doku', 'drop', 'send']),
  )
  const taken = laid.play(0, 'keep:nawa')
  expect(draftOf(taken.g, 0)).toMatchObject({ gives: { weapons: [] }, wants: { weapons: ['doku'] } })
  expect([...picksIn(drawnFor(taken.g, 0))]).toEqual(expect.arrayContaining(['give:nawa', 'leave:doku']))
  expect(draftOf(taken.play(0, 'give:nawa').g, 0)).toEqual(draftOf(laid.g, 0))
})

test('a counter-offer begins with the proposal seen from the other side, and is changed where it lies', () => {
  const sent = trade().plays(0, 'to-1', 'give:nawa', 'take:doku', 'send')
  expect([...picksIn(drawnFor(sent.g, 1))]).toEqual(
    expect.arrayContaining(['refuse-0', 'counter-0', 'accept-0']),
  )
  const countered = sent.play(1, 'counter-0')
  expect(draftOf(countered.g, 1)).toMatchObject({
    to: 0,
    gives: { weapons: ['doku'] },
    wants: { weapons: ['nawa'] },
  })
  expect([...picksIn(drawnFor(countered.g, 1))]).toEqual(
    expect.arrayContaining(['keep:doku', 'leave:nawa', 'send']),
  )
})
