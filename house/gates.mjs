// What can be said about the house without running it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { newNode, root } from './node.mjs'
import { words } from './reach.mjs'

/** @param {string} script */
const ours = (script) => ({ command: newNode(), args: [join(root, 'house', script)] })

/** @returns {import('./parts.mjs').Part[]} */
export const gates = () => [
  { name: 'types', ...ours('types.mjs') },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--quiet'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'dead code', command: 'knip', args: ['--no-config-hints'] },
  { name: 'every rule has a test', ...ours('rules-coverage.mjs') },
]

/** What a change of texts alone can break. */
const OF_TEXTS = ['format', 'every rule has a test']

const isText = (/** @type {string} */ file) => file.endsWith('.md')

/** Words are not asked by other files, so whoever lints them need not lint the house. @param {readonly string[]} files */
const lintOnly = (files) => (/** @type {import('./parts.mjs').Part} */ gate) =>
  gate.name === 'lint' ? { ...gate, args: [...gate.args, ...files] } : gate

/** @param {readonly string[]} changed */
export const gatesFor = (changed) => {
  const said = changed.filter((file) => !isText(file))
  if (changed.length > 0 && said.length === 0) return gates().filter(({ name }) => OF_TEXTS.includes(name))
  const onlyWords = said.length > 0 && said.every((file) => words.test(file))
  return onlyWords ? gates().map(lintOnly(said.filter((file) => existsSync(join(root, file))))) : gates()
}
