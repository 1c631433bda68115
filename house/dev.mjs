// npm run dev: the house and the page while they are written. What is drawn or said changes on the open page, a rule
// reloads it, and the house behind it starts again by itself; tables go on where they were.
//   npm run dev -- [GAME [SCENE]]     names the gallery of a game, or one scene of it
import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { newNode, root, withTools } from './node.mjs'

/** Not the port of npm start, whose service worker would answer with the page it keeps. */
const port = Number(process.env['PORT'] ?? 5173)
const house = `http://127.0.0.1:${port + 1}`
const [game, scene] = process.argv.slice(2)

if (game && !existsSync(join(root, 'games', game, 'table/gallery.ts'))) {
  console.error(`There is no gallery of ${game}: games/${game}/table/gallery.ts does not exist.`)
  process.exit(2)
}
const room = game ? `/gallery/${game}${scene ? `?scene=${encodeURIComponent(scene)}` : ''}` : '/'

/** @param {string[]} args @param {string} cwd @param {Record<string, string>} env @param {'inherit' | 'ignore'} voice */
const start = (args, cwd, env, voice) =>
  spawn(newNode(), ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: join(root, cwd),
    env: { ...withTools(), ...env },
    stdio: ['ignore', voice, 'inherit'],
  })

const openPage = () => {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, '--port', String(port), '--strictPort', '--logLevel', 'warn']
  return start(args, 'web', { HOUSE: house }, 'inherit')
}
const openHouse = () => {
  const { DATA = join(root, 'data/dev') } = process.env
  return start(['server/main.ts'], '.', { HOST: '127.0.0.1', PORT: String(port + 1), DATA }, 'ignore')
}

/** Whether the running house is made of it: of a game its rules and words, not what is drawn. @param {string} file */
const isOfHouse = (file) =>
  /\.(ts|json)$/.test(file) && !/node_modules|\.test\.|^games\/\w+\/table\//.test(file)

install()
const page = openPage()
let running = openHouse()
let isRenewing = false

const renew = () => {
  if (isRenewing) return
  isRenewing = true
  const again = () => {
    isRenewing = false
    running = openHouse()
  }
  if (running.exitCode !== null || running.signalCode !== null) return again()
  running.once('exit', again)
  running.kill()
}

/** @type {NodeJS.Timeout | undefined} */
let settling
for (const folder of ['kernel', 'games', 'table', 'bots', 'server'])
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (!isOfHouse(`${folder}/${String(name).replaceAll('\\', '/')}`)) return
    clearTimeout(settling)
    settling = setTimeout(renew, 200)
  })

const close = () => {
  page.kill()
  running.kill()
  process.exit()
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, close)
page.on('exit', close)
console.log(
  `The page, as it is written: http://127.0.0.1:${port}${room}\nThe house behind it: ${house}. Ctrl-C closes both.`,
)
