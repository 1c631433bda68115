import type { Pick, Seat, Whole } from '@machiya/kernel'
import { expect, test } from 'vitest'
import { DISTRICT_OF, type Spot } from '../../whereabouts.ts'
import { MISSION } from '../../by-id.ts'
import { yedo } from '../../index.ts'
import type { Yedo } from '../../position.ts'
import { nextPlacement } from '../../rules/4-assigning.ts'
import { clans, onMission, own, stand } from '../../testing.ts'
import { tag } from './tag.ts'
import { propsFor } from '../testing.tsx'

const tagAt = (board: ReturnType<typeof boardOf>, pick: Pick) =>
  tag(board, pick, board.preview(pick))?.lines ?? []
const boardOf = (g: Whole<Yedo>, seat: Seat) => propsFor(yedo.view(g, seat), seat, 'en')

test('a mission says what completing it brings, the price included', () => {
  const id = 'yellow/the-pilgrims-companion'
  const t = onMission(id, 'temple', (g, lay) => {
    stand(g, 0, 'market')
    lay(g.seats[0].weapons, 'metsubushi')
    own(g, 0, 'yashiki')
    g.seats[0].geisha = 1
  })
  const lines = tagAt(boardOf(t.g, 0), id)
  const before = t.g.seats[0]
  const after = t.play(0, id).g.seats[0]
  expect(lines[0]).toBe(`${before.mon} → ${after.mon} mon · ${before.prestige} → ${after.prestige} prestige`)
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
    return tagAt(board, spot?.pick ?? '').join()
  }
  expect(lineAt(true)).toContain(board.t.name(id))
  expect(lineAt(false)).not.toContain(board.t.name(id))
})
