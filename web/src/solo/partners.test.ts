import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import type { Game, Seat } from '@machiya/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { botPick, hintFor } from './partners.ts'
import { begin, type Session } from './session.ts'

const tea = teahouse as unknown as Game
afterEach(() => vi.restoreAllMocks())

const laid = (game: Game): Session =>
  begin(
    game,
    {
      id: 'solo-1',
      game: 'teahouse',
      title: 'Tea',
      chairs: [
        { name: 'Ren', level: 'daimyo' },
        { name: 'Aki', level: 'daimyo' },
      ],
      options: {},
      seed: '5'.repeat(32),
    },
    0,
  )
const lost: Game = {
  ...tea,
  imaginer: () => {
    throw new Error('no worlds today')
  },
}

test('a bot whose search fails plays on, and the fault is logged', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const session = laid(lost)
  const seat = tea.waitingFor(session.now)[0] as Seat
  expect(tea.legal(session.now, seat, [])).toContain(botPick(session, seat, 50, 'a').pick)
  expect(hintFor(session, seat, 50, 'a')).toMatchObject({ sure: 'taste' })
  expect(warned.mock.calls.map(([, fault]) => String(fault))).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('no worlds today')),
  )
})

test('a bot whose search goes well logs nothing', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const session = laid(tea)
  const seat = tea.waitingFor(session.now)[0] as Seat
  expect(tea.legal(session.now, seat, [])).toContain(botPick(session, seat, 20, 'a').pick)
  expect(warned).not.toHaveBeenCalled()
})
