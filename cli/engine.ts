/** machiya engine: JSON-RPC 2.0 on standard input and output, one message a line. */
import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import { gameGiven } from './input.ts'
import { answerLine } from './engine/rpc.ts'
import { engineMethods } from './engine/methods.ts'

const serve = async (folders: readonly string[]): Promise<void> => {
  for (const folder of folders) await gameGiven(folder)
  const methods = engineMethods()
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const answer = await answerLine(methods, line)
    if (answer !== undefined) process.stdout.write(`${answer}\n`)
  }
}

export const engineCommand = (program: Command): void =>
  void program
    .command('engine')
    .description('speak JSON-RPC 2.0 on standard input and output, one message a line (docs/engine.md)')
    .argument('[folder...]', 'where further games lie')
    .action(serve)
