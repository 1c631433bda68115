/** machiya open: a house that hosts, with everything in one folder. */
import { openDoor } from '@machiya/server/open'
import type { Command } from 'commander'

export const openCommand = (program: Command): void =>
  void program
    .command('open')
    .description(
      'open the house; PORT, HOST, DATA and the other settings of docs/hosting.md are read from the environment',
    )
    .action(openDoor)
