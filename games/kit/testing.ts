/** For the tests of the games' tables and words. */
import type { Game, Position, Seat, Task, View } from '@machiya/kernel'
import { inLanguage, plainTeller, type Languages, type Words } from '@machiya/kernel/words'
import type { BoardProps } from './board.ts'
import { markOf } from './crests.tsx'
import type { EnlargedWords } from './enlarged.tsx'
import type { Reading } from './reading.ts'
import { DESK, previewed, UNTOUCHED } from './still.ts'

const NAMES = ['Ann', 'Ben', 'Cho', 'Dan', 'Eva']

/** A board as the tests of a table hold it: nobody acts, nothing is chosen, everybody has a name. */
export const boardFor = <G extends Position, T extends Task = never>(
  game: Game<G>,
  words: Languages<Words>,
  view: View<G>,
  seat: Seat | null,
  change: Partial<BoardProps<G, T>> = {},
): BoardProps<G, T> => {
  const { locale = 'en' } = change
  return {
    view,
    table: view,
    seat,
    task: game.task(view) as T | undefined,
    offers: seat === null ? [] : game.offers(view, seat),
    ...UNTOUCHED,
    preview: previewed(game, view),
    news: game.tidings(view, seat ?? 'public'),
    words: inLanguage(words, locale),
    t: plainTeller(inLanguage(words, locale), NAMES),
    locale,
    players: NAMES.map((name, each) => ({ ...markOf(each), seat: each as Seat, name, bot: false })),
    calm: true,
    narrow: false,
    zone: DESK,
    ...change,
  }
}

/** What the page says around a card that is held. */
export const CARD_WORDS: EnlargedWords = {
  close: 'Close',
  before: 'before',
  after: 'after',
  price: 'What it costs you',
  now: 'What it does for you now',
  place: (at, of) => `card ${at} of ${of}`,
  rule: (number) => `Rule ${number}`,
  choose: (name) => `Choose ${name}`,
}

/** Every card that can be read on a table, as it is held. */
export const readable = <B extends BoardProps>(board: B, read: Reading<B>) =>
  read
    .shelves(board)
    .flatMap((shelf) =>
      shelf.cards.map((id) => ({ board, held: { id, shelf }, card: read.card(board, id, shelf) })),
    )

const COMMENT = /\/\*[^]*?\*\/|\/\/.*$/gm
const INSERTED = /\$\{[^{}]*\}/g
const LITERAL = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)\b/i

/** What a template inserts is taken out, the innermost first. */
const bare = (source: string): string => {
  const next = source.replaceAll(INSERTED, '')
  return next === source ? source : bare(next)
}

/** The sentences of a source that name a number themselves instead of taking it from a table; ids and rule numbers have no blank in them. */
export const numbersTypedIn = (source: string): readonly string[] =>
  (bare(source.replaceAll(COMMENT, '')).match(LITERAL) ?? []).filter(
    (literal) => literal.includes(' ') && NUMBER.test(literal),
  )
