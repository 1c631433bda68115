/** The only door of the page to the games: their cards, and whatever else lies in their folders. */
import { inLanguage, type Languages } from '@machiya/kernel/words'
import type { BoardModule, Locale, Picture, Scene } from '@machiya/kit'
import type { About, Card, Facet, Guided, Meaning, Moments, Outcomes, Puzzles } from '@machiya/kit/folder'
import { folderOf, isGame, LISTED, takeDown, type GameName } from '@machiya/games'

export { isGame, LISTED, takeDown, type GameName }
export const isListed = (name: string): boolean => LISTED.includes(name)

/** What kind of game it is, if it stands in the lobby. */
export const aboutOf = (name: GameName): About | undefined =>
  isGame(name) ? folderOf(name).about : undefined

/** What a game says of itself; one that does not stand in the lobby is called by the name of its folder. */
export const cardOf = (name: GameName, locale: Locale): Card => {
  const about = aboutOf(name)
  return about ? inLanguage(about.words, locale) : { title: name, evening: '', print: '' }
}

export const printOf = (name: GameName): string | undefined => folderOf(name).print

const open = async <T>(name: GameName, facet: Facet): Promise<T | undefined> =>
  (await folderOf(name).open[facet]?.()) as T | undefined

/** The drawn board of a game, if it has one: `../../games/${name}/table/index.ts`. */
export const boardOf = async (name: GameName): Promise<BoardModule | null> =>
  (await open<{ readonly table: BoardModule }>(name, 'table'))?.table ?? null

/** The scenes of its gallery, `../../games/${name}/table/gallery.ts`, loaded apart from its board: nobody needs them to play. */
export const scenesOf = async (name: GameName): Promise<readonly Scene[]> =>
  (await open<{ readonly gallery: readonly Scene[] }>(name, 'gallery'))?.gallery ?? []

/** What its signs mean, `../../games/${name}/table/legend.ts`, loaded when somebody asks. */
export const legendOf = async (name: GameName): Promise<readonly Meaning[]> =>
  (await open<{ readonly legend: readonly Meaning[] }>(name, 'legend'))?.legend ?? []

/** What it adds to the moments of a table, `../../games/${name}/table/moments.ts`. */
export const momentsOf = async (name: GameName): Promise<Moments> =>
  (await open<{ readonly moments: Moments }>(name, 'moments'))?.moments ?? {}

/** What its lines of play may come to, `../../games/${name}/words/outcomes.ts`, for whoever says why. */
export const outcomesOf = async (name: GameName): Promise<Outcomes | undefined> =>
  (await open<{ readonly outcomes: Outcomes }>(name, 'outcomes'))?.outcomes

export const asks = (name: GameName): boolean => folderOf(name).open.puzzles !== undefined

/** Its questions for the evening, `../../games/${name}/puzzles/index.ts`. */
export const puzzlesOf = async (name: GameName): Promise<Pick<Puzzles, 'deals' | 'questions'>> =>
  (await open<{ readonly puzzles: Puzzles }>(name, 'puzzles'))?.puzzles ?? { deals: [], questions: [] }

/** Pictures for the chapters of its rules, `../../games/${name}/table/pictures.ts`. */
export const picturesOf = async (name: GameName): Promise<readonly Picture[]> =>
  (await open<{ readonly pictures: readonly Picture[] }>(name, 'pictures'))?.pictures ?? []

/** What it is about, in a few lines before the first chapter; it lies with the pictures. */
export const overviewOf = async (name: GameName): Promise<Languages<readonly string[]> | undefined> =>
  (await open<{ readonly overview: Languages<readonly string[]> }>(name, 'pictures'))?.overview

export const hasLessons = (name: GameName): boolean => folderOf(name).open.lessons !== undefined

/** Its lessons, the first game first: `../../games/${name}/table/lessons/index.ts`. */
export const lessonsOf = async (name: GameName): Promise<readonly Guided[]> =>
  (await open<{ readonly lessons: readonly Guided[] }>(name, 'lessons'))?.lessons ?? []

/** The rules in a language, or as they were first written, `../../games/${name}/RULES.md`, where they are not told in it. */
export const rulesOf = async (name: GameName, locale: Locale): Promise<string | null> => {
  const { rules } = folderOf(name)
  const read = rules[`RULES.${locale}.md`] ?? rules['RULES.md']
  return read ? read() : null
}
