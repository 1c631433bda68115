import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileWords } from './compile.ts'
import { inlineStyles } from './inline.ts'
import { offline } from './offline.ts'
import { press } from './press.ts'
import { shelve, shelveForThreads } from './shelve.ts'

/** The house behind the page while it is written; npm run dev says where. */
const HOUSE = process.env['HOUSE'] ?? 'http://127.0.0.1:8080'
/** Where the server looks for it too. */
const DIST = resolve(process.env['WEB'] ?? join(import.meta.dirname, 'dist'))
/** The rules of a game apart from its board: without the drawing a table is laid in words. */
const partIn = (id: string): string | null => {
  const [, game, table = ''] = /games\/([^/]+)\/(table\/)?index\.ts$/.exec(id) ?? []
  return game ? `${game}-${table === '' ? 'rules' : 'table'}` : null
}
/** A slow line pays for every file: one for the first view, one for the frame of all tables, two for each game. */
const PARTS = [
  { name: 'house', tags: ['$initial' as const] },
  { name: 'table', test: /\/(web\/src\/table\/Frame|games\/kit\/kit)\.tsx?$/ },
  { name: partIn },
]
const checks = { bundlerTimings: false }

export default defineConfig({
  plugins: [react(), compileWords(), shelve(), inlineStyles(), offline(DIST), press(DIST)],
  worker: { format: 'es', plugins: () => [shelveForThreads()], rolldownOptions: { checks } },
  // A game that lies elsewhere is made with the kernel and the kit of this house.
  resolve: { dedupe: ['@machiya/kernel', '@machiya/kit', 'react'] },
  // The house allows no font or picture from a data address.
  build: {
    outDir: DIST,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Modules of the kit do nothing by being loaded, so the lobby takes the crests without the signs of the boards.
    rolldownOptions: {
      output: { codeSplitting: { groups: PARTS } },
      treeshake: { moduleSideEffects: (id) => !/games\/kit\/[^/]*\.tsx?$/.test(id) },
      checks,
    },
    reportCompressedSize: true,
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: HOUSE, ws: true } } },
})
