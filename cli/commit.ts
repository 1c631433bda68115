/** The commit of this house, not of wherever the command was given; who has no git is not told so. */
import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process'

const HERE = {
  cwd: import.meta.dirname,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
} satisfies ExecFileSyncOptionsWithStringEncoding

export const commitOf = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], HERE).trim()
  } catch {
    return 'unknown'
  }
}
