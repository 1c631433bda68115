/** Where the games lie: in every folder of the house that has a front door, and in those that GAMES names. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, delimiter, extname, join, resolve } from 'node:path'
import type { Facet } from '@machiya/kit/folder'

/** Where in a folder each part lies; a folder without the first is no game. */
const FACETS: { readonly [facet in Facet]: string } = {
  game: 'index',
  expert: 'bots/index',
  table: 'table/index',
  legend: 'table/legend',
  gallery: 'table/gallery',
  lessons: 'words/lessons',
}

/** The files that are there. */
export type Found = {
  readonly name: string
  readonly path: string
  readonly about: string | undefined
  readonly open: { readonly [facet in Facet]?: string }
  readonly rules: { readonly [file: string]: string }
  readonly print: string | undefined
}

/** The house's own games, and the small ones that teach the kernel. */
const SHELVES = ['.', '../kernel/fixtures'].map((shelf) => join(import.meta.dirname, shelf))
/** Sources, or what was built from them: like this file itself. */
const ENDING = extname(import.meta.filename)
const RULES = /^RULES(\.[a-z]+)?\.md$/

const codeIn = (path: string, part: string): string => join(path, part + ENDING)
const ifThere = (file: string): string | undefined => (existsSync(file) ? file : undefined)
export const isGameFolder = (path: string): boolean => existsSync(codeIn(path, FACETS.game))

const parts = (all: readonly (readonly [string, string])[]): { readonly [part: string]: string } =>
  Object.fromEntries(all.filter(([, file]) => existsSync(file)))

export const gameAt = (folder: string): Found => {
  const path = resolve(folder)
  const rules = readdirSync(path).filter((file) => RULES.test(file))
  return {
    name: basename(path),
    path,
    about: ifThere(codeIn(path, 'about')),
    open: parts(Object.entries(FACETS).map(([facet, part]) => [facet, codeIn(path, part)])),
    rules: parts(rules.map((file) => [file, join(path, file)])),
    print: ifThere(join(path, 'print.svg')),
  }
}

const foldersIn = (shelf: string): string[] =>
  existsSync(shelf)
    ? readdirSync(shelf)
        .sort()
        .map((name) => join(shelf, name))
    : []

const named = (): string[] => (process.env['GAMES'] ?? '').split(delimiter).filter((path) => path !== '')

/** All of them; a folder that was named takes the place of one with the same name. */
export const findGames = (): Found[] => {
  const folders = [...SHELVES.flatMap(foldersIn).filter(isGameFolder), ...named()]
  return [...new Map(folders.map(gameAt).map((game) => [game.name, game])).values()]
}

/** Names a folder, for this program and for the threads it starts from here on. */
export const nameFolder = (folder: string): Found => {
  process.env['GAMES'] = [...named(), resolve(folder)].join(delimiter)
  return gameAt(folder)
}
