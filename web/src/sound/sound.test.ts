import type { Tiding } from '@machiya/kernel'
import type { Sound } from '@machiya/kit/folder'
import type { Entry } from '@machiya/table'
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
const SOUNDS = { paid: 'coin', placed: 'wood', laid: 'paper', rang: 'tick' } as const

test('of a move every sound is heard once, three at most, and what is not named not at all', () => {
  expect(soundsOf(told('paid', 'walked', 'placed', 'paid'), SOUNDS)).toEqual(['coin', 'wood'])
  expect(soundsOf(told('paid', 'placed', 'laid', 'rang'), SOUNDS)).toEqual(['coin', 'wood', 'paper'])
})

const entry = (number: number, ...names: readonly string[]): Entry => ({
  number,
  mover: null,
  at: 0,
  tidings: told(...names),
})
const LOG = [entry(4, 'laid'), entry(5, 'placed')]
const EAR: Ear = { told: 4, asked: false, laid: [], held: null, refused: false, over: false }
const MINE: Ear = { ...EAR, told: 5, asked: true }

test('my turn is heard when it comes, a choice when it is laid, a refusal once', () => {
  expect(heardBetween(EAR, MINE, LOG, SOUNDS)).toEqual(['wood', 'blocks'])
  expect(heardBetween(MINE, MINE, LOG, SOUNDS)).toEqual([])
  expect(heardBetween(MINE, { ...MINE, laid: ['tea'] }, LOG, SOUNDS)).toEqual(['brush'])
  const laid = { ...MINE, laid: ['tea', 'cake'] }
  expect(heardBetween(laid, { ...MINE, laid: ['tea'] }, [], SOUNDS)).toEqual([])
  expect(heardBetween(laid, { ...MINE, laid: ['rice'] }, [], SOUNDS)).toEqual(['brush'])
  expect(heardBetween(MINE, { ...MINE, refused: true }, LOG, SOUNDS)).toEqual(['low-wood'])
  expect(heardBetween(EAR, { ...MINE, over: true }, [], SOUNDS)).toEqual([])
})

test('two moves that come before the page is drawn are both heard, what is taken back is not', () => {
  const log = [...LOG, entry(6, 'paid')]
  expect(heardBetween(EAR, { ...EAR, told: 6 }, log, SOUNDS)).toEqual(['wood', 'coin'])
  expect(heardBetween({ ...EAR, told: 6 }, EAR, LOG.slice(0, 1), SOUNDS)).toEqual([])
})

test('a card is heard when it is read, and as what was chosen when it is laid by that', () => {
  const held = { ...MINE, held: 'tea' }
  expect(heardBetween(MINE, held, LOG, SOUNDS)).toEqual(['paper'])
  expect(heardBetween(held, { ...MINE, held: 'cake' }, LOG, SOUNDS)).toEqual(['paper'])
  expect(heardBetween(held, MINE, LOG, SOUNDS)).toEqual([])
  expect(heardBetween(MINE, { ...held, laid: ['tea'] }, LOG, SOUNDS)).toEqual(['brush'])
})

test.each(LISTED)('%s names only what it tells', async (name) => {
  const { words } = await takeDown(name)
  const { sounds = {} } = await momentsOf(name)
  expect(Object.keys(sounds).length).toBeGreaterThan(5)
  for (const { tidings } of Object.values(words))
    expect(Object.keys(sounds).filter((tiding) => !tidings[tiding])).toEqual([])
})
