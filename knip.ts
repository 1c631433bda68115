import { existsSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** The front door of each room; further doors are the exports in its package.json. */
const doors: Record<string, string> = {
  kernel: 'src/index.ts',
  games: 'index.ts',
  'games/kit': 'index.ts',
  'games/edo': 'index.ts',
  'games/yedo': 'index.ts',
  'games/yokohama': 'index.ts',
  bots: 'index.ts',
  server: 'main.ts',
  web: 'src/main.tsx',
  cli: 'main.ts',
}

/** Files that are started by name: workers, load programs, tests that another runner finds. */
const furtherDoors: Record<string, string[]> = {
  server: ['load/*.ts', 'threads/*.ts'],
  web: ['e2e/**/*.ts', 'src/**/*worker.ts', 'fonts/*.mjs'],
}

/** Tools that are installed for rooms still to come, or that are only run by name. */
const byName = ['@axe-core/playwright', '@sparticuz/chromium', 'esbuild', 'fast-check', 'subset-font']

type Room = { entry?: string[]; ignore?: string[]; ignoreDependencies?: (string | RegExp)[] }

/** A room without its front door is still being built: nothing in it can be dead yet. */
const unfinished: Room = { ignore: ['**'], ignoreDependencies: [/./] }

const finished = (folder: string, door: string): Room => ({
  entry: [door, ...(furtherDoors[folder] ?? [])],
  ...(existsSync(`${folder}/table/index.ts`)
    ? {}
    : { ignoreDependencies: ['react', '@types/react', '@machiya/kit'] }),
})

const room = ([folder, door]: [string, string]): [string, Room] => [
  folder,
  existsSync(`${folder}/${door}`) ? finished(folder, door) : unfinished,
]

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['house/*.mjs', 'house/lint/plugin.mjs', 'bench/main.ts', 'bench/cases/*.ts'],
      ignore: ['bench/peers/**'],
      ignoreDependencies: byName,
    },
    ...Object.fromEntries(Object.entries(doors).map(room)),
  },
}

export default config
