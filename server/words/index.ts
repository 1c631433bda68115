/** What the house writes to people, in their language. Nothing of a game is in it but that it waits. */
import { inLanguage, type Languages } from '@machiya/kernel/words'
import { de } from './de.ts'
import { en } from './en.ts'

type Letter = { readonly title: string; readonly text: string }
export type Notices = {
  readonly turn: (table: string) => Letter
  /** Said into a channel of friends. */
  readonly call: (turn: { readonly name: string; readonly game: string; readonly table: string }) => string
  readonly code: (code: string) => Letter
  /** Under every letter: how to get no more of them. */
  readonly foot: (link: string) => string
}

const NOTICES: Languages<Notices> = { en, de }

/** The languages that letters are written in; whoever has not said gets the first. */
export const LANGUAGES = Object.keys(NOTICES)
export const noticesFor = (language: string): Notices => inLanguage(NOTICES, language)
