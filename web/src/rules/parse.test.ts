import { expect, test } from 'vitest'
import { LISTED, rulesOf } from '../games.ts'
import { parseRules, spansOf } from './parse.ts'
import { cutAt, search } from './search.ts'

const SMALL = `# Tea

A game.

## 1 Brewing

**1.1** Boil the *water*.
**1.2** Wait. *Ruling:* long.

- hot
- cold

| leaf | value |
|---|---|
| sencha | 2 |
`

test('chapters, rules, lists and tables are told apart', () => {
  expect(parseRules(SMALL).map(({ kind }) => kind)).toEqual([
    'heading',
    'text',
    'heading',
    'rule',
    'rule',
    'list',
    'table',
  ])
})

test('a search keeps the rules that hold every word, under their chapter', () => {
  const found = search(parseRules(SMALL), 'wait long')
  expect(found).toMatchObject([
    { kind: 'heading', text: '1 Brewing' },
    { kind: 'rule', number: '1.2' },
  ])
})

test('what was searched for is cut out, whatever it holds', () => {
  expect(cutAt('Boil the water (hot)', ['the', '(HOT)'.toLowerCase()])).toEqual([
    'Boil ',
    'the',
    ' water ',
    '(hot)',
    '',
  ])
  expect(cutAt('Boil', [])).toEqual(['Boil'])
})

test('bold, italic and code are spans', () => {
  expect(spansOf('a **b** *c* `d`').map(({ style }) => style)).toEqual([
    'plain',
    'bold',
    'plain',
    'italic',
    'plain',
    'code',
  ])
})

test.each(LISTED)('the rules of %s are read whole', async (game) => {
  const source = (await rulesOf(game, 'en')) ?? ''
  const numbers = [...source.matchAll(/^\*\*(\d+(?:\.\d+)+)\*\*/gm)].map(([, number]) => number)
  const read = parseRules(source).flatMap((block) => (block.kind === 'rule' ? [block.number] : []))
  expect(read).toEqual(numbers)
  expect(read.length).toBeGreaterThan(50)
})
