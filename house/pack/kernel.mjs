// The kernel as strangers get it: ES modules, declarations and source maps, with the sources they were made from.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../node.mjs'
import { archive, packed } from './archive.mjs'
import { entries, home, manifest } from './entries.mjs'
import { run } from './run.mjs'

export const kernel = join(packed, 'kernel')

const PAPERS = ['README.md', 'REFERENCE.md', 'SPEC.md']

/** Sources, but no tests and no games. @returns {string[]} */
const sources = () => {
  const files = readdirSync(home).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return ['src', 'contract', ...files]
}

const TSCONFIG = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    lib: ['esnext'],
    types: [],
    target: 'es2022',
    rootDir: '.',
    outDir: 'dist',
    noEmit: false,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    rewriteRelativeImportExtensions: true,
  },
  include: ['src', 'contract', '*.ts'],
}

/** @param {string} source */
const built = (source) => {
  const file = source.replace(/^\.\//, './dist/').replace(/\.ts$/, '')
  return { types: `${file}.d.ts`, default: `${file}.js` }
}

const published = () => ({
  name: manifest.name,
  version: manifest.version,
  description: manifest.description,
  license: manifest.license,
  keywords: ['board-games', 'card-games', 'rules-engine', 'hidden-information', 'game-ai'],
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  exports: {
    ...Object.fromEntries(entries.map(([entry, source]) => [entry, built(source)])),
    './package.json': './package.json',
  },
  files: ['dist', ...sources(), ...PAPERS.slice(1)],
})

/** Declarations name each other as their modules do. @param {string} folder */
const mendDeclarations = (folder) => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(["'])(\.[^"']*)\.ts\1/g, '$1$2.js$1'))
  }
}

/** Lays the package out and gives the path of its archive. */
export const packKernel = () => {
  rmSync(packed, { recursive: true, force: true })
  mkdirSync(kernel, { recursive: true })
  for (const file of [...sources(), ...PAPERS])
    cpSync(join(home, file), join(kernel, file), { recursive: true })
  cpSync(join(root, 'LICENSE'), join(kernel, 'LICENSE'))
  writeFileSync(join(kernel, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  writeFileSync(join(kernel, 'package.json'), `${JSON.stringify(published(), null, 2)}\n`)
  run(kernel, 'tsc', '--project', '.')
  mendDeclarations(join(kernel, 'dist'))
  return archive(kernel)
}
