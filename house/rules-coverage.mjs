// Every numbered rule has a test that carries its number, every number a test or a refusal names is a
// rule, and every translation of the rules has the same numbers.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './node.mjs'

const paragraph = /^\*\*(K?\d+(?:\.\d+)*[a-z]?)\*\*\s/gm
/** test('…', and with a table before the name test.each(…)('… */
const testName = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs
const bracket = /\[(K?\d+(?:\.\d+)*[a-z]?(?:\s*,\s*K?\d+(?:\.\d+)*[a-z]?)*)\]/g
const refusal = /\breason\(\s*(['"`])([^'"`]*)\1/g

/** @typedef {{ number: string, file: string }} Mention */

/** @param {string} folder @returns {string[]} */
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })

/** @param {string} text @returns {string[]} */
export const numbersOf = (text) => [...text.matchAll(paragraph)].map((match) => match[1] ?? '')

/** @param {string} text the source of a test file @returns {string[]} */
export const numbersInTests = (text) =>
  [...text.matchAll(testName)]
    .flatMap((match) => [...(match[2] ?? '').matchAll(bracket)])
    .flatMap((match) => (match[1] ?? '').split(',').map((number) => number.trim()))

/** @param {string} text @returns {string[]} */
export const numbersInRefusals = (text) => [...text.matchAll(refusal)].map((match) => match[2] ?? '')

/** @param {string[]} files @param {(text: string) => string[]} find @returns {Mention[]} */
const mentions = (files, find) =>
  files.flatMap((file) => find(readFileSync(file, 'utf8')).map((number) => ({ number, file })))

/** @param {string[]} numbers */
const twice = (numbers) => numbers.filter((number, i) => numbers.indexOf(number) !== i)

/** @param {string} folder @param {string} main @param {string[]} numbers */
const translations = (folder, main, numbers) =>
  readdirSync(folder)
    .filter((name) => name !== main && new RegExp(`^${main.replace('.md', '')}\\.[a-z]{2}\\.md$`).test(name))
    .flatMap((name) => {
      const theirs = numbersOf(readFileSync(join(folder, name), 'utf8'))
      return [
        ...numbers.filter((n) => !theirs.includes(n)).map((n) => `${n} is in ${main} but not in ${name}`),
        ...theirs.filter((n) => !numbers.includes(n)).map((n) => `${n} is in ${name} but not in ${main}`),
        ...twice(theirs).map((n) => `${n} stands twice in ${name}`),
      ]
    })

/**
 * The faults of one folder with a numbered text, as sentences.
 * @param {string} folder @param {string} main the name of the numbered text
 * @returns {string[]}
 */
export const faultsOf = (folder, main) => {
  const written = numbersOf(readFileSync(join(folder, main), 'utf8'))
  const numbers = [...new Set(written)]
  const sources = filesUnder(folder).filter((file) => /\.tsx?$/.test(file))
  const tested = mentions(
    sources.filter((file) => /\.test\.tsx?$/.test(file)),
    numbersInTests,
  )
  const untested = numbers.filter((n) => !tested.some(({ number }) => number === n))
  const refused = mentions(main === 'RULES.md' ? sources : [], numbersInRefusals)
  /** @param {string} what @param {Mention[]} named */
  const strays = (what, named) =>
    named
      .filter(({ number }) => !numbers.includes(number))
      .map(
        ({ number, file }) => `${what} in ${relative(folder, file)} names ${number}, which is not in ${main}`,
      )
  return [
    ...(numbers.length === 0 ? [`${main} has no numbered paragraph (they begin like **4.3** )`] : []),
    ...twice(written).map((number) => `${number} stands twice in ${main}`),
    ...(untested.length > 0 ? [`without a test whose name carries [number]: ${untested.join(' ')}`] : []),
    ...strays('a test', tested),
    ...strays('a reason', refused),
    ...translations(folder, main, numbers),
  ]
}

/** @param {string} house @returns {{ folder: string, main: string }[]} */
const texts = (house) => {
  const games = join(house, 'games')
  const rules = existsSync(games)
    ? readdirSync(games).map((game) => ({ folder: join(games, game), main: 'RULES.md' }))
    : []
  return [{ folder: join(house, 'kernel'), main: 'SPEC.md' }, ...rules].filter(({ folder, main }) =>
    existsSync(join(folder, main)),
  )
}

/** A game without its front door is still being built: its faults are told but do not fail. @param {string} folder */
const isFinished = (folder) => folder.endsWith('kernel') || existsSync(join(folder, 'index.ts'))

const report = () => {
  for (const { folder, main } of texts(root)) {
    const name = `${relative(root, folder)}/${main}`
    const faults = faultsOf(folder, main)
    const fails = faults.length > 0 && isFinished(folder)
    if (fails) process.exitCode = 1
    console.log(
      faults.length === 0 ? `${name}: every number has its test` : `${name}:${fails ? '' : ' (being built)'}`,
    )
    for (const fault of faults) console.log(`  ${fault}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report()
