/** Lays a pressed copy beside every file that presses well, so that no server has to press it again. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const PRESSES = /\.(js|css|html|svg|webmanifest)$/
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

const pressFile = async (path: string): Promise<void> => {
  const source = readFileSync(path)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(source, QUALITY),
    promisify(gzip)(source, { level: 9 }),
  ])
  writeFileSync(`${path}.br`, brotli)
  writeFileSync(`${path}.gz`, gzipped)
}

export const press = (folder: string): Plugin => ({
  name: 'press',
  apply: 'build',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler: async () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      await Promise.all(
        files.filter((file) => PRESSES.test(file)).map((file) => pressFile(join(folder, file))),
      )
    },
  },
})
