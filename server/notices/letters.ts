/** What the house writes to people, in their language. Nothing of a game is in it but that it waits. */
import type { Language } from '../protocol.ts'

type Letter = { readonly title: string; readonly text: string }
type Letters = {
  readonly turn: (table: string) => Letter
  readonly code: (code: string) => Letter
  /** Under every letter: how to get no more of them. */
  readonly foot: (link: string) => string
}

const LETTERS: { readonly [L in Language]: Letters } = {
  en: {
    turn: (table) => ({ title: `Your turn: ${table}`, text: `It is your turn at ${table}.` }),
    code: (code) => ({
      title: `${code} is your code`,
      text: `Type ${code} on the page to get letters from this house when it is your turn. If you did not ask for this, do nothing.`,
    }),
    foot: (link) => `No more letters: ${link}`,
  },
  de: {
    turn: (table) => ({
      title: `Du bist am Zug: ${table}`,
      text: `An diesem Tisch bist du am Zug: ${table}.`,
    }),
    code: (code) => ({
      title: `${code} ist dein Code`,
      text: `Tippe ${code} auf der Seite ein, um Post von diesem Haus zu bekommen, wenn du am Zug bist. Wenn du nicht darum gebeten hast, tu nichts.`,
    }),
    foot: (link) => `Keine Post mehr: ${link}`,
  },
}

export const lettersFor = (locale: string): Letters => LETTERS[locale === 'de' ? 'de' : 'en']
