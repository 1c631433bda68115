/** The partners of the house, from the one who only fills a chair to the one who beats most owners of the game. */

export const LEVELS = ['random', 'apprentice', 'merchant', 'daimyo', 'shogun'] as const
export type Level = (typeof LEVELS)[number]
export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word)

export type Partner = { readonly name: string; readonly about: string }

export const PARTNERS: { readonly [language in 'en' | 'de']: { readonly [level in Level]: Partner } } = {
  en: {
    random: { name: 'Chance', about: 'Plays any legal move. For tests, not for company.' },
    apprentice: {
      name: 'Apprentice',
      about: 'Plays sensibly, looks no further than this turn, leaves you room.',
    },
    merchant: { name: 'Merchant', about: 'Takes the best bargain in sight, every time.' },
    daimyo: { name: 'Daimyo', about: 'Weighs what you may hold and how the round will go on.' },
    shogun: {
      name: 'Shogun',
      about: 'Searches as the daimyo does, with a judgement trained by playing itself.',
    },
  },
  de: {
    random: { name: 'Zufall', about: 'Spielt irgendeinen erlaubten Zug. Für Tests, nicht als Gesellschaft.' },
    apprentice: {
      name: 'Lehrling',
      about: 'Spielt vernünftig, blickt nicht weiter als diesen Zug, lässt dir Raum.',
    },
    merchant: { name: 'Kaufmann', about: 'Nimmt jedes Mal das beste Geschäft in Sicht.' },
    daimyo: { name: 'Daimyo', about: 'Wägt ab, was du halten könntest und wie die Runde weitergeht.' },
    shogun: {
      name: 'Shogun',
      about: 'Sucht wie der Daimyo, mit einem Urteil aus Spielen gegen sich selbst.',
    },
  },
}

/** How hard a level thinks: each step up has a few times the playouts of the one below, as long as the budget lasts.
 *  Weaker levels look less far and choose among good moves; they never blunder on purpose. */
export type Effort = {
  /** Playouts at most, whatever the budget allows; with none at all the quick hand plays. */
  readonly most: number
  /** Lines of play that are compared closely. */
  readonly lines: number
  /** Whether lines are played on beyond the nearest tick of the game's clock, as far as its expert sees. */
  readonly far: boolean
  /** Any move whose estimate is this close to the best may be played. */
  readonly slack: number
  readonly weights: 'hand' | 'trained'
}

export const EFFORTS: { readonly [level in Exclude<Level, 'random'>]: Effort } = {
  apprentice: { most: 12, lines: 3, far: false, slack: 0.02, weights: 'hand' },
  merchant: { most: 24, lines: 4, far: false, slack: 0, weights: 'hand' },
  daimyo: { most: 120, lines: 8, far: true, slack: 0, weights: 'hand' },
  shogun: { most: 1000, lines: 8, far: true, slack: 0, weights: 'trained' },
}
