// What can be said about the house without running it.
import { join } from 'node:path'
import { newNode, root } from './node.mjs'

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

/** @param {readonly string[]} changed */
export const gatesFor = (changed) => {
  const onlyTexts = changed.length > 0 && changed.every((file) => file.endsWith('.md'))
  return onlyTexts ? gates().filter(({ name }) => OF_TEXTS.includes(name)) : gates()
}
