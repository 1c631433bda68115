/** machiya new: plants a small game that works, to grow one's own from. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isGame } from '@machiya/games'
import type { Command } from 'commander'
import { colours } from './colours.ts'
import { refuse } from './input.ts'

/** A whole game, tested like every other, that is copied under another name. */
const SAPLING = join(import.meta.dirname, 'sapling')
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`

const renamed = (text: string, name: string): string =>
  text.replaceAll('Sapling', titleOf(name)).replaceAll('sapling', name)

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

/** Writes the sapling into a folder that is not there yet, and says which files it has. */
export const plant = (folder: string, name: string): string[] => {
  const files = filesIn(SAPLING)
  for (const file of files) {
    const to = join(folder, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, renamed(readFileSync(join(SAPLING, file), 'utf8'), name))
  }
  return files
}

const plantAt = (path: string): void => {
  const folder = resolve(path)
  const name = basename(folder)
  if (!NAME.test(name))
    return refuse(`a game is called by small letters, digits and hyphens between them, not '${name}'`)
  if (isGame(name)) return refuse(`there is a game called '${name}' already`)
  if (existsSync(folder)) return refuse(`'${path}' is there already`)
  const files = plant(folder, name)
  console.log(
    `${colours.bold(titleOf(name))} is planted: ${files.length} files in ${path}. It plays already:\n`,
  )
  for (const say of [`machiya sim ${path}`, `machiya contract ${path}`, `GAMES=${path} npm start`])
    console.log(`  ${say}`)
  console.log('\ndocs/adding-a-game.md tells how it grows.')
}

export const newCommand = (program: Command): void =>
  void program
    .command('new')
    .description('write a small game that works, to grow your own from')
    .argument('<folder>', 'where it shall lie; the game is called like its folder')
    .action(plantAt)
