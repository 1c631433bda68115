import { expect, test } from 'vitest'
import { countOf, inBrowser, inUnits, sentences } from './results.mjs'

const part = (name: string, passed: boolean) => ({ name, passed, seconds: 1 })
const units = {
  testResults: [
    {
      name: 'kernel/play.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'one', status: 'passed' },
        { fullName: 'two', status: 'failed' },
      ],
    },
    { name: 'kernel/broken.test.ts', status: 'failed', assertionResults: [] },
  ],
}
const spec = (title: string, status: string) => ({
  title,
  file: 'solo.spec.ts',
  tests: [{ projectName: 'desktop', status }],
})
const browser = {
  suites: [
    {
      title: 'solo.spec.ts',
      specs: [spec('plays', 'expected')],
      suites: [{ title: 'offline', specs: [spec('sits', 'flaky'), spec('walks', 'unexpected')] }],
    },
  ],
  errors: [{ message: 'no house answers' }],
}

test('the end names every failure, and every test that passed only on its second try', () => {
  const ran = [...inUnits(units), ...inBrowser(browser)]
  const outcomes = [part('lint', false), part('types', true), part('tests', false)]
  expect(sentences(outcomes, ran)).toEqual([
    'passed only on its second try: desktop solo.spec.ts › offline › sits',
    'FAILED: lint',
    'FAILED: tests',
    '  kernel/play.test.ts › two',
    '  kernel/broken.test.ts',
    '  desktop solo.spec.ts › offline › walks',
    '  no house answers',
  ])
  expect(countOf(outcomes, ran)).toEqual({ passed: 3, failed: 4 })
})

test('a part that fell without a failed test counts as a failure', () => {
  expect(countOf([part('lint', false), part('types', false)], [])).toEqual({ passed: 0, failed: 2 })
})

test('what crashed is named although it passed when it was started once more', () => {
  expect(sentences([{ ...part('tests', true), crash: 'SIGTRAP' }], [])).toEqual([
    'crashed (SIGTRAP) and was started once more: tests',
  ])
})
