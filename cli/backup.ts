/** Keeping what a house keeps: a backup of everything, and back again, also while the house is open. */
import { existsSync } from 'node:fs'
import { backup, readConfig, restore } from '@machiya/server/backup'
import type { Command } from 'commander'
import { refuse } from './input.ts'

const SETTINGS = 'DATA or DATABASE_URL say which house is meant, as docs/hosting.md lists them'

type Kept = ReturnType<typeof readConfig>
const sentenceOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Whatever goes wrong here is a file or a setting that does not fit. */
const orRefuse = async <T>(act: () => T | Promise<T>): Promise<T> => {
  try {
    return await act()
  } catch (cause) {
    return refuse(sentenceOf(cause))
  }
}

const house = (): Promise<Kept> => orRefuse(() => readConfig(process.env))

const backUp = async (file: string): Promise<void> => {
  const config = await house()
  if (!config.DATABASE_URL && !existsSync(config.file))
    refuse(`there is no house at '${config.file}': ${SETTINGS}`)
  const rows = await orRefuse(() => backup(config, file))
  console.log(`${rows} rows kept in ${file}`)
}

const bringBack = async (file: string): Promise<void> => {
  const config = await house()
  if (!existsSync(file)) refuse(`'${file}' cannot be read`)
  const rows = await orRefuse(() => restore(config, file))
  console.log(`${rows} rows restored`)
}

export const backupCommand = (program: Command): void =>
  void program
    .command('backup')
    .description(
      `write everything a house keeps into a file, from one moment, also while it is open; ${SETTINGS}`,
    )
    .argument('<file>', 'where to')
    .action(backUp)

export const restoreCommand = (program: Command): void =>
  void program
    .command('restore')
    .description('replace everything a house keeps by a backup, all or nothing, also while it is open')
    .argument('<file>', 'a backup')
    .action(bringBack)
