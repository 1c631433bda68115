/** Compiles the words of the page when it is built, so that no browser has to read ICU messages. */
import { pathToFileURL } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const WORDS = /\/web\/src\/words\/([a-z]{2,3})\.ts$/
const COMPILER = /\/web\/src\/text\/compiler\.ts$/

type Words = { readonly [id: string]: string }

const compiled = async (path: string, locale: string): Promise<string> => {
  const { [locale]: words = {} } = (await import(pathToFileURL(path).href)) as { [locale: string]: Words }
  const entries = Object.entries(words).map(([id, text]) => [id, compileMessage(text)])
  return `export const ${locale} = ${JSON.stringify(Object.fromEntries(entries))}`
}

export const compileWords = (): Plugin => ({
  name: 'compile-words',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    const locale = WORDS.exec(id)?.[1]
    if (locale) return compiled(id, locale)
    return COMPILER.test(id) ? 'export const compiler = undefined' : null
  },
})
