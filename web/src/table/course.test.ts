import { dice, isOver } from '@machiya/kernel'
import { inLanguage } from '@machiya/kernel/words'
import { expect, test } from 'vitest'
import { boardOf, LISTED, takeDown } from '../games.ts'

test.each(LISTED)(
  '%s marks no step of a round while it is set up, and one of them afterwards',
  async (name) => {
    const [{ game, words }, board] = await Promise.all([takeDown(name), boardOf(name)])
    const chance = dice('course')
    let now = game.start(3, {}, '5a'.repeat(32))
    const courseOf = () => board?.course?.(game.view(now, 0), inLanguage(words, 'en'), 'en')
    expect(courseOf()?.now).toBeUndefined()
    const marked = new Set<number>()
    for (let moves = 0; moves < 120 && !isOver(now); moves++) {
      const [seat = 0] = game.waitingFor(now)
      const open = game.legal(now, seat, [])
      const { position } = game.play(now, { seat, pick: open[chance(open.length)] ?? '', number: now.number })
      if (!position) throw new Error('refused')
      now = position
      const step = courseOf()?.now
      if (step !== undefined) marked.add(step)
    }
    expect(marked.size).toBeGreaterThan(1)
    for (const step of marked) expect(courseOf()?.steps?.[step]).toBeDefined()
  },
)
