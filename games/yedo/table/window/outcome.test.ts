import type { Seat, Whole } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { DISTRICT_OF, type Spot } from '../../whereabouts.ts'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import { yedo } from '../../index.ts'
import type { Deal, Yedo } from '../../position.ts'
import { tradePhase } from '../../rules/6-trade.ts'
import { nextPlacement } from '../../rules/4-assigning.ts'
import { clans, onMission, own, stand } from '../../testing.ts'
import { dealOutcome } from '../trade/deal-outcome.ts'
import { outcomeOf } from './outcome.ts'
import { propsFor } from '../testing.tsx'

const boardOf = (g: Whole<Yedo>, seat: Seat) => propsFor(yedo.view(g, seat), seat, 'en')

test('a mission says what completing it brings, the price included', () => {
  const id = 'yellow/the-pilgrims-companion'
  const t = onMission(id, 'temple', (g, lay) => {
    stand(g, 0, 'market')
    lay(g.seats[0].weapons, 'metsubushi')
    own(g, 0, 'yashiki')
    g.seats[0].geisha = 1
  })
  const before = t.g.seats[0]
  const after = t.play(0, id).g.seats[0]
  expect(outcomeOf({ ...boardOf(t.g, 0), pointed: id }).lines[0]).toBe(
    `${before.mon} → ${after.mon} mon · ${before.prestige} → ${after.prestige} prestige`,
  )
})

test('a disciple says which mission it would bring nearer before it is sent', () => {
  const id = 'green/rice-for-the-poor'
  const t = clans(2, (g, lay) => {
    lay(g.seats[0].missions, id)
    return nextPlacement({ at: 0 })
  })
  const board = boardOf(t.g, 0)
  const wanted = MISSION[id].needs.districts?.[0]
  const lineAt = (isWanted: boolean) => {
    const spot = board.offers.find(
      ({ pick, no }) => !no && pick in DISTRICT_OF && (DISTRICT_OF[pick as Spot] === wanted) === isWanted,
    )
    return outcomeOf({ ...board, pointed: String(spot?.pick) }).lines.join()
  }
  expect(lineAt(true)).toContain(board.t.name(id))
  expect(lineAt(false)).not.toContain(board.t.name(id))
})

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
