/** What a game's folder gives to the house beside its rules: found there, and spoken of nowhere else. */
import type { Choices, Pick, Position, Seat } from '@machiya/kernel'
import type { Languages } from '@machiya/kernel/words'

/** What a lobby tells of a game without loading its rules. */
export type About = {
  readonly seats: readonly [least: number, most: number]
  readonly minutes: readonly [least: number, most: number]
  readonly designers: readonly string[]
  readonly words: Languages<Card>
}
export type Card = {
  readonly title: string
  /** What kind of evening it is. */
  readonly evening: string
  /** What the print shows. */
  readonly print: string
}

/** A table of a lesson: dealt, and played on to where the lesson takes it up. The learner has the first seat. */
export type LessonDeal = {
  readonly seats: number
  readonly options: Choices
  readonly seed: string
  /** The revision that dealt it. */
  readonly revision: number
  /** What everybody did until then, as `seat:pick` one after another. */
  readonly line?: string
}

/** A press inside a drawing that composes a decision: where, and what lies in the draft after it. */
export type LessonPress = {
  /** The `data-pick` or `data-mark` to press; where the first is not in sight, the next leads to it. */
  readonly at: readonly string[]
  readonly lays: readonly Pick[]
}

/** One step of a lesson: something to do, or, without picks and presses, something to read. */
export type LessonStep = {
  readonly id: string
  /** Here the lesson goes on at another table. */
  readonly deal?: LessonDeal
  /** What is to be done, pick by pick. */
  readonly picks?: readonly Pick[]
  /** Where a pick is pressed, if not at its own `data-pick`: the first mark in sight. */
  readonly by?: { readonly [pick: string]: readonly string[] }
  /** What is to be laid before anything is sent. */
  readonly presses?: readonly LessonPress[]
  /** What the others do, in turn, whenever it is not the learner who is asked. */
  readonly replies?: readonly Pick[]
  /** Ids of things on the table that are kept clear, for the reason speaks of them. */
  readonly clear?: readonly string[]
  /** What the bots' games say is shown beside it. */
  readonly figures?: 'sources' | 'openings'
  /** The rule that tells more. */
  readonly rule?: string
}

/** What to do, and why; and what is answered where something else is tried, by the pick. */
export type Taught = readonly [title: string, text: string, answers?: { readonly [pick: string]: string }]

/** What came of the games that bots played: `machiya sim --json` writes them. */
export type LessonFigures = {
  /** What was asked for, and of which state of the house. */
  readonly command: string
  readonly commit: string
  readonly games: number
  /** By where points come from: on average at the winner and at the others. */
  readonly sources: { readonly [source: string]: { readonly winners: number; readonly others: number } }
  /** By how somebody began: how many did, and how many of these won. */
  readonly openings: { readonly [opening: string]: { readonly seats: number; readonly wins: number } }
}

/** How many of a hundred that began so have won. */
export const wonOf = ({ seats, wins } = { seats: 1, wins: 0 }): number => Math.round((100 * wins) / seats)

/** A lesson that teaches by doing, on a fixed deal. A game lists its lessons in `table/lessons/index.ts`, the first game first. */
export type Guided = {
  readonly id: 'first' | 'winning'
  readonly deal: LessonDeal
  /** Answers that a seat gives unasked where it has no other. */
  readonly unasked?: readonly Pick[]
  readonly steps: readonly LessonStep[]
  readonly figures?: LessonFigures
  readonly words: Languages<{ readonly [step: string]: Taught }>
  /** What the openings are called. */
  readonly openings?: Languages<{ readonly [opening: string]: string }>
}

/** What a sign or a thing is called, and what it does; without a title the first of its marks names it. */
export type Said = readonly [title: string, text: string]

/** What a sign or a thing on the table means, for whoever taps it. A game lists them in `table/legend.ts`. */
export type Meaning = {
  /** Signs and component ids it holds for. */
  readonly marks: readonly string[]
  /** The rule that tells more. */
  readonly rule: string
  readonly words: Languages<Said>
}

/** Makes meanings out of the words of every language, which tell each by the same key. */
export const meaningsBy =
  <Key extends string>(words: Languages<{ readonly [key in Key]: Said }>) =>
  (key: Key, rule: string, marks: readonly string[]): Meaning => ({
    marks,
    rule,
    words: Object.fromEntries(Object.entries(words).map(([language, said]) => [language, said[key]])),
  })

/** What is counted together at the end: some of the categories of `scoring`. */
export type Beat = { readonly id: string; readonly of: readonly string[] }

/** The words of the end. */
export type EndWords = {
  /** What the winner has: "Ren wins the harbour", of several "Ren and Aiko win …". */
  wins(names: string, several: boolean): string
  /** The same, said to the winner. */
  readonly youWin: string
  /** By the id of a beat: what it is called, and where its points come from. */
  readonly beats: { readonly [beat: string]: Said }
  /** What decides between equals, in the order in which the game's `standing` asks. */
  readonly ties: readonly string[]
  /** Why a seat is out of the reckoning, where the game knows of that. */
  readonly out?: string
}

/** How the end of a game is told. */
export type Ending<G extends Position = Position> = {
  /** What is counted at this table, in the order of the rules. */
  beats(g: G): readonly Beat[]
  readonly words: Languages<EndWords>
}

/** Short sounds, of a table in a house of wood and paper. None of them is the only sign of anything. */
export type Sound =
  | 'wood'
  | 'woods'
  | 'blocks'
  | 'low-wood'
  | 'paper'
  | 'turned'
  | 'cards'
  | 'brush'
  | 'tick'
  | 'coin'
  | 'coins'
  | 'bell'

/** How something that is told is shown where it happens. Arguments are those of the tiding. */
export type Staging = {
  /** The arguments that say where it begins and ends: a seat is at its plate, a thing where it lies on the board. */
  readonly from?: string
  readonly to?: string
  /** A sign of the game, or the argument that is named like one. */
  readonly sign?: string | { readonly of: string }
  /** The argument that is counted; below zero something is lost. */
  readonly figure?: string
  /** It is given away: the figure is told as a loss. */
  readonly loses?: true
  /** The argument that lists several of these. */
  readonly each?: string
  /** Only where an argument is this. */
  readonly only?: { readonly [argument: string]: string }
  /** The sentence itself lies beside the place for a moment: for what deserves it. */
  readonly slip?: true
  /** The argument that names a card: it is turned over on the slip. */
  readonly card?: string
}

/** What a game adds to the moments of a table, found in its `table/moments.ts`. Nothing in it takes part in the rules. */
export type Moments<G extends Position = Position> = {
  readonly end?: Ending<G>
  /** What is heard when it is told, by the tiding; whatever is not named makes no sound. */
  readonly sounds?: { readonly [tiding: string]: Exclude<Sound, 'bell'> }
  /** What is shown when it is told, by the tiding; pieces travel by themselves. */
  readonly stagings?: { readonly [tiding: string]: Staging }
}

/** The words for what a line of play comes to. */
export type OutcomeWords = {
  /** By the category of `scoring`: where points come from, "orders". */
  readonly points: { readonly [category: string]: string }
  /** By what is counted: so many of it, "3 mon". */
  readonly counts: { readonly [id: string]: (count: number) => string }
  /** By the tiding: that it happens, and that it does not, with what it names. */
  readonly deeds: { readonly [tiding: string]: readonly [does: Clause, doesNot: Clause] }
}
type Clause = (name: string) => string

/** What a line of play may come to for a seat, so that somebody can say why it is better. Found in `words/outcomes.ts`. */
export type Outcomes<G extends Position = Position> = {
  /** What a seat has of everything that is counted, the most telling first. */
  counts(g: G, seat: Seat): { readonly [id: string]: number }
  /** What one of each is worth beside a point, roughly: it orders what is told. */
  readonly worth: { readonly [id: string]: number }
  /** Tidings about a seat that are worth telling, and the argument that names what they are about. */
  readonly deeds: { readonly [tiding: string]: string | null }
  readonly words: Languages<OutcomeWords>
}

/** How much more of something the better line has. */
type More = { readonly id: string; readonly by: number }
/** Something happens more often (above 0) or less often with the better line. */
export type Deed = { readonly deed: string; readonly name?: string; readonly by: number }
/** Why one line of play is better than another, in data: a sentence is made of it where somebody reads. */
export type Reason = {
  /** The round in which both were compared, where rounds are counted. */
  readonly round?: number
  readonly points: number
  /** The category most of these points are of. */
  readonly from?: string
  readonly deeds: readonly Deed[]
  readonly counts: readonly More[]
  /** Whoever of the others comes off worst by it, in points. */
  readonly rival?: { readonly seat: Seat; readonly by: number }
}

/** A pick of a question, with the chance to win by it; of all but the best, what the best comes to beside it. */
export type Weighed = { readonly pick: Pick; readonly chance: number; readonly why?: Reason }

/** A moment in which one pick is clearly best, by what its seat knew. */
export type Puzzle = {
  /** Which of the deals, and how many of its moves were made. */
  readonly deal: number
  readonly at: number
  readonly seat: Seat
  /** 1: an apprentice finds it; 2, 3, 4: only from merchant, daimyo, shogun on; 5: none of them does. */
  readonly grade: 1 | 2 | 3 | 4 | 5
  /** The best first. */
  readonly picks: readonly Weighed[]
  /** How the best goes on. */
  readonly line: readonly { readonly task: string; readonly pick: Pick }[]
}
/** A game as far as it is needed: the same seed and moves lead to the same position. */
export type Deal = {
  readonly seats: number
  readonly options: Choices
  readonly revision: number
  readonly seed: string
  readonly moves: readonly (readonly [seat: Seat, pick: Pick])[]
}
/** The questions of a game, found in its `puzzles/index.ts`. */
export type Puzzles = {
  readonly made: { readonly command: string; readonly commit: string; readonly result: string }
  readonly deals: readonly Deal[]
  readonly questions: readonly Puzzle[]
}

/** What a folder may hold; whoever opens a part knows what is in it. */
export type Facet =
  | 'game'
  | 'expert'
  | 'outcomes'
  | 'puzzles'
  | 'table'
  | 'legend'
  | 'gallery'
  | 'lessons'
  | 'moments'
  | 'pictures'

/** A game's folder as the house finds it: the card lies open, everything else is opened when it is needed. */
export type Folder = {
  readonly name: string
  /** Games without a card are for tests and for learning the kernel: no lobby shows them. */
  readonly about: About | undefined
  readonly open: { readonly [facet in Facet]?: () => Promise<unknown> }
  /** The rules to read, by the name of the file: `RULES.md`, `RULES.de.md`. */
  readonly rules: { readonly [file: string]: () => Promise<string> }
  /** Where the print is. */
  readonly print: string | undefined
}
