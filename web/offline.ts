/** Writes the service worker of an edition: which files it is made of, and what is done with them. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const KEPT = /\.(js|css|html|woff2|svg|webmanifest)$/

/** The worker of the edition that lies in a folder. */
export const workerFor = (folder: string): string => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => KEPT.test(file) && file !== 'sw.js')
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  const edition = hash.digest('hex').slice(0, 16)
  const paths = files.map((file) => `/${file}`)
  const work = readFileSync(new URL('offline.js', import.meta.url), 'utf8')
  return `const EDITION = '${edition}'\nconst FILES = ${JSON.stringify(paths)}\n${work}`
}

export const offline = (folder: string): Plugin => ({
  name: 'offline',
  apply: 'build',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler: () => writeFileSync(join(folder, 'sw.js'), workerFor(folder)),
  },
})
