import { expect, test } from 'vitest'
import { MISSIONS } from '../data/missions.ts'
import { words } from '../index.ts'

test('[9.2] the text of a mission says so if it ends the game', () => {
  const ending = ({ effects }: { effects: { [id: string]: string } }, sentence: string) =>
    MISSIONS.map(({ id }) => id).filter((id) => effects[id]?.endsWith(sentence))
  expect(ending(words.en, 'The game ends after this round.')).toEqual(['black/kill-the-shogun'])
  expect(ending(words.de, 'Das Spiel endet nach dieser Runde.')).toEqual(['black/kill-the-shogun'])
})

test('[3.11] an audience promises no point, for the Shogun may be displeased', () => {
  for (const { names } of [words.en, words.de]) expect(names['audience']).not.toMatch(/\d/)
})
