/**
 * The house has rooms, and dependencies point one way through them:
 * kernel <- the kit <- games <- the shelf of games <- bots <- server, web, cli; beside the games, kernel <- table <- server, web, cli.
 * The door between two rooms is the package name; a relative path never leaves its room.
 * A game is one folder: its rules, which know of nothing else in it, the board in its folder `table` and the expert in its
 * folder `bots`. No other room enters it: the shelf finds it where it lies.
 */

/**
 * @typedef {{ room: string, within: string }} Place
 * @typedef {{ from: Place, to: Place, typesOnly: boolean }} Step
 */

/** @type {Record<string, string[]>} Which rooms a room may enter; forms are the part of the kit that draws nothing. */
const doors = {
  kernel: [],
  forms: ['kernel'],
  kit: ['kernel', 'forms'],
  game: ['kernel', 'forms'],
  board: ['kernel', 'forms', 'kit'],
  expert: ['kernel', 'forms'],
  table: ['kernel'],
  shelf: ['kernel', 'forms'],
  bots: ['kernel', 'forms', 'shelf'],
  server: ['kernel', 'table', 'shelf', 'bots'],
  web: ['kernel', 'table', 'forms', 'kit', 'shelf', 'bots'],
  cli: ['kernel', 'table', 'forms', 'shelf', 'bots'],
  bench: ['kernel', 'table', 'shelf', 'bots'],
  house: [],
}

/** The page is built in layers, each on those before it; whatever is in no layer is a room, or holds the rooms together. */
const layers = [
  /^words\//,
  /^(games|settings|links)\.ts$/,
  /^text\//,
  /^sound\//,
  /^parts\//,
  /^client\//,
  /^device\//,
  /^remote\//,
]

/** The commands that open a house and keep its data are its doors seen from outside: they alone enter it. */
const keepers = { 'cli/backup.ts': 'backup', 'cli/open.ts': 'open' }

/** Tests, and the programs that strain a server, may use the tools of the house and the peers in bench. */
const workshop = /\.test\.tsx?$|^(server|web)\/(testing|load|e2e)\//

const testFile = /\.test\.tsx?$/
const testTools = /^(vitest|fast-check|node:)/

/** The rooms that have a package of their own name; every other package is a game. */
const ROOMS = ['kernel', 'table', 'games', 'bots', 'server', 'web', 'cli', 'bench', 'house']
const HALVES = new Map([
  ['table', 'board'],
  ['bots', 'expert'],
])
const OF_GAMES = ['game', ...HALVES.values()]
/** What a test may enter beside what its room may. */
const TRIED = [
  ['table', 'shelf'],
  ['expert', 'bots'],
  ['web', 'server'],
]

/** The game that `machiya new` plants is one like every other. */
const sapling = /^cli\/sapling(?=\/)/

/** @param {string} file a path from the root of the house, with forward slashes @returns {Place} */
export const placeOf = (file) => {
  const path = file.replace(sapling, 'games/sapling')
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
  return { room: ROOMS.includes(name) ? name : `games/${name}`, within }
}

/** @param {Place} place */
const kind = ({ room, within }) => {
  if (room === 'games') return 'shelf'
  if (room === 'games/kit') return /^(folder|expert)(\.ts)?$/.test(within) ? 'forms' : 'kit'
  if (!room.startsWith('games/')) return room
  return HALVES.get(within.split('/')[0] ?? '') ?? 'game'
}

/** The contract is a suite of tests that games call, so it may use the test tools. @param {Place} place */
const isPure = (place) =>
  kind(place) === 'kernel'
    ? !place.within.startsWith('contract')
    : ['table', 'game', 'forms', 'expert'].includes(kind(place))

/** @param {string} file @param {string} specifier */
const outside = (file, specifier) => {
  const from = placeOf(file)
  if (!isPure(from) || (testFile.test(file) && testTools.test(specifier))) return undefined
  return `${from.room} is rules and plain data: it imports no package, so not '${specifier}' either`
}

/** The table is tried with every game, an expert with the bots, and the page with a house. @param {string} file @param {Step} step */
const tries = (file, { from, to }) =>
  testFile.test(file) && TRIED.some(([by, what]) => by === kind(from) && what === kind(to))

/** @param {string} file @param {Step} step */
const through = (file, { from, to, typesOnly }) => {
  if (OF_GAMES.includes(kind(to)))
    return `a game is found in its folder: ${file} must not name ${to.room}, but take it from the shelf`
  if (to.room === 'server' && from.room === 'web' && typesOnly) return undefined
  if (to.room === 'server' && new Map(Object.entries(keepers)).get(file) === to.within) return undefined
  if (doors[kind(from)]?.includes(kind(to)) || tries(file, { from, to, typesOnly })) return undefined
  return `${from.room} must not import ${to.room}: dependencies point kernel <- games, table <- bots <- server, web, cli`
}

/** @param {string} path from the root of the house */
const layerOf = (path) => {
  const at = path.startsWith('web/src/') ? layers.findIndex((layer) => layer.test(path.slice(8))) : -1
  return at < 0 ? layers.length : at
}

/** @param {string} file @param {string} to @param {string} specifier */
const upward = (file, to, specifier) => {
  if (testFile.test(file) || layerOf(to) <= layerOf(file)) return undefined
  return `'${specifier}' stands on ${file}, not under it: the page is built up from texts and parts to its rooms`
}

/** @param {string} file @param {Place} from @param {string} specifier */
const inside = (file, from, specifier) => {
  const path = walk(file, specifier)
  const to = placeOf(path)
  if (workshop.test(file) && ['house', 'bench'].includes(to.room)) return undefined
  if (to.room !== from.room)
    return `'${specifier}' leaves ${from.room}: enter other rooms by their package name`
  if (kind(to) === kind(from) || ['game', 'forms'].includes(kind(to))) return upward(file, path, specifier)
  return `the ${kind(to)} of a game is not for its ${kind(from) === 'game' ? 'rules' : kind(from)}: '${specifier}'`
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
