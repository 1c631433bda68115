// What strangers may import of the kernel: its entries but for the games that only its tests and teachers play.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../node.mjs'

/** @typedef {{ name: string, version: string, description: string, license: string, exports: Record<string, string> }} Manifest */

export const home = join(root, 'kernel')

/** @type {Manifest} */
export const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))

/** Each entry with its source. */
export const entries = Object.entries(manifest.exports).filter(([entry]) => !entry.startsWith('./fixtures/'))
