// Checks every TypeScript project that has files: rules without DOM and Node, everything else
// with Node, the page with the DOM.
import { spawnSync } from 'node:child_process'
import { withTools, root } from './node.mjs'

const noInputs = 'TS18003'

/** What was checked before is not checked again while nothing it rests on has changed. @param {string} project */
const remembered = (project) => `node_modules/.cache/types/${project}.tsbuildinfo`

/** @param {string} project */
const check = (project) => {
  const memory = ['--incremental', '--tsBuildInfoFile', remembered(project)]
  const args = ['--noEmit', '--pretty', 'false', '-p', project, ...memory]
  const { status, stdout, error } = spawnSync('tsc', args, { cwd: root, encoding: 'utf8', env: withTools() })
  if (error) throw error
  if (status === 0 || stdout.includes(noInputs)) return true
  console.log(stdout)
  return false
}

const checked = ['tsconfig.pure.json', 'tsconfig.json', 'tsconfig.page.json'].map(check)
process.exitCode = checked.every(Boolean) ? 0 : 1
