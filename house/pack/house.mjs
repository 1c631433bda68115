// The house as strangers get it: the command, what it runs as packages that come along, and the page, built.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { OLDEST, root } from '../node.mjs'
import { buildPage } from '../page.mjs'
import { gather, roomOf, rooms } from './gather.mjs'
import { archive, packed } from './archive.mjs'

/** @typedef {import('./gather.mjs').Gathered} Gathered @typedef {import('./gather.mjs').Room} Room */

export const house = join(packed, 'machiya')
const COMMAND = 'cli'
/** Runs on any Node, to say which one the house needs. */
const BIN = `#!/usr/bin/env node
import { isNewEnough, OLDEST } from './node.mjs'

if (isNewEnough) await import('./main.js')
else {
  console.error(\`machiya needs Node \${OLDEST} or later, and this is Node \${process.versions.node}\`)
  process.exitCode = 1
}
`
const PAGE = 'web'

/** The command lies on top, every other room where Node looks for packages. @param {Room} room */
const placeOf = ({ folder, manifest }) => (folder === COMMAND ? '.' : `node_modules/${manifest.name}`)

/** Modules and threads by the names they have once they are built. @param {string} text */
const renamed = (text) => text.replaceAll(/(['"])(\.[^'"\n]*)\.ts\1/g, '$1$2.js$1')

/** @param {string} path @param {string} text */
const write = (path, text) => {
  const file = join(house, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A game that is planted stays as people write it. @param {string} file @param {string} text */
const writeBuilt = (file, text) => {
  const room = roomOf(file)
  const within = file.slice(room.folder.length + 1)
  const isPlain = within.startsWith('sapling/') || !within.endsWith('.ts')
  const path = posix.join(placeOf(room), isPlain ? within : within.replace(/\.ts$/, '.js'))
  write(path, isPlain ? text : renamed(text))
}

/** @param {Gathered} gathered @param {Room} room */
const innerManifest = ({ files }, { folder, manifest }) => {
  const { name, version, license, exports = {}, imports = {} } = manifest
  const open = Object.entries(exports).filter(([, file]) => files.has(posix.join(folder, file)))
  const doors = { exports: Object.fromEntries(open), imports }
  return `${renamed(JSON.stringify({ name, version, license, type: 'module', ...doors }, null, 2))}\n`
}

/** @param {Gathered} gathered @param {readonly Room[]} along */
const outerManifest = ({ packages }, along) => {
  const { name, version, license } = roomOf(`${COMMAND}/`).manifest
  const inner = along.map((room) => [room.manifest.name, room.manifest.version])
  return {
    name,
    version,
    description: 'A house for long board games in the browser: npx machiya open',
    license,
    keywords: ['board-games', 'server', 'self-hosted', 'game-ai'],
    type: 'module',
    bin: { machiya: 'bin.mjs' },
    engines: { node: `>=${OLDEST}` },
    exports: { './package.json': './package.json' },
    files: ['*.js', '*.mjs', 'engine', 'sapling'],
    dependencies: { ...Object.fromEntries(inner), ...packages },
    bundleDependencies: inner.map(([each]) => each),
  }
}

/** Lays the package out and gives the path of its archive. */
export const packHouse = () => {
  if (!buildPage()) throw new Error('the page could not be built')
  const gathered = gather()
  const along = rooms.filter(
    ({ folder }) =>
      folder !== COMMAND &&
      [...gathered.files.keys(), `${PAGE}/`].some((file) => roomOf(file).folder === folder),
  )
  for (const [file, text] of gathered.files) writeBuilt(file, text)
  for (const room of along) write(`${placeOf(room)}/package.json`, innerManifest(gathered, room))
  cpSync(join(root, 'web/dist'), join(house, 'node_modules/@machiya/web/dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.made-from'),
  })
  cpSync(join(root, 'house/node.mjs'), join(house, 'node.mjs'))
  cpSync(join(root, 'house/pack/HOUSE.md'), join(house, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(house, 'LICENSE'))
  write('bin.mjs', BIN)
  write('package.json', `${JSON.stringify(outerManifest(gathered, along), null, 2)}\n`)
  return archive(house)
}
