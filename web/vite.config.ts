import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compileWords } from './compile.ts'
import { inlineStyles } from './inline.ts'
import { press } from './press.ts'

const SERVER = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    react(),
    compileWords(),
    inlineStyles(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'prints/*.svg'],
      manifest: {
        name: 'Machiya',
        short_name: 'Machiya',
        description: 'A house for long games: Yedo, Edo and Yokohama',
        start_url: '/',
        display: 'standalone',
        background_color: '#f5eedc',
        theme_color: '#f5eedc',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        importScripts: ['push.js'],
        globPatterns: ['**/*.{js,css,html,woff2,svg}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/ws/, /^\/metrics/, /^\/docs/, /^\/health/],
      },
    }),
    press(new URL('dist', import.meta.url).pathname),
  ],
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
