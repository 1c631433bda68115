/** Writes the folders of the games into the page when it is built: cards at once, everything else when it is opened. */
import { findGames, type Found } from '@machiya/games/found'
import type { Plugin } from 'vite'

const FOLDERS = /\/games\/folders\.page\.ts$/

const text = (value: unknown): string => JSON.stringify(value)
const record = (files: { readonly [key: string]: string }, open: (file: string) => string): string =>
  `{ ${Object.entries(files)
    .map(([key, file]) => `${text(key)}: ${open(file)}`)
    .join(', ')} }`

const opener = (file: string): string => `() => import(${text(file)})`
const reader = (file: string): string => `async () => (await import(${text(`${file}?raw`)})).default`

const folder = ({ name, about, open, rules, print }: Found, i: number): string => `{
  name: ${text(name)},
  about: ${about ? `about${i}` : undefined},
  open: ${record(open, opener)},
  rules: ${record(rules, reader)},
  print: ${print ? `print${i}` : undefined},
}`

const imports = ({ about, print }: Found, i: number): string[] => [
  ...(about ? [`import { about as about${i} } from ${text(about)}`] : []),
  ...(print ? [`import print${i} from ${text(`${print}?url`)}`] : []),
]

/** What a thread opens: it draws nothing, and nobody reads there. */
const FOR_THREADS = /^(game|expert)$/
const forThreads = (found: Found): Found => ({
  ...found,
  open: Object.fromEntries(Object.entries(found.open).filter(([facet]) => FOR_THREADS.test(facet))),
  rules: {},
  print: undefined,
})

const shelf = (name: string, find: () => Found[]): Plugin => ({
  name,
  enforce: 'pre',
  load: (id) => {
    if (!FOLDERS.test(id)) return null
    const found = find()
    return `${found.flatMap(imports).join('\n')}\nexport const folders = [${found.map(folder).join(', ')}]\n`
  },
})

export const shelve = (): Plugin => shelf('shelve', findGames)
export const shelveForThreads = (): Plugin => shelf('shelve-for-threads', () => findGames().map(forThreads))
