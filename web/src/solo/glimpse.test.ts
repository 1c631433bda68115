import type { Game } from '@machiya/kernel'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import { expect, test } from 'vitest'
import { firstEyes, glimpseOf } from './glimpse.ts'
import { begin, load, store, type Session } from './session.ts'

const tea = teahouse as unknown as Game

const table = (levels: readonly (null | 'apprentice')[]): Session =>
  begin(
    tea,
    {
      id: 'solo-1',
      game: 'teahouse',
      title: 'Test',
      chairs: levels.map((level, i) => ({ name: `P${i}`, level })),
      options: {},
      seed: '5a'.repeat(32),
    },
    0,
  )

test('one person sees their own view at once', () => {
  const session = table(['apprentice', null])
  const glimpse = glimpseOf(session, firstEyes(session))
  expect(glimpse).toMatchObject({ seat: 1, curtain: null, mine: [1], over: false })
  expect(glimpse.view).toEqual(tea.view(session.now, 1))
})

test('before several people the curtain hangs, and nothing lies open behind it', () => {
  const session = table([null, null])
  const glimpse = glimpseOf(session, firstEyes(session))
  expect(glimpse.curtain).toBe(tea.waitingFor(session.now)[0])
  expect(glimpse).toMatchObject({ seat: null, view: null, log: [], orders: [] })
})

test('bots among themselves are watched from the street', () => {
  const session = table(['apprentice', 'apprentice'])
  expect(glimpseOf(session, firstEyes(session)).view).toEqual(tea.view(session.now, 'public'))
})

test('what the page shows of a kept table is what its own thread will show', () => {
  const session = table([null, 'apprentice'])
  const again = load(tea, JSON.parse(JSON.stringify(store(session))) as never)
  expect(glimpseOf(again, firstEyes(again))).toEqual(glimpseOf(session, firstEyes(session)))
})
