/** The words of a game in one language, and how they are put together. */
import type { Offer } from './src/play.ts'
import type { Position, Seat, Task, Tiding } from './src/position.ts'
import type { Reason, TasksOf } from './src/rules.ts'

/** How seats and components are called where the text is shown: plain names, or marks that a page turns into chips. */
export type Teller = { seat(seat: Seat): string; name(id: string): string }

/** A sentence about arguments whose form its rule knows: `(a: { seat: Seat }, t) => …`. */
type Sentence = (a: never, t: Teller) => string

/** All that a game says in one language. */
export type Words = {
  readonly language: string
  readonly title: string
  /** Every component, place and plain pick by its id. */
  readonly names: { readonly [id: string]: string }
  /** What a card or a pick does, in short, by its id. */
  readonly effects: { readonly [id: string]: string }
  /** What is asked, a sentence a task. */
  readonly asks: { readonly [task: string]: Sentence }
  /** How the picks of a task are called, where their names alone will not do; `g` is the table, where the reader sees one. */
  readonly offers: { readonly [task: string]: (pick: never, a: never, t: Teller, g?: never) => string }
  readonly tidings: { readonly [tiding: string]: Sentence }
  /** Reasons by the sentence of their rule; the language that rules are written in has none. */
  readonly reasons?: { readonly [sentence: string]: string }
  /** The table's options and their values. */
  readonly options: { readonly [id: string]: string }
}

/** The tasks of a game's rules that ask somebody. */
type Asking<Rules> = {
  [T in keyof TasksOf<Rules>]: [TasksOf<Rules>[T]] extends [{ readonly pick: never }] ? never : T
}[keyof TasksOf<Rules>]
type Said<Rules, T extends keyof TasksOf<Rules>, What extends 'a' | 'pick'> = TasksOf<Rules>[T] extends {
  readonly [K in What]: infer Is
}
  ? Is
  : never
/** The words of a game whose rules the compiler knows: every task that asks has its sentence, and no other. */
export type WordsOf<Rules> = Omit<Words, 'asks' | 'offers'> & {
  readonly asks: { readonly [T in Asking<Rules>]: (a: Said<Rules, T, 'a'>, t: Teller) => string }
  readonly offers: {
    readonly [T in Asking<Rules>]?: (
      pick: Said<Rules, T, 'pick'>,
      a: Said<Rules, T, 'a'>,
      t: Teller,
      g?: never,
    ) => string
  }
}

/** The same in every language that has it, by the language's code; the first speaks where another is missing. */
export type Languages<T> = { readonly [language: string]: T }

/** What there is in this language, or else in the first. */
export const inLanguage = <T>(all: Languages<T>, language: string): T =>
  all[language] ?? (Object.values(all)[0] as T)

const missing = (words: Words, what: string): never => {
  throw new Error(`${words.language}: no words for ${what}`)
}

/** What a component is called; one that is hidden has a name, too. */
export const nameOf = (words: Words, id: string): string =>
  words.names[id] ??
  (id.endsWith('?')
    ? (words.names['?'] ?? missing(words, `the name '${id}'`))
    : missing(words, `the name '${id}'`))

/** The question of a task. */
export const askOf = (words: Words, task: Task, t: Teller): string =>
  (words.asks[task.task] ?? missing(words, `the task '${task.task}'`))(task.a as never, t)

/** How an offer is called. */
export const offerOf = (words: Words, task: Task, { pick }: Offer, t: Teller, g?: Position): string => {
  const say = words.offers[task.task]
  if (say) return say(pick as never, task.a as never, t, g as never)
  return typeof pick === 'number' ? String(pick) : t.name(pick)
}

/** What happened, as a sentence. */
export const tidingOf = (words: Words, { tiding, a }: Tiding, t: Teller): string =>
  (words.tidings[tiding] ?? missing(words, `the tiding '${tiding}'`))(a as never, t)

/** Why something may not be done, in this language. */
export const reasonOf = (words: Words, { sentence }: Reason): string =>
  words.reasons ? (words.reasons[sentence] ?? missing(words, `the reason '${sentence}'`)) : sentence

/** A teller that says everything as plain text. */
export const plainTeller = (words: Words, seats: readonly string[]): Teller => ({
  seat: (seat) => seats[seat] ?? String(seat + 1),
  name: (id) => nameOf(words, id),
})

/** Checks that everything this position shows to a seat has words; an error names what is missing. */
export const checkWords = (
  words: Words,
  g: Position,
  shown: { task?: Task | undefined; offers: readonly Offer[]; tidings: readonly Tiding[] },
): void => {
  const t = plainTeller(words, [])
  const texts = [
    ...(shown.task ? [askOf(words, shown.task, t)] : []),
    ...shown.offers.map((offer) => offerOf(words, shown.task as Task, offer, t, g)),
    ...shown.offers.map((offer) => offerOf(words, shown.task as Task, offer, t)),
    ...shown.offers.flatMap(({ no }) => (no ? [reasonOf(words, no)] : [])),
    ...shown.tidings.map((tiding) => tidingOf(words, tiding, t)),
  ]
  const bad = texts.find((text) => !text || /undefined|NaN|\[object/.test(text))
  if (bad !== undefined) throw new Error(`${words.language}: '${bad}' cannot be shown (${g.about.game})`)
}
