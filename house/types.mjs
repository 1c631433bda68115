// Checks every TypeScript project that has files: rules without DOM and Node, everything else
// with Node, the page with the DOM.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withTools, root } from './node.mjs'

const noInputs = 'TS18003'

/** What was checked before is not checked again while nothing it rests on has changed. @param {string} project */
const remembered = (project) => join(root, `node_modules/.cache/types/${project}.tsbuildinfo`)

/** @param {string} file */
const writtenAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** A package that was missing is remembered as missing, so an install makes everything forgotten. @param {string} memory */
const forgetBefore = (memory) => {
  if (writtenAt(memory) < writtenAt(join(root, 'node_modules/.package-lock.json')))
    rmSync(memory, { force: true })
}

/** @param {string} project */
const check = (project) => {
  const memory = remembered(project)
  forgetBefore(memory)
  const args = ['--noEmit', '--pretty', 'false', '-p', project, '--incremental', '--tsBuildInfoFile', memory]
  const { status, stdout, error } = spawnSync('tsc', args, { cwd: root, encoding: 'utf8', env: withTools() })
  if (error) throw error
  if (status === 0 || stdout.includes(noInputs)) return true
  console.log(stdout)
  return false
}

const checked = ['tsconfig.pure.json', 'tsconfig.json', 'tsconfig.page.json'].map(check)
process.exitCode = checked.every(Boolean) ? 0 : 1
