/** The only door of the page to the games: the shelf, the drawn boards, the rules to read. */
import type { BoardModule, Meaning, Scene } from '@machiya/kit'
import { isGame, LISTED, takeDown, type GameName } from '@machiya/games'

export { isGame, LISTED, takeDown, type GameName }
export type Listed = (typeof LISTED)[number]
export const isListed = (name: string): name is Listed => (LISTED as readonly string[]).includes(name)

const BOARDS = import.meta.glob<{ readonly table: BoardModule }>('../../games/*/table/index.ts')
const SCENES = import.meta.glob<{ readonly gallery: readonly Scene[] }>('../../games/*/table/gallery.ts')
const LEGENDS = import.meta.glob<{ readonly legend: readonly Meaning[] }>('../../games/*/table/legend.ts')
const RULES = import.meta.glob<string>('../../games/*/RULES*.md', { query: '?raw', import: 'default' })

/** The drawn board of a game, if it has one. */
export const boardOf = async (name: GameName): Promise<BoardModule | null> => {
  const load = BOARDS[`../../games/${name}/table/index.ts`]
  return load ? (await load()).table : null
}

/** The scenes of a game's gallery, loaded apart from its board: nobody needs them to play. */
export const scenesOf = async (name: GameName): Promise<readonly Scene[]> => {
  const load = SCENES[`../../games/${name}/table/gallery.ts`]
  return load ? (await load()).gallery : []
}

/** What the signs of a game mean, loaded when somebody asks. */
export const legendOf = async (name: string): Promise<readonly Meaning[]> => {
  const load = LEGENDS[`../../games/${name}/table/legend.ts`]
  return load ? (await load()).legend : []
}

/** The rules in a language, or in English where they are not told in it yet. */
export const rulesOf = async (name: string, locale: string): Promise<string | null> => {
  const own = locale === 'en' ? undefined : RULES[`../../games/${name}/RULES.${locale}.md`]
  const load = own ?? RULES[`../../games/${name}/RULES.md`]
  return load ? load() : null
}

/** What kind of evening each game is. */
export const EVENINGS: { readonly [game in Listed]: { readonly seats: string; readonly minutes: string } } = {
  yedo: { seats: '2–5', minutes: '120–180' },
  edo: { seats: '2–5', minutes: '60–120' },
  yokohama: { seats: '2–4', minutes: '90–120' },
}
