// The parts of a check: each is a command that runs to its end, beside others or alone, and is told of in one line.
import { spawn } from 'node:child_process'
import { withTools, root } from './node.mjs'

/**
 * @typedef {{ name: string, command: string, args: string[], env?: Record<string, string> }} Part
 * @typedef {{ name: string, passed: boolean, seconds: number }} Outcome
 */

/** @param {Part} part @param {'inherit' | 'pipe'} voice @param {(text: string) => void} hear @returns {Promise<boolean>} */
const ends = ({ command, args, env }, voice, hear) =>
  new Promise((resolve) => {
    const options = { cwd: root, env: { ...withTools(), ...env } }
    const child = spawn(command, args, { ...options, stdio: ['ignore', voice, voice] })
    child.stdout?.on('data', (/** @type {Buffer} */ data) => hear(String(data)))
    child.stderr?.on('data', (/** @type {Buffer} */ data) => hear(String(data)))
    child.on('error', ({ message }) => {
      hear(`${message}\n`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })

/**
 * Runs a part to its end. A quiet one is heard only if it fails.
 * @param {Part} part @param {boolean} [quiet] @returns {Promise<Outcome>}
 */
export const run = async (part, quiet = false) => {
  const { name } = part
  const began = performance.now()
  let said = ''
  if (!quiet) console.log(`\n== ${name}`)
  const passed = await ends(part, quiet ? 'pipe' : 'inherit', (text) => (said += text))
  if (!passed && said !== '') process.stdout.write(`\n${said}`)
  const seconds = (performance.now() - began) / 1000
  console.log(`== ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { name, passed, seconds }
}

/** @param {readonly Part[]} parts @returns {Promise<Outcome[]>} */
export const sideBySide = (parts) => Promise.all(parts.map((part) => run(part, true)))
