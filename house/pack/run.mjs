// Programs that must do what they are asked, or nothing is packed.
import { spawnSync } from 'node:child_process'
import { withTools } from '../node.mjs'

/** What a program said. @param {string} cwd @param {string} command @param {...string} args */
export const run = (cwd, command, ...args) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: withTools(),
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}
