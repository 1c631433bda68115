/** Lays a pressed copy beside every file that presses well, so that no server has to press it again. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PRESSES = /\.(js|css|html|svg|webmanifest)$/

const pressFile = (path: string): void => {
  const source = readFileSync(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  writeFileSync(`${path}.br`, brotliCompressSync(source, quality))
  writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
}

export const press = (folder: string): Plugin => ({
  name: 'press',
  apply: 'build',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler: () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      for (const file of files) if (PRESSES.test(file)) pressFile(join(folder, file))
    },
  },
})
