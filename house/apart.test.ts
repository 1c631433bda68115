import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const games = readdirSync(join(root, 'games')).filter((name) =>
  existsSync(join(root, 'games', name, 'about.ts')),
)

const SOURCE = /\.(tsx?|mjs|js|css|html|json|webmanifest|ya?ml)$/
/** Tests may take a game as their example, and the lock names packages. */
const EXAMPLE = /\.(test|spec)\.tsx?$|^web\/e2e\/|\/testing\/|^package-lock\.json$/

const sources = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCE.test(file) && !EXAMPLE.test(file) && existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

test.each(games)('no source outside its folder names %s', (game) => {
  const name = new RegExp(`\\b${game}(?![a-z])`, 'i')
  const others = sources.filter(({ file }) => !file.startsWith(`games/${game}/`))
  expect(others.length).toBeGreaterThan(300)
  expect(others.filter(({ text }) => name.test(text)).map(({ file }) => file)).toEqual([])
})

/** Where a language is spoken or listed: folders of words, and what is written to try them. */
const WORDS = /(^|\/)words(\/|\.ts$)|^kernel\/fixtures\/|^web\/e2e\/|\/testing\/|testing\.tsx?$/
const BRANCH = /[!=]==? '(en|de)'|'(en|de)' [!=]==?|case '(en|de)':|\.startsWith\('(en|de)'\)|'en' \| 'de'/

test('nothing outside the folders of words asks which language it is', () => {
  const asking = sources.filter(({ file, text }) => !WORDS.test(file) && BRANCH.test(text))
  expect(asking.map(({ file }) => file)).toEqual([])
})

/** A game named like another, and a branch that was there once: both would be found. */
test('what must not be there would be found', () => {
  expect(BRANCH.test("locale === 'de' ? DE : EN")).toBe(true)
  expect(BRANCH.test("type Locale = 'en' | 'de'")).toBe(true)
  expect(BRANCH.test("inLanguage(words, 'en')")).toBe(false)
})
