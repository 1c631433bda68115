/** Where the games lie: in every folder of the house that has a front door, and in those that GAMES names. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, delimiter, dirname, extname, join, resolve } from 'node:path'
import type { Facet } from '@machiya/kit/folder'

/** The files that are there. */
export type Found = {
  readonly name: string
  readonly path: string
  readonly about: string | undefined
  readonly open: { readonly [facet in Facet]?: string }
  readonly rules: { readonly [file: string]: string }
  readonly print: string | undefined
}

/** What only the page opens. */
const forThePage = (table: string) => ({
  table: join(table, 'index.ts'),
  legend: join(table, 'legend.ts'),
  gallery: join(table, 'gallery.ts'),
  lessons: join(table, 'lessons', 'index.ts'),
  moments: join(table, 'moments.ts'),
  pictures: join(table, 'pictures.ts'),
})

/** Where the parts of a game lie on its shelf; a folder without a game is none. */
const partsOf = (name: string): { readonly [facet in Facet | 'about']: string } => ({
  game: `./${name}/index.ts`,
  about: `./${name}/about.ts`,
  expert: `./${name}/bots/index.ts`,
  outcomes: `./${name}/words/outcomes.ts`,
  puzzles: `./${name}/puzzles/index.ts`,
  ...forThePage(join(name, 'table')),
})

/** The house's own games, and the small ones that teach the kernel. */
const SHELVES = ['.', '../kernel/fixtures/'].map((shelf) => join(import.meta.dirname, shelf))
/** Sources, or what was built from them: like this file itself. */
const ENDING = extname(import.meta.filename)
const RULES = /^RULES(\.[a-z]+)?\.md$/

const ifThere = (file: string): string | undefined => (existsSync(file) ? file : undefined)

/** The parts that are there, each by its file. */
const partsAt = (path: string): { readonly [part in Facet | 'about']?: string } =>
  Object.fromEntries(
    Object.entries(partsOf(basename(path)))
      .map(([part, file]) => [part, join(dirname(path), file.replace(/\.ts$/, ENDING))] as const)
      .filter(([, file]) => existsSync(file)),
  )

export const isGameFolder = (folder: string): boolean => partsAt(resolve(folder)).game !== undefined

export const gameAt = (folder: string): Found => {
  const path = resolve(folder)
  const { about, ...open } = partsAt(path)
  const rules = readdirSync(path).filter((file) => RULES.test(file))
  return {
    name: basename(path),
    path,
    about,
    open,
    rules: Object.fromEntries(rules.map((file) => [file, join(path, file)])),
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
