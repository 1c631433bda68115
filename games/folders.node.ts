/** The folders as Node opens them. */
import { readFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
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

export const openFolder = async ({ name, about, open, rules, print }: Found): Promise<Folder> => {
  const card = about && ((await opener(about)()) as { readonly about: About })
  return {
    name,
    about: card ? card.about : undefined,
    open: openAll(open, opener),
    rules: openAll(rules, reader),
    print,
  }
}

export const folders: readonly Folder[] = await Promise.all(findGames().map(openFolder))
