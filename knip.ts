import type { KnipConfig } from 'knip'

/** The front door of each room; further doors are the exports in its package.json. */
const doors: Record<string, string> = {
  kernel: 'src/index.ts',
  games: 'index.ts',
  'games/kit': 'kit.ts',
  table: 'index.ts',
  bots: 'index.ts',
  server: 'main.ts',
  web: 'src/main.tsx',
  cli: 'main.ts',
}

/**
 * Files that are started by name: workers, load programs, tests that another runner finds. The kernel finds rules by the
 * name of their task, and the house finds the parts of a game where they lie.
 */
const furtherDoors: Record<string, string[]> = {
  games: [
    'folders.*.ts',
    '*/{index,about}.ts',
    '*/rules/*.ts',
    '*/bots/index.ts',
    '*/table/{index,legend,gallery,moments,pictures}.ts',
    '*/table/lessons/index.ts',
    '*/words/outcomes.ts',
    '*/puzzles/index.ts',
  ],
  bots: ['train/*.ts', 'puzzles/worker.ts'],
  cli: ['sapling/**/*.ts'],
  server: ['load/*.{ts,mjs}', 'threads/*.ts'],
  web: ['e2e/**/*.ts', 'src/**/*worker.ts', 'public/*.js', 'offline.js', 'fonts/make.mjs'],
}

/**
 * Packages reached by path: a newer Node lies in house/node, fonts are cut from their files, a client is borrowed,
 * and the tests of boards draw with the page's React: listed by the games it would come with every server.
 */
const byPath: Record<string, (string | RegExp)[]> = {
  cli: [/^node-/],
  games: ['react-dom'],
  'games/kit': ['react-dom'],
  server: ['socket.io-client'],
  web: [/^@fontsource\//, 'fontverter', 'harfbuzzjs', 'subset-font'],
}

/** Tools that are only run by name. */
const byName = ['@sparticuz/chromium']

const room = ([folder, door]: [string, string]) => [
  folder,
  {
    entry: [door, ...(furtherDoors[folder] ?? [])],
    ignoreDependencies: byPath[folder] ?? [],
    // What the kernel shows the world is what the house itself needs of it.
    includeEntryExports: folder === 'kernel',
  },
]

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Games are found by the names of what their folders export.
  ignoreIssues: { 'kernel/fixtures/*/index.ts': ['exports'] },
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
