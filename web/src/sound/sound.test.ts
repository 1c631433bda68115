import type { Tiding } from '@machiya/kernel'
import type { Sound } from '@machiya/kit/folder'
import { expect, test } from 'vitest'
import { LISTED, momentsOf, takeDown } from '../games.ts'
import { heardBetween, soundsOf, type Ear } from './heard.ts'
import { LONGEST_MS, samplesOf } from './make.ts'
import { mayBeHeard } from './play.ts'
import { RECIPES } from './recipes.ts'

const RATE = 44_100
const ALL = Object.keys(RECIPES) as Sound[]

test('a dozen sounds', () => expect(ALL.length).toBe(12))

test.each(ALL)('%s is short, can be heard, and neither clicks nor roars', (sound) => {
  const samples = samplesOf(RECIPES[sound], RATE)
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  expect(samples.length / RATE).toBeLessThanOrEqual(LONGEST_MS / 1000)
  expect(loudest).toBeGreaterThan(0.05)
  expect(loudest).toBeLessThanOrEqual(1)
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01)
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02)
})

test('off is off; hidden is silent but for my turn where that was allowed', () => {
  expect(mayBeHeard({ volume: 'off', hail: true }, 'blocks', false)).toBe(false)
  expect(mayBeHeard({ volume: 'soft', hail: false }, 'wood', false)).toBe(true)
  expect(mayBeHeard({ volume: 'soft', hail: false }, 'blocks', true)).toBe(false)
  expect(mayBeHeard({ volume: 'full', hail: true }, 'blocks', true)).toBe(true)
  expect(mayBeHeard({ volume: 'full', hail: true }, 'wood', true)).toBe(false)
})

const told = (...names: readonly string[]): Tiding[] => names.map((tiding) => ({ tiding, a: {} }))
const SOUNDS = { paid: 'coin', placed: 'wood', laid: 'paper', rang: 'bell' } as const

test('of a move every sound is heard once, three at most, and what is not named not at all', () => {
  expect(soundsOf(told('paid', 'walked', 'placed', 'paid'), SOUNDS)).toEqual(['coin', 'wood'])
  expect(soundsOf(told('paid', 'placed', 'laid', 'rang'), SOUNDS)).toEqual(['coin', 'wood', 'paper'])
})

test('my turn is heard when it comes, a choice when it is laid, a refusal once', () => {
  const ear: Ear = { told: 4, asked: false, laid: [], refused: false, over: false }
  const mine = { ...ear, told: 5, asked: true }
  expect(heardBetween(ear, mine, told('placed'), SOUNDS)).toEqual(['wood', 'blocks'])
  expect(heardBetween(mine, mine, told('placed'), SOUNDS)).toEqual([])
  expect(heardBetween(mine, { ...mine, laid: ['tea'] }, told('placed'), SOUNDS)).toEqual(['brush'])
  const laid = { ...mine, laid: ['tea', 'cake'] }
  expect(heardBetween(laid, { ...mine, laid: ['tea'] }, [], SOUNDS)).toEqual([])
  expect(heardBetween(laid, { ...mine, laid: ['rice'] }, [], SOUNDS)).toEqual(['brush'])
  expect(heardBetween(mine, { ...mine, refused: true }, told('placed'), SOUNDS)).toEqual(['low-wood'])
  expect(heardBetween(ear, { ...mine, over: true }, [], SOUNDS)).toEqual([])
})

test.each(LISTED)('%s names only what it tells', async (name) => {
  const { words } = await takeDown(name)
  const { sounds = {} } = await momentsOf(name)
  expect(Object.keys(sounds).length).toBeGreaterThan(5)
  for (const { tidings } of Object.values(words))
    expect(Object.keys(sounds).filter((tiding) => !tidings[tiding])).toEqual([])
})
