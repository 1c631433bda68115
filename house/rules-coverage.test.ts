import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { faultsOf, numbersInRefusals, numbersInTests, numbersOf } from './rules-coverage.mjs'

describe('numbers of a text', () => {
  test('are the bold ones that begin a paragraph', () => {
    const text =
      '# Rules\n\n**1** One.\n\n**4.3** Four, see **9.9** there.\n\n**4.3a** More.\n- **7.1** a list\n**8.1**no space'
    expect(numbersOf(text)).toEqual(['1', '4.3', '4.3a'])
  })
})

describe('numbers in test names', () => {
  test('are found in every form of naming a test', () => {
    const forms = [
      "test('[1.1] one', () => {})",
      'it("[1.2] two", () => {})',
      'describe(`[1.3] three`, () => {})',
      "test.each([[1, 'a'], [2, 'b']])('[1.4] four %s', () => {})",
      "test(\n  '[1.5] five, and [1.6] six',\n  () => {},\n)",
      "test('[1.7, 1.8a] several', () => {})",
      "test('it isn\\'t short [1.9]', () => {})",
    ]
    expect(numbersInTests(forms.slice(0, 3).join('\n'))).toEqual(['1.1', '1.2', '1.3'])
    expect(forms.flatMap(numbersInTests)).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '1.5',
      '1.6',
      '1.7',
      '1.8a',
      '1.9',
    ])
  })

  test('are not found in code, or in brackets that hold something else', () => {
    expect(numbersInTests("const a = [4.3]\nexpect([1.5]).toEqual(['[2.2]'])")).toEqual([])
    expect(numbersInTests("test('takes [two] or [x1]', () => expect(rows[3]).toBe(4))")).toEqual([])
  })
})

test('numbers in refusals are the first word of a reason', () => {
  expect(numbersInRefusals("const FULL = reason('4.3', 'It is full.')\nreason(\n  '5.1',\n")).toEqual([
    '4.3',
    '5.1',
  ])
})

describe('faults of a folder', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'machiya-rules-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  test('none where every number has its test', () => {
    write('RULES.md', '**1.1** A.\n\n**1.2** B.\n')
    write('RULES.de.md', '**1.1** A.\n\n**1.2** B.\n')
    write('rules/1-a.ts', "export const NO = reason('1.2', 'No.')\n")
    write('rules/1-a.test.ts', "test('[1.1] a', () => {})\ntest('[1.2] b', () => {})\n")
    expect(faultsOf(folder, 'RULES.md')).toEqual([])
  })

  test('an untested rule, stray numbers and a translation that differs are each named', () => {
    write('RULES.md', '**1.1** A.\n\n**1.2** B.\n\n**1.2** B again.\n')
    write('RULES.de.md', '**1.1** A.\n\n**1.3** C.\n')
    write('rules/1-a.ts', "export const NO = reason('7.7', 'No.')\n")
    write('rules/1-a.test.ts', "test('[1.1] a', () => {})\ntest('[9.9] b', () => {})\n")
    expect(faultsOf(folder, 'RULES.md')).toEqual([
      '1.2 stands twice in RULES.md',
      'without a test whose name carries [number]: 1.2',
      'a test in rules/1-a.test.ts names 9.9, which is not in RULES.md',
      'a reason in rules/1-a.ts names 7.7, which is not in RULES.md',
      '1.2 is in RULES.md but not in RULES.de.md',
      '1.3 is in RULES.de.md but not in RULES.md',
    ])
  })

  test('a text without numbers is a fault, not a pass', () => {
    write('SPEC.md', '# Spec\n')
    expect(faultsOf(folder, 'SPEC.md')).toEqual([
      'SPEC.md has no numbered paragraph (they begin like **4.3** )',
    ])
  })
})
