/** A language nobody speaks: English with marks on its letters, every word a third longer. */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const MARKED = 'áþçďêſğĥïĵķļmñöpqŕšťüvŵxýžÁÞÇĎÊFĞĤÏĴĶĻMÑÖPQŔŠŤÜVŴXÝŽ'

const marked = (letters: string): string =>
  [...letters].map((letter) => MARKED[PLAIN.indexOf(letter)] ?? letter).join('')

/** Short words stay short; a word that has its marks already is left alone, so that names inside sentences grow once. */
const grown = (word: string): string =>
  word.length < 3 ? marked(word) : marked(word + word.slice(-Math.ceil(word.length / 3)).toLowerCase())

/** Between these a teller sets apart whose seat and which thing is meant. */
const SEAT = /(\u2063s\d*\u2063|\u2063n)/
const WORD = /(?<![\w\u00c0-\u017f])[A-Za-z]+(?![\w\u00c0-\u017f])/g

export const pseudo = (text: string): string =>
  text
    .split(SEAT)
    .map((part) => (SEAT.test(part) ? part : part.replaceAll(WORD, grown)))
    .join('')

/** The language of the rules has no reasons of its own: each is said by its sentence. */
const REASONS: object = new Proxy({}, { get: (_, sentence) => pseudo(String(sentence)) })

/** Words of any form: texts, lists and tables of them, and functions that make some. */
export const pseudoWords = <T>(words: T): T => {
  if (typeof words === 'string') return pseudo(words) as T
  if (Array.isArray(words)) return words.map((each: unknown) => pseudoWords(each)) as T
  if (typeof words === 'function')
    return ((...given: unknown[]) => pseudoWords((words as (...given: unknown[]) => unknown)(...given))) as T
  if (typeof words !== 'object' || words === null) return words
  const said = Object.entries(words).map(([key, each]) => [key, pseudoWords(each) as unknown] as const)
  return Object.fromEntries('tidings' in words ? [...said, ['reasons', REASONS]] : said) as T
}

type Message = string | readonly Part[]
type Part = string | readonly [value: string, kind?: string, cases?: { readonly [name: string]: Message }]

const inCases = (cases: { readonly [name: string]: Message }) =>
  Object.fromEntries(Object.entries(cases).map(([name, message]) => [name, pseudoMessage(message)]))

/** A compiled message of the page: texts between the values that are put in. */
const pseudoMessage = (message: Message): Message =>
  typeof message === 'string'
    ? pseudo(message)
    : message.map((part) => {
        if (typeof part === 'string') return pseudo(part)
        const [value, kind, cases] = part
        return kind && cases ? [value, kind, typeof cases === 'object' ? inCases(cases) : cases] : part
      })

export const pseudoMessages = <T extends object>(messages: T): T =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message as Message)]),
  ) as T
