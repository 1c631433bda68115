import { takeDown } from '@machiya/games'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startBots } from './pool.ts'

test('for a bot that fails its quick hand plays, and the fault is logged', { timeout: 120_000 }, async () => {
  const faults: string[] = []
  const bots = startBots(readConfig({}), {
    warn: (_at: object, what?: string) => void faults.push(what ?? ''),
  })
  try {
    const { game } = await takeDown('teahouse')
    const g = game.start(2, {}, '00112233445566778899aabbccddeeff')
    const [seat = 0] = game.waitingFor(g)
    const view = JSON.stringify(game.view(g, seat))
    const chosen = await bots.ask({ game: 'teahouse', level: 'nobody', view, seat })
    expect(game.legal(g, seat, [])).toContain(chosen?.pick)
    expect(faults).toEqual(['a bot failed'])
    expect(await bots.ask({ game: 'teahouse', level: 'apprentice', view, seat })).toBeDefined()
    expect(faults).toHaveLength(1)
  } finally {
    await bots.stop()
  }
})

test('a thread that is sent a position answers nothing', { timeout: 120_000 }, async () => {
  const faults: unknown[] = []
  const bots = startBots(readConfig({}), { warn: (at: object) => void faults.push(at) })
  try {
    const { game } = await takeDown('teahouse')
    const g = game.start(2, {}, '00112233445566778899aabbccddeeff')
    const [seat = 0] = game.waitingFor(g)
    const other = game.view(g, seat === 0 ? 1 : 0)
    for (const shown of [g, other]) {
      const asked = { game: 'teahouse', view: JSON.stringify(shown), seat }
      expect(await bots.ask({ ...asked, level: 'merchant' })).toBeUndefined()
      expect(await bots.advise(asked)).toBeUndefined()
    }
    expect(faults).toHaveLength(6)
    for (const fault of faults)
      expect(fault).toMatchObject({ err: { message: /shown the view of that seat/ } })
  } finally {
    await bots.stop()
  }
})

test('every number of milliseconds will do, however many ask at once', { timeout: 120_000 }, async () => {
  const faults: unknown[] = []
  const config = readConfig({ BOT_MS: '7', BOT_THREADS: '1' })
  const bots = startBots(config, { warn: (at: object) => void faults.push(at) })
  try {
    const { game } = await takeDown('teahouse')
    const g = game.start(2, {}, '00112233445566778899aabbccddeeff')
    const [seat = 0] = game.waitingFor(g)
    const asked = { game: 'teahouse', level: 'merchant', view: JSON.stringify(game.view(g, seat)), seat }
    const picks = await Promise.all(Array.from({ length: 5 }, () => bots.ask(asked)))
    for (const chosen of picks) expect(game.legal(g, seat, [])).toContain(chosen?.pick)
    expect(faults).toEqual([])
  } finally {
    await bots.stop()
  }
})
