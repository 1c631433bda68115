/** The shelf: every game of the house, loaded when it is taken down. */
import type { Game, Words } from '@machiya/kernel'

export type Shelved = { readonly game: Game; readonly words: { readonly en: Words; readonly de: Words } }

const SHELF = {
  yedo: async () => {
    const { yedo: game, words } = await import('@machiya/yedo')
    return { game: game as unknown as Game, words }
  },
  edo: async () => {
    const { edo: game, words } = await import('@machiya/edo')
    return { game: game as unknown as Game, words }
  },
  yokohama: async () => {
    const { yokohama: game, words } = await import('@machiya/yokohama')
    return { game: game as unknown as Game, words }
  },
  teahouse: async () => {
    const { teahouse: game, teahouseWords: en } = await import('@machiya/kernel/fixtures/teahouse')
    return { game: game as unknown as Game, words: { en, de: en } }
  },
  noughts: async () => {
    const { noughts: game, noughtsWords: en } = await import('@machiya/kernel/fixtures/noughts')
    return { game: game as unknown as Game, words: { en, de: en } }
  },
} as const satisfies { readonly [name: string]: () => Promise<Shelved> }

export type GameName = keyof typeof SHELF
/** What a lobby shows; the other two are small games for tests and for learning the kernel. */
export const LISTED = ['yedo', 'edo', 'yokohama'] as const satisfies readonly GameName[]
export const GAME_NAMES = Object.keys(SHELF) as readonly GameName[]
export const isGame = (name: string): name is GameName => Object.hasOwn(SHELF, name)

/** Takes a game down from the shelf. */
export const takeDown = (name: GameName): Promise<Shelved> => SHELF[name]()
