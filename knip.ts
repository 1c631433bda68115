import { existsSync, globSync } from 'node:fs'
import type { KnipConfig } from 'knip'

const packages = ['bots', 'server', 'web', 'cli', 'games/edo', 'games/yedo', 'games/yokohama']
const sources = '**/*.{ts,tsx}'

/** Which further files of a package are entered from outside, besides the exports of its package.json. */
const doors: Record<string, string[]> = {
  kernel: ['src/**/*.test.ts', '*.test.ts'],
  server: ['main.ts'],
  cli: ['main.ts'],
  web: ['src/main.tsx', 'e2e/**/*.ts'],
}

/** A package whose rooms are still empty may list the dependencies its rooms will use. */
const isEmpty = (folder: string): boolean => globSync(`${folder}/${sources}`).length === 0

const room = (folder: string): [string, { entry?: string[]; ignoreDependencies?: RegExp[] }] => [
  folder,
  {
    ...(doors[folder]
      ? { entry: doors[folder].filter((door) => door.includes('*') || existsSync(`${folder}/${door}`)) }
      : {}),
    ...(isEmpty(folder) ? { ignoreDependencies: [/./] } : {}),
  },
]

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['house/*.mjs', 'bench/**/*.ts'],
      ignoreDependencies: [/^node-/, '@typescript/native'],
    },
    ...Object.fromEntries(['kernel', ...packages].map(room)),
  },
}

export default config
