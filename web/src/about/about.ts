/** What a thing on the table is called and does: from the words of the game, and from its legend where those are silent. */
import type { Position } from '@machiya/kernel'
import { inLanguage, nameOf, type Words } from '@machiya/kernel/words'
import type { Locale } from '@machiya/kit'
import type { Meaning } from '@machiya/kit/folder'
import { capital } from '../parts/told.tsx'

export type About = {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly rule: string | null
}

export type Book = { readonly words: Words; readonly legend: readonly Meaning[]; readonly locale: Locale }

const tails = (parts: readonly string[]): string[] => parts.map((_, i) => parts.slice(i).join('-'))
const heads = (parts: readonly string[]): string[] =>
  parts.map((_, i) => parts.slice(0, -i).join('-')).slice(1)

/** A mark may name more than the thing itself: `basic-1:trade`, `annex-2-dojo`, `harbor-3`. */
const idsIn = (mark: string): readonly string[] => {
  const pieces = mark.split(/[:@]/).reverse()
  return [
    mark,
    ...pieces,
    ...pieces.flatMap((piece) => [...tails(piece.split('-')), ...heads(piece.split('-'))]),
  ]
}

const aboutId = ({ words, legend, locale }: Book, id: string): About | null => {
  const effect = Object.hasOwn(words.effects, id) ? words.effects[id] : undefined
  const meaning = legend.find(({ marks }) => marks.includes(id))
  if (effect === undefined && !meaning) return null
  const [title, text] = meaning ? inLanguage(meaning.words, locale) : ['', '']
  const named = Object.hasOwn(words.names, id) && (effect !== undefined || !title)
  return {
    id,
    name: capital(named ? nameOf(words, id) : title || nameOf(words, meaning?.marks[0] ?? id), locale),
    text: effect ?? text,
    rule: meaning?.rule ?? null,
  }
}

/** Nothing for what neither words nor legend know. */
export const aboutOf = (book: Book, mark: string): About | null => {
  for (const id of idsIn(mark)) {
    const about = aboutId(book, id)
    if (about) return about
  }
  return null
}

/** Each thing once. */
export const aboutAll = (book: Book, marks: readonly string[]): readonly About[] => {
  const abouts = new Map<string, About>()
  for (const mark of marks) {
    const about = aboutOf(book, mark)
    if (about && !abouts.has(about.name)) abouts.set(about.name, about)
  }
  return [...abouts.values()]
}

/** Things that mean the same. */
export type Group = { readonly text: string; readonly rule: string | null; readonly things: readonly About[] }

/** Every text once, with all it is said of. */
export const groupsOf = (abouts: readonly About[]): readonly Group[] =>
  abouts
    .filter(({ text }, at) => abouts.findIndex((each) => each.text === text) === at)
    .map(({ text, rule }) => ({ text, rule, things: abouts.filter((each) => each.text === text) }))

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(textsIn)]
}

/** The cards and places in a view that do something: whatever this viewer knows of, and nothing else. */
export const thingsIn = (view: Position, book: Book): readonly About[] =>
  aboutAll(
    book,
    textsIn(view).filter((id) => Object.hasOwn(book.words.effects, id)),
  )
