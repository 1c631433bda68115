/** What the house writes to people in German. */
import type { Notices } from './index.ts'

export const de: Notices = {
  turn: (table) => ({
    title: `Du bist am Zug: ${table}`,
    text: `An diesem Tisch bist du am Zug: ${table}.`,
  }),
  call: ({ name, game, table }) => `${name} ist am Zug: ${game} („${table}“).`,
  code: (code) => ({
    title: `${code} ist dein Code`,
    text: `Tippe ${code} auf der Seite ein, um Post von diesem Haus zu bekommen, wenn du am Zug bist. Wenn du nicht darum gebeten hast, tu nichts.`,
  }),
  foot: (link) => `Keine Post mehr: ${link}`,
}
