import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { trespass } from './rooms.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const vague = /(^|\/)(utils?|helpers?|common|misc|manager|base)(\.test)?\.[a-z]+$/i

/** @param {string} file */
const fromRoot = (file) => relative(root, file).split(sep).join('/')

/**
 * @typedef {{ value?: unknown }} Source
 * @typedef {{ source?: Source | null, importKind?: string, exportKind?: string }} Import
 * @typedef {{ filename: string, report: (fault: { node: object, message: string }) => void }} Context
 */

/** @param {Context} context */
const rooms = (context) => {
  const file = fromRoot(context.filename)
  /** @param {Import} node */
  const check = (node) => {
    if (typeof node.source?.value !== 'string') return
    const message = trespass(file, node.source.value, (node.importKind ?? node.exportKind) === 'type')
    if (message) context.report({ node, message })
  }
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
  }
}

/** @param {Context} context */
const names = (context) => ({
  /** @param {object} node */
  Program(node) {
    if (vague.test(fromRoot(context.filename)))
      context.report({ node, message: 'a file is named after what it holds, never utils, helpers or common' })
  },
})

export default { meta: { name: 'house' }, rules: { rooms: { create: rooms }, names: { create: names } } }
