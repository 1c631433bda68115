/** The machiya command. */
import { Command, CommanderError } from 'commander'
import pc from 'picocolors'
import { contractCommand } from './contract.ts'
import { engineCommand } from './engine.ts'
import { gamesCommand } from './games.ts'
import { isBadInput } from './input.ts'
import { perftCommand } from './perft.ts'
import { replayCommand } from './replay.ts'
import { simCommand } from './sim.ts'
import { verifyCommand } from './verify.ts'

const BAD_INPUT = 2
const BROKEN = 1

const program = new Command('machiya')
  .description('Simulate games, replay and verify records, and speak the engine protocol.')
  .showHelpAfterError('(add --help to see what it takes)')
  .exitOverride()

const commands = [
  gamesCommand,
  simCommand,
  perftCommand,
  replayCommand,
  verifyCommand,
  contractCommand,
  engineCommand,
]
for (const command of commands) command(program)

/** Commander has said what was wrong by itself; its own faults are all bad input. */
const codeOf = (fault: unknown): number => {
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : BAD_INPUT
  if (!isBadInput(fault)) console.error(fault)
  else console.error(`${pc.red('machiya:')} ${fault.message}`)
  return isBadInput(fault) ? BAD_INPUT : BROKEN
}

/** Whoever reads may stop reading, as `| head` does. */
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault
  process.exit(0)
})

try {
  await program.parseAsync()
} catch (fault) {
  process.exitCode = codeOf(fault)
}
