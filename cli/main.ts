/** The machiya command. */
import { isHeld } from '@machiya/bots/kept'
import { Command, CommanderError } from 'commander'
import { colours } from './colours.ts'
import { isBadInput } from './input.ts'

const BAD_INPUT = 2
const BROKEN = 1

type Register = (program: Command) => void
const COMMANDS = new Map<string, () => Promise<Register>>([
  ['open', async () => (await import('./open.ts')).openCommand],
  ['new', async () => (await import('./new.ts')).newCommand],
  ['games', async () => (await import('./games.ts')).gamesCommand],
  ['sim', async () => (await import('./sim.ts')).simCommand],
  ['perft', async () => (await import('./perft.ts')).perftCommand],
  ['replay', async () => (await import('./replay.ts')).replayCommand],
  ['verify', async () => (await import('./verify.ts')).verifyCommand],
  ['contract', async () => (await import('./contract.ts')).contractCommand],
  ['engine', async () => (await import('./engine.ts')).engineCommand],
  ['arena', async () => (await import('./arena.ts')).arenaCommand],
  ['trial', async () => (await import('./trial.ts')).trialCommand],
  ['balance', async () => (await import('./balance.ts')).balanceCommand],
  ['train', async () => (await import('./train.ts')).trainCommand],
  ['coach', async () => (await import('./coach.ts')).coachCommand],
  ['puzzles', async () => (await import('./puzzles.ts')).puzzlesCommand],
  ['backup', async () => (await import('./backup.ts')).backupCommand],
  ['restore', async () => (await import('./backup.ts')).restoreCommand],
])

const program = new Command('machiya')
  .description(
    'Open a house, simulate games, compare and train bots, replay and verify records, speak the engine protocol, and back up what a house keeps.',
  )
  .showHelpAfterError('(add --help to see what it takes)')
  .exitOverride()

/** Only the command that is named is loaded, so that it starts at once; all of them where none is. */
const load = async (): Promise<void> => {
  const named = COMMANDS.get(process.argv[2] ?? '')
  const found = await Promise.all((named ? [named] : [...COMMANDS.values()]).map((each) => each()))
  for (const register of found) register(program)
}

/** Commander has said what was wrong by itself; its own faults are all bad input. */
const codeOf = (fault: unknown): number => {
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : BAD_INPUT
  if (isBadInput(fault) || isHeld(fault)) {
    console.error(`${colours.red('machiya:')} ${fault.message}`)
    return BAD_INPUT
  }
  console.error(fault)
  return BROKEN
}

/** Whoever reads may stop reading, as `| head` does. */
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault
  process.exit(0)
})

try {
  await load()
  await program.parseAsync()
} catch (fault) {
  process.exitCode = codeOf(fault)
}
