/** What the house writes to people in German. */
import type { Notices } from './index.ts'

export const de: Notices = {
  turn: (table) => ({
    title: `Du bist am Zug: ${table}`,
    text: `An diesem Tisch bist du am Zug: ${table}.`,
  }),
  next: (table) => ({
    title: `Es ist noch einmal gedeckt: ${table}`,
    text: `Dein Platz ist frei gehalten: ${table} ist noch einmal gedeckt.`,
  }),
  call: ({ name, game, table, asks }) => `${name} ist am Zug: ${game} („${table}“): ${asks}`,
  callNext: ({ game, table }) => `Für ${game} ist noch einmal gedeckt („${table}“). Alle haben ihren Platz.`,
  code: (code) => ({
    title: `${code} ist dein Code`,
    text: `Tippe ${code} auf der Seite ein, um Post von diesem Haus zu bekommen, wenn du am Zug bist. Wenn du nicht darum gebeten hast, tu nichts.`,
  }),
  foot: (link) => `Keine Post mehr: ${link}`,
}
