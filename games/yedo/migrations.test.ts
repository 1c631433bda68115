import { readFileSync } from 'node:fs'
import { dice, isOver, type Seat } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { expect, test } from 'vitest'
import { MISSION } from './by-id.ts'
import { yedo } from './index.ts'

const load = (name: string) =>
  yedo.load(JSON.parse(readFileSync(new URL(`records/${name}.json`, import.meta.url), 'utf8')))
const OLD = [
  'trade-revision-1',
  'trade-revision-2',
  'handing-revision-2',
  'raising-revision-2',
  'soften-revision-2',
  'tuned-revision-3',
] as const

test('[6.5] a trade saved by revision 1 goes on: its cards are in their hands again, and its drafts sealed', () => {
  const g = load('trade-revision-1')
  const [drafting, proposing] = [g.seats[1], g.seats[2]]
  expect(drafting).toMatchObject({ deal: null, laid: { value: { actions: [], missions: [] } } })
  expect(drafting.draft.value).toMatchObject({
    deal: { to: 2, gives: { mon: 0 } },
    laid: { actions: [1], bonuses: [], missions: [0, 1, 3] },
  })
  expect(drafting.missions.of).toHaveLength(4)
  expect(proposing).toMatchObject({
    draft: { value: null },
    deal: { to: 1, gives: { weapons: ['katana'], cards: ['black', 'green', 'green'] } },
  })
  expect(proposing.missions.of).toHaveLength(4)
})

test('[6.4] a trade saved by revision 2 goes on with its drafts and its proposal', () => {
  const g = load('trade-revision-2')
  expect(g.seats[0].draft.value).toEqual({
    deal: {
      to: 4,
      gives: { mon: 6, geisha: 1, weapons: [], cards: ['black', 'green'] },
      wants: { mon: 0, geisha: 0, weapons: [], cards: ['bonus', 'yellow'] },
    },
    laid: { actions: [], bonuses: [], missions: [1, 2] },
  })
  expect(g.seats[1]).toMatchObject({
    draft: { value: null },
    deal: { to: 0, gives: { mon: 2, cards: ['yellow'] }, wants: { cards: ['red'] } },
    laid: { value: { missions: [2] } },
  })
  const picks = yedo.legal(g, 0, [])
  expect(picks).toEqual(expect.arrayContaining(['send', 'keep:mon-5', 'leave:yellow', 'accept-1']))
})

test('[6.5] cards that were being handed over in revision 2 are handed over, and the deal closes', () => {
  const g = load('handing-revision-2')
  expect(g.seats[3].deal).toEqual({
    to: 1,
    gives: { mon: 0, geisha: 0, weapons: [], cards: [] },
    wants: { mon: 1, geisha: 0, weapons: [], cards: ['action', 'action', 'green', 'red'] },
  })
  while (yedo.task(g)?.task === 'hand-over') yedo.advance(g, 3, yedo.legal(g, 3, [])[0] ?? '')
  expect(g.seats[1].actions.of).toEqual(['safe-house'])
  expect(g.seats[3].actions.of).toEqual(['rooftop-escape', 'scandal'])
  expect(g.seats.map(({ deal }) => deal)).toEqual([null, null, null, null])
})

test('[2.4] a bid that revision 2 had raised by dozens has its smaller raises again', () => {
  const g = load('raising-revision-2')
  expect(yedo.task(g)).toEqual({ task: 'bid', a: { seat: 2, next: 2, from: 3, more: 2 } })
  expect(yedo.legal(g, 2, []).slice(0, 3)).toEqual(['pass', 4, 5])
})

test('[3.13] a disaster that revision 2 had begun is softened by the rules of revision 2', () => {
  const g = load('soften-revision-2')
  expect(g.about).toMatchObject({ revision: yedo.revision, since: 2 })
  expect(yedo.legal(g, 1, []).slice(0, 3)).toEqual(['both', 'disciple', 'geisha'])
  yedo.advance(g, 1, 'disciple')
  expect(g.seats[1]).toMatchObject({ blessed: false, reserve: 2 })
})

test('a game that revision 3 dealt keeps its missions', () => {
  const { mission = [] } = yedo.census(load('tuned-revision-3'))
  const { mission: today = [] } = yedo.box(3, { setting: 'samurai' })
  expect(mission).toHaveLength(today.length)
  expect(mission.filter((id) => !today.includes(id))).toHaveLength(11)
  expect(MISSION['yellow/siege-drill'].reward).toEqual({ prestige: 3, mon: 9 })
  for (const id of today) if (id.endsWith('-2')) expect(mission).toContain(id.slice(0, -2))
})

test.each(OLD)('%s lacks no component and plays on to its end', (name) => {
  const g = load(name)
  const { seats, options, since } = g.about
  expect(yedo.census(g)).toEqual(yedo.census(yedo.start(seats, options, sha256('any'), since)))
  const chance = dice(sha256('on'))
  for (let waiting = yedo.waitingFor(g); waiting.length > 0; waiting = yedo.waitingFor(g)) {
    const seat = waiting[chance(waiting.length)] as Seat
    const picks = yedo.legal(g, seat, [])
    yedo.advance(g, seat, picks[chance(picks.length)] ?? '')
  }
  expect(isOver(g)).toBe(true)
})
