// What the trade's tools say of the packages, what the kernel weighs in a page, and what the house must not tell.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../node.mjs'
import { entries, manifest } from './entries.mjs'
import { house } from './house.mjs'
import { kernel } from './kernel.mjs'
import { run } from './run.mjs'

const tools = join(root, 'house/pack/node_modules/.bin')

/** Compressed bytes that a page may have to fetch for all that runs in it. */
const MOST = 12 * 1024
/** Only tests load these. */
const FOR_TESTS = ['./contract', './perft', './testing']

/** Bundled, without what only people read, and compressed. */
export const weigh = () => {
  const all = entries.filter(([entry]) => !FOR_TESTS.includes(entry))
  const page = join(kernel, 'page.js')
  writeFileSync(
    page,
    all.map(([entry], i) => `export * as _${i} from '${manifest.name}${entry.slice(1)}'`).join('\n'),
  )
  run(kernel, join(tools, 'rolldown'), 'page.js', '--format', 'esm', '--minify', '--file', 'page.min.js')
  const bytes = gzipSync(readFileSync(join(kernel, 'page.min.js')), { level: 9 }).length
  if (bytes > MOST) throw new Error(`the kernel weighs ${bytes} bytes in a page, and may weigh ${MOST}`)
  return bytes
}

/** @param {string} archive */
export const judgeKernel = (archive) => {
  run(kernel, join(tools, 'publint'), '--strict')
  run(kernel, join(tools, 'attw'), archive, '--profile', 'esm-only')
}

const FOREIGN = [root, homedir(), 'registry.npmjs.org']

/** The house is a command, of which nothing is imported: it has no types to be wrong. */
export const judgeHouse = () => {
  run(house, join(tools, 'publint'), '--strict')
  for (const file of readdirSync(house, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const text = readFileSync(join(file.parentPath, file.name), 'latin1')
    const told = FOREIGN.find((each) => text.includes(each))
    if (told) throw new Error(`${file.name} tells of ${told}`)
  }
}
