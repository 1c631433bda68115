// What the tests of the house came to, whoever ran them, and how it is said at the end.

/**
 * @typedef {{ name: string, end: 'passed' | 'failed' | 'second try' }} Ran one test, by the folder or file and its full name
 * @typedef {{ fullName: string, status: string }} Assertion
 * @typedef {{ testResults: { name: string, status: string, assertionResults: Assertion[] }[] }} UnitResult
 * @typedef {{ title: string, file: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors?: { message?: string }[] }} BrowserResult
 */

/** @param {UnitResult} result @returns {Ran[]} */
export const inUnits = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    /** @type {Ran[]} */
    const ran = assertionResults.map(({ fullName, status: end }) => ({
      name: `${name} › ${fullName}`,
      end: end === 'passed' ? 'passed' : 'failed',
    }))
    const isSilent = status === 'failed' && ran.every(({ end }) => end === 'passed')
    return isSilent ? [...ran, { name, end: 'failed' }] : ran
  })

/** @type {Record<string, Ran['end']>} */
const ends = { expected: 'passed', flaky: 'second try' }

/** @param {Suite} suite @param {readonly string[]} above @returns {Ran[]} */
const inSuite = ({ title, specs = [], suites = [] }, above) => {
  const path = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      name: [`${projectName} ${path[0]}`, ...path.slice(1), spec.title].join(' › '),
      end: ends[status] ?? 'failed',
    })),
  )
  return [...own, ...suites.flatMap((each) => inSuite(each, path))]
}

/** @param {BrowserResult} result @returns {Ran[]} */
export const inBrowser = ({ suites, errors = [] }) => [
  ...suites.flatMap((suite) => inSuite(suite, [])),
  ...errors.map(
    ({ message = 'an error outside every test' }) => /** @type {const} */ ({ name: message, end: 'failed' }),
  ),
]

/** A part that fell without a failed test to show for it counts as one itself. @param {readonly import('./parts.mjs').Outcome[]} outcomes @param {readonly Ran[]} ran */
export const countOf = (outcomes, ran) => {
  const count = (/** @type {Ran['end']} */ end) => ran.filter((each) => each.end === end).length
  const fallen = outcomes.filter(({ passed }) => !passed).length
  return { passed: count('passed') + count('second try'), failed: Math.max(count('failed'), fallen) }
}

/** @param {readonly import('./parts.mjs').Outcome[]} outcomes @param {readonly Ran[]} ran @returns {string[]} */
export const sentences = (outcomes, ran) => [
  ...outcomes
    .filter(({ crash }) => crash)
    .map(({ name, crash }) => `crashed (${crash}) and was started once more: ${name}`),
  ...ran
    .filter(({ end }) => end === 'second try')
    .map(({ name }) => `passed only on its second try: ${name}`),
  ...outcomes.filter(({ passed }) => !passed).map(({ name }) => `FAILED: ${name}`),
  ...ran.filter(({ end }) => end === 'failed').map(({ name }) => `  ${name}`),
]
