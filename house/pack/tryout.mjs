// The archive in an empty folder, on the machine's own Node: the program of the README compiles there and says what it says.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { home, manifest } from './entries.mjs'
import { programOf } from './readme.mjs'
import { run } from './run.mjs'

const TSCONFIG = {
  compilerOptions: { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], strict: true, types: [] },
  files: ['game.ts'],
}

/** Not the one that the house may have fetched. */
const ownNode = process.env['npm_node_execpath'] ?? process.execPath

/** @param {string} archive The version of the Node that played it. */
export const tryOut = (archive) => {
  const folder = mkdtempSync(join(tmpdir(), 'machiya-pack-'))
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(join(folder, file), text)
  const { code, says } = programOf(readFileSync(join(home, 'README.md'), 'utf8'))
  write('package.json', JSON.stringify({ type: 'module', private: true }))
  write('tsconfig.json', JSON.stringify(TSCONFIG))
  write('game.ts', code)
  run(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', archive)
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const installed = Object.keys(lock.packages).filter((path) => path !== '')
  if (installed.join() !== `node_modules/${manifest.name}`)
    throw new Error(`more came along: ${installed.join(', ')}`)
  run(folder, 'tsc', '--project', '.')
  const said = run(folder, ownNode, 'game.js').trimEnd().split('\n')
  rmSync(folder, { recursive: true })
  const wrong = says.findIndex((line, i) => line.replace(/^'(.*)'$/, '$1') !== said[i])
  if (wrong >= 0) throw new Error(`the README says ${says[wrong]} where the program says ${said[wrong]}`)
  return run(home, ownNode, '--version').trim()
}
