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
    const { game } = await takeDown('edo')
    const g = game.start(2, {}, '00112233445566778899aabbccddeeff')
    const [seat = 0] = game.waitingFor(g)
    const view = JSON.stringify(game.view(g, seat))
    const pick = await bots.ask({ game: 'edo', level: 'nobody', view, seat })
    expect(game.legal(g, seat, [])).toContain(pick)
    expect(faults).toEqual(['a bot failed'])
    expect(await bots.ask({ game: 'edo', level: 'apprentice', view, seat })).toBeDefined()
    expect(faults).toHaveLength(1)
  } finally {
    await bots.stop()
  }
})
