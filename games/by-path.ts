/** Games that lie outside the house. */
import { shelve, type GameName } from './index.ts'
import { openFolder } from './folders.node.ts'
import { nameFolder } from './found.ts'

/** Puts the game of a folder on the shelf, for this program and for the threads it starts from here on. */
export const putOnShelf = (folder: string): GameName => {
  const found = nameFolder(folder)
  shelve(openFolder(found))
  return found.name
}
