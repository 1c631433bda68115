/** The folders as Node opens them. */
import { readFile } from 'node:fs/promises'
import { createRequire, registerHooks } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { About, Folder } from '@machiya/kit/folder'
import { findGames, type Found } from './found.ts'

const HOUSE = pathToFileURL(`${dirname(import.meta.dirname)}/`).href
const isAway = (url: string): boolean => url.startsWith('file:') && !url.startsWith(HOUSE)

/** A game that lies elsewhere is made with the kernel and the kit of this house. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('@machiya/') && isAway(context.parentURL ?? '')
      ? next(specifier, { ...context, parentURL: import.meta.url })
      : next(specifier, context),
})

const opener = (file: string) => (): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(file).href)
const reader = (file: string) => (): Promise<string> => readFile(file, 'utf8')

const openAll = <T>(files: { readonly [key: string]: string }, open: (file: string) => T) =>
  Object.fromEntries(Object.entries(files).map(([key, file]) => [key, open(file)]))

/** At once and not awaited: Node crashes where a thread is ended while a module of it waits. */
const load = createRequire(import.meta.url)
const cardOf = (file: string): About => (load(file) as { readonly about: About }).about

export const openFolder = ({ name, about, open, rules, print }: Found): Folder => ({
  name,
  about: about ? cardOf(about) : undefined,
  open: openAll(open, opener),
  rules: openAll(rules, reader),
  print,
})

export const folders: readonly Folder[] = findGames().map(openFolder)
