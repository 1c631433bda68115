/** What the house writes to people in English. */
import type { Notices } from './index.ts'

export const en: Notices = {
  turn: (table) => ({ title: `Your turn: ${table}`, text: `It is your turn at ${table}.` }),
  call: ({ name, game, table }) => `${name} is on turn at ${game} (“${table}”).`,
  code: (code) => ({
    title: `${code} is your code`,
    text: `Type ${code} on the page to get letters from this house when it is your turn. If you did not ask for this, do nothing.`,
  }),
  foot: (link) => `No more letters: ${link}`,
}
