import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileWords } from './compile.ts'
import { inlineStyles } from './inline.ts'
import { offline } from './offline.ts'
import { press } from './press.ts'

const SERVER = 'http://127.0.0.1:3000'
const DIST = new URL('dist', import.meta.url).pathname

export default defineConfig({
  plugins: [react(), compileWords(), inlineStyles(), offline(DIST), press(DIST)],
  worker: { format: 'es' },
  // The house allows no font or picture from a data address.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Modules of the kit do nothing by being loaded, so the lobby takes the crests without the signs of the boards.
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !/games\/kit\/[^/]*\.tsx?$/.test(id) },
      checks: { bundlerTimings: false },
    },
    reportCompressedSize: true,
  },
  server: { host: '127.0.0.1', proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
})
