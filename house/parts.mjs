// The parts of a check: each is a command that runs to its end, beside others or alone, and is told of in one line.
import { spawn } from 'node:child_process'
import { withTools, root } from './node.mjs'

/**
 * @typedef {{ name: string, command: string, args: string[], env?: Record<string, string> }} Part
 * @typedef {{ name: string, passed: boolean, seconds: number, crash?: string | undefined }} Outcome
 */

/** A program that ends so has told nothing about what it was asked. */
const CRASHES = ['SIGTRAP', 'SIGSEGV', 'SIGILL', 'SIGBUS', 'SIGABRT']

/** @param {Part} part @param {'inherit' | 'pipe'} voice @param {(text: string) => void} hear @returns {Promise<{ passed: boolean, crash?: string | undefined }>} */
const ends = ({ command, args, env }, voice, hear) =>
  new Promise((resolve) => {
    const options = { cwd: root, env: { ...withTools(), ...env } }
    const child = spawn(command, args, { ...options, stdio: ['ignore', voice, voice] })
    child.stdout?.on('data', (/** @type {Buffer} */ data) => hear(String(data)))
    child.stderr?.on('data', (/** @type {Buffer} */ data) => hear(String(data)))
    child.on('error', ({ message }) => {
      hear(`${message}\n`)
      resolve({ passed: false })
    })
    child.on('close', (code, signal) =>
      resolve({ passed: code === 0, crash: CRASHES.find((each) => each === signal) }),
    )
  })

/**
 * Runs a part to its end. A quiet one is heard only if it fails; one whose program crashes is started once more.
 * @param {Part} part @param {boolean} [quiet] @returns {Promise<Outcome>}
 */
export const run = async (part, quiet = false) => {
  const { name } = part
  const began = performance.now()
  let said = ''
  if (!quiet) console.log(`\n== ${name}`)
  const once = () => ends(part, quiet ? 'pipe' : 'inherit', (text) => (said += text))
  const first = await once()
  const { passed } = first.crash ? await once() : first
  if (!passed && said !== '') process.stdout.write(`\n${said}`)
  const seconds = (performance.now() - began) / 1000
  console.log(`== ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { name, passed, seconds, crash: first.crash }
}

/** @param {readonly Part[]} parts @returns {Promise<Outcome[]>} */
export const sideBySide = (parts) => Promise.all(parts.map((part) => run(part, true)))
