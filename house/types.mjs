// Checks every TypeScript project that has files: rules without DOM and Node, everything else
// with Node, the page with the DOM.
import { spawnSync } from 'node:child_process'
import { withTools, root } from './node.mjs'

const noInputs = 'TS18003'

/** @param {string} project */
const check = (project) => {
  const { status, stdout, error } = spawnSync('tsc', ['--noEmit', '--pretty', 'false', '-p', project], {
    cwd: root,
    encoding: 'utf8',
    env: withTools(),
  })
  if (error) throw error
  if (status === 0 || stdout.includes(noInputs)) return true
  console.log(stdout)
  return false
}

const checked = ['tsconfig.pure.json', 'tsconfig.json', 'tsconfig.page.json'].map(check)
process.exitCode = checked.every(Boolean) ? 0 : 1
