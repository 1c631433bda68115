/** What the house writes to people in English. */
import type { Notices } from './index.ts'

export const en: Notices = {
  turn: (table) => ({ title: `Your turn: ${table}`, text: `It is your turn at ${table}.` }),
  next: (table) => ({
    title: `The next game is laid: ${table}`,
    text: `Your seat is kept for you at ${table}: the table is laid once more.`,
  }),
  call: ({ name, game, table, asks }) => `${name} is on turn at ${game} (“${table}”): ${asks}`,
  callNext: ({ game, table }) => `The next game of ${game} is laid (“${table}”). Everybody has a seat.`,
  code: (code) => ({
    title: `${code} is your code`,
    text: `Type ${code} on the page to get letters from this house when it is your turn. If you did not ask for this, do nothing.`,
  }),
  foot: (link) => `No more letters: ${link}`,
}
