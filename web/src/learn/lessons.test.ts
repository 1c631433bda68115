import { expect, test } from 'vitest'
import { takeDown } from '@machiya/games'
import { LESSONS } from './lessons.ts'

test.each(['yedo', 'edo', 'yokohama'] as const)(
  'the lesson of %s explains what is really asked',
  async (name) => {
    const { game } = await takeDown(name)
    expect(Object.keys(LESSONS.de[name].asked)).toEqual(Object.keys(LESSONS.en[name].asked))
    for (const task of Object.keys(LESSONS.en[name].asked))
      expect(game.rules[task]?.kind).toMatch(/choice|floor/)
  },
)
