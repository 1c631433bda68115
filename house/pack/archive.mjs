// Where packages are laid out, and how one becomes an archive.
import { join } from 'node:path'
import { root } from '../node.mjs'
import { run } from './run.mjs'

export const packed = join(root, 'dist/pack')

/** @param {string} folder The path of the archive. */
export const archive = (folder) => {
  const [{ filename }] = JSON.parse(run(folder, 'npm', 'pack', '--json', '--pack-destination', packed))
  return join(packed, filename)
}
