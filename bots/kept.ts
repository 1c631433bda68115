/** What long runs keep in files, so that they go on where they stopped: also after being killed in the middle of a line. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const OTHER = 'HoldsAnother'

/** A file that belongs to something else is named, never mixed in or written over. */
export const holdsAnother = (file: string, what: string): Error =>
  Object.assign(new Error(`${file} holds another ${what}; name another file or remove it`), { name: OTHER })
export const isHeld = (fault: unknown): fault is Error => fault instanceof Error && fault.name === OTHER

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The old text stands until the new one is whole. */
export const keep = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/** What is no JSON is null. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** What `keep` wrote, or undefined if it never did. */
export const kept = (file: string): unknown => {
  const text = textOf(file)
  return text === '' ? undefined : parsed(text)
}

/** The lines below the head, which must be this one; torn ones are left out, and what is added begins a line of its own. */
export const keptLines = (file: string, head: string, what: string): unknown[] => {
  const text = textOf(file)
  if (!text.includes('\n') && head.startsWith(text)) {
    keep(file, `${head}\n`)
    return []
  }
  const [first, ...rest] = text.split('\n')
  if (first !== head) throw holdsAnother(file, what)
  if (rest.at(-1) !== '') appendFileSync(file, '\n')
  return rest.map(parsed).filter((line) => line !== null)
}
