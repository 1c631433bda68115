/** The shelf: every game of the house, opened when it is needed. */
import { folders } from '#folders'
import type { Game } from '@machiya/kernel'
import type { Languages, Words } from '@machiya/kernel/words'
import type { Folder } from '@machiya/kit/folder'

export type Shelved = { readonly game: Game; readonly words: Languages<Words> }

/** The name of a folder. */
export type GameName = string

const SHELF = new Map(folders.map((folder) => [folder.name, folder]))

/** What a lobby shows; the others are small games for tests and for learning the kernel. */
export const LISTED: readonly GameName[] = folders.flatMap(({ name, about }) => (about ? [name] : []))
export const gameNames = (): GameName[] => [...SHELF.keys()]
export const isGame = (name: string): boolean => SHELF.has(name)

/** Puts a folder on the shelf, in place of another of its name. */
export const shelve = (folder: Folder): void => void SHELF.set(folder.name, folder)

/** The folder of a game, which is there. */
export const folderOf = (name: GameName): Folder => {
  const folder = SHELF.get(name)
  if (!folder) throw new Error(`there is no game called '${name}'`)
  return folder
}

/** Takes a game down from the shelf. */
export const takeDown = async (name: GameName): Promise<Shelved> =>
  (await folderOf(name).open.game?.()) as Shelved
