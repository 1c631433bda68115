/** Says for each address what its room is made of, so that the house can tell a browser in the head of its answer: it fetches everything at once, not one file after reading another. */
import { LISTED } from '@machiya/games'
import type { Plugin, Rolldown } from 'vite'

const TABLE = 'web/src/table/Table.tsx'
const DOORS: { readonly [address: string]: readonly string[] } = {
  '/table': [TABLE],
  ...Object.fromEntries(
    LISTED.map((game) => [
      `/learn/${game}`,
      [TABLE, 'web/src/learn/Coach.tsx', `games/${game}/index.ts`, `games/${game}/table/index.ts`],
    ]),
  ),
}

type Bundle = Rolldown.OutputBundle
const chunkOf = (bundle: Bundle, module: string): Rolldown.OutputChunk | undefined =>
  Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${module}`)),
  ) as Rolldown.OutputChunk | undefined

/** A chunk, and whatever it imports before it runs. */
const closure = (bundle: Bundle, name: string, into: Set<string>): void => {
  const chunk = bundle[name]
  if (into.has(name) || chunk?.type !== 'chunk') return
  into.add(name)
  for (const next of chunk.imports) closure(bundle, next, into)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) into.add(sheet)
}

const linkTo = (file: string): string =>
  `</${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}`

const linksFor = (bundle: Bundle, modules: readonly string[], known: ReadonlySet<string>): string => {
  const files = new Set<string>()
  for (const module of modules) {
    const chunk = chunkOf(bundle, module)
    if (!chunk) throw new Error(`the page has no ${module}`)
    closure(bundle, chunk.fileName, files)
  }
  return [...files.difference(known)].map(linkTo).join(', ')
}

export const ahead = (): Plugin => ({
  name: 'ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const known = new Set<string>()
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) closure(bundle, file.fileName, known)
      const lines = Object.entries(DOORS).map(([door, modules]) => [door, linksFor(bundle, modules, known)])
      const source = JSON.stringify(Object.fromEntries(lines))
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source })
    },
  },
})
