/**
 * The house has rooms, and dependencies point one way through them:
 * kernel <- games <- the shelf of games <- bots <- server, web, cli; beside the games, kernel <- table <- server, web, cli.
 * The door between two rooms is the package name; a relative path never leaves its room.
 */

/**
 * @typedef {{ room: string, within: string }} Place
 * @typedef {{ from: Place, to: Place, typesOnly: boolean }} Step
 */

/** @type {Record<string, string[]>} Which rooms a room may enter; a board is the drawn half of a game, in its folder `table`. */
const doors = {
  kernel: [],
  kit: ['kernel'],
  game: ['kernel'],
  board: ['kernel', 'kit'],
  table: ['kernel'],
  shelf: ['kernel', 'game'],
  bots: ['kernel', 'game', 'shelf'],
  server: ['kernel', 'table', 'shelf', 'bots'],
  web: ['kernel', 'table', 'kit', 'shelf', 'bots'],
  cli: ['kernel', 'table', 'game', 'shelf', 'bots'],
  bench: ['kernel', 'table', 'game', 'shelf', 'bots'],
  house: [],
}

/** The only files through which the page, which has no line about any one game, comes to know their tables. */
const registries = ['web/src/games.ts', 'web/src/tables.ts']

/** The commands that keep a house's data are its storage seen from outside: they alone enter it. */
const keepers = { 'cli/backup.ts': 'backup' }

/** Tests, and the programs that strain a server, may use the tools of the house and the peers in bench. */
const workshop = /\.test\.tsx?$|^(server|web)\/(testing|load|e2e)\//

const testFile = /\.test\.tsx?$/
const testTools = /^(vitest|fast-check|node:)/

/** @param {string} path a path from the root of the house, with forward slashes @returns {Place} */
export const placeOf = (path) => {
  const [first = '', second = ''] = path.split('/')
  const room = first === 'games' && !second.includes('.') ? `games/${second}` : first
  return { room, within: path.slice(room.length + 1) }
}

/** @param {string} from @param {string} specifier */
const walk = (from, specifier) => {
  const steps = from.split('/').slice(0, -1)
  for (const step of specifier.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** @param {string} specifier @returns {Place | undefined} */
const packageOf = (specifier) => {
  if (specifier === 'machiya' || specifier.startsWith('machiya/')) return { room: 'cli', within: '' }
  const [, name = '', within = ''] = /^@machiya\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  if (name === '') return undefined
  return {
    room: (name in doors && !['kit', 'board'].includes(name)) || name === 'games' ? name : `games/${name}`,
    within,
  }
}

/** @param {Place} place */
const kind = ({ room, within }) => {
  if (room === 'games') return 'shelf'
  if (room === 'games/kit') return 'kit'
  if (!room.startsWith('games/')) return room
  return /^table(\/|$)/.test(within) ? 'board' : 'game'
}

/** The contract is a suite of tests that games call, so it may use the test tools. @param {Place} place */
const isPure = (place) =>
  kind(place) === 'kernel'
    ? !place.within.startsWith('contract')
    : ['table', 'game', 'shelf'].includes(kind(place))

/** @param {string} file @param {string} specifier */
const outside = (file, specifier) => {
  const from = placeOf(file)
  if (!isPure(from) || (testFile.test(file) && testTools.test(specifier))) return undefined
  return `${from.room} is rules and plain data: it imports no package, so not '${specifier}' either`
}

/** The table is tried with every game. @param {string} file @param {Place} from */
const proven = (file, from) => kind(from) === 'table' && testFile.test(file)

/** @param {string} file @param {Step} step */
const through = (file, { from, to, typesOnly }) => {
  if (registries.includes(file) && kind(to) === 'board') return undefined
  if (kind(to) === 'board')
    return `the table is what players look at: only ${registries.join(' and ')} enter it, ${file} must not`
  if (to.room === 'server' && from.room === 'web' && typesOnly) return undefined
  if (to.room === 'server' && new Map(Object.entries(keepers)).get(file) === to.within) return undefined
  if (doors[kind(from)]?.includes(kind(to)) || (kind(to) === 'shelf' && proven(file, from))) return undefined
  return `${from.room} must not import ${to.room}: dependencies point kernel <- games, table <- bots <- server, web, cli`
}

/** @param {string} file @param {Place} from @param {string} specifier */
const inside = (file, from, specifier) => {
  const to = placeOf(walk(file, specifier))
  if (workshop.test(file) && ['house', 'bench'].includes(to.room)) return undefined
  if (to.room !== from.room)
    return `'${specifier}' leaves ${from.room}: enter other rooms by their package name`
  if (kind(to) === 'board' && kind(from) !== 'board') return `rules never import the table: '${specifier}'`
  return undefined
}

/**
 * Why `file` must not import `specifier`, or undefined if it may.
 * @param {string} file path from the root of the house
 * @param {string} specifier
 * @param {boolean} [typesOnly]
 * @returns {string | undefined}
 */
export const trespass = (file, specifier, typesOnly = false) => {
  const from = placeOf(file)
  if (!(kind(from) in doors)) return undefined
  if (specifier.startsWith('.')) return inside(file, from, specifier)
  const to = packageOf(specifier)
  return to ? through(file, { from, to, typesOnly }) : outside(file, specifier)
}
