/**
 * The house has rooms, and dependencies point one way through them:
 * kernel <- games <- bots <- server, web, cli.
 * The door between two rooms is the package name; a relative path never leaves its room.
 */

/**
 * @typedef {{ room: string, within: string }} Place
 * @typedef {{ from: Place, to: Place, typesOnly: boolean }} Step
 */

/** @type {Record<string, string[]>} Which rooms a room may enter. */
const doors = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  server: ['kernel', 'bots'],
  web: ['kernel', 'bots'],
  cli: ['kernel', 'games', 'bots'],
  bench: ['kernel', 'games', 'bots'],
  house: [],
}

/** The only files through which a room without a line about any one game comes to know the games. */
const registries = ['server/games.ts', 'web/src/games.ts']

const testFile = /\.test\.tsx?$/
const testTools = /^(vitest|fast-check|node:)/

/** @param {string} path a path from the root of the house, with forward slashes @returns {Place} */
export const placeOf = (path) => {
  const [first = '', second = ''] = path.split('/')
  const room = first === 'games' ? `games/${second}` : first
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
  return { room: name in doors ? name : `games/${name}`, within }
}

/** @param {string} room */
const kind = (room) => (room.startsWith('games/') ? 'games' : room)

/** @param {Place} place */
const isTable = ({ room, within }) => kind(room) === 'games' && /^table(\/|$)/.test(within)

/** The contract is a suite of tests that games call, so it may use the test tools. @param {Place} place */
const isPure = (place) =>
  place.room === 'kernel'
    ? !place.within.startsWith('contract')
    : kind(place.room) === 'games' && !isTable(place)

/** @param {string} file @param {string} specifier */
const outside = (file, specifier) => {
  const from = placeOf(file)
  if (!isPure(from) || (testFile.test(file) && testTools.test(specifier))) return undefined
  return `${from.room} is rules and plain data: it imports no package, so not '${specifier}' either`
}

/** @param {string} file @param {Step} step */
const through = (file, { from, to, typesOnly }) => {
  if (isTable(to) && from.room !== 'web' && !isTable(from))
    return `the table is what players look at: only web enters it, ${from.room} never does`
  if (from.room === 'web' && to.room === 'server' && typesOnly) return undefined
  if (kind(to.room) === 'games' && registries.includes(file)) return undefined
  if (doors[kind(from.room)]?.includes(kind(to.room))) return undefined
  return `${from.room} must not import ${to.room}: dependencies point kernel <- games <- bots <- server, web, cli`
}

/** @param {string} file @param {Place} from @param {string} specifier */
const inside = (file, from, specifier) => {
  const to = placeOf(walk(file, specifier))
  if (to.room !== from.room)
    return `'${specifier}' leaves ${from.room}: enter other rooms by their package name`
  if (isTable(to) && !isTable(from)) return `rules never import the table: '${specifier}'`
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
  if (!(kind(from.room) in doors)) return undefined
  if (specifier.startsWith('.')) return inside(file, from, specifier)
  const to = packageOf(specifier)
  return to ? through(file, { from, to, typesOnly }) : outside(file, specifier)
}
