/** What the house writes to people, in their language. */
import { inLanguage, type Languages } from '@machiya/kernel/words'
import { de } from './de.ts'
import { en } from './en.ts'

type Call = { readonly game: string; readonly table: string }
type Letter = { readonly title: string; readonly text: string }
export type Notices = {
  readonly turn: (table: string) => Letter
  /** The table is laid once more. */
  readonly next: (table: string) => Letter
  /** Said into a channel of friends; `asks` is the game's own question. */
  readonly call: (turn: Call & { readonly name: string; readonly asks: string }) => string
  readonly callNext: (next: Call) => string
  readonly code: (code: string) => Letter
  /** Under every letter: how to get no more of them. */
  readonly foot: (link: string) => string
}

const NOTICES: Languages<Notices> = { en, de }

/** The languages that letters are written in; whoever has not said gets the first. */
export const LANGUAGES = Object.keys(NOTICES)
export const noticesFor = (language: string): Notices => inLanguage(NOTICES, language)
