/** The partners of the house, from the one who only fills a chair to the one who beats most owners of the game. */

export const LEVELS = ['random', 'apprentice', 'merchant', 'daimyo', 'shogun'] as const
export type Level = (typeof LEVELS)[number]
/** Those who sit down at tonight's deal. */
export const TONIGHT = ['apprentice', 'merchant', 'daimyo'] as const satisfies readonly Level[]
export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word)

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
  /** Whether it judges and plays by what was learnt, where a game has such a thing. */
  readonly learns?: true
  /** Whether it holds on to what it meant to do next. */
  readonly keeps?: true
}

export const EFFORTS: { readonly [level in Exclude<Level, 'random'>]: Effort } = {
  apprentice: { most: 12, lines: 3, far: false, slack: 0.02, weights: 'hand' },
  merchant: { most: 24, lines: 4, far: false, slack: 0, weights: 'hand' },
  daimyo: { most: 120, lines: 8, far: true, slack: 0, weights: 'hand' },
  shogun: { most: 1000, lines: 8, far: true, slack: 0, weights: 'trained', learns: true, keeps: true },
}

/** Who was the strongest before: for the arena, to measure by. */
export const VETERANS: { readonly [name: string]: Effort } = {
  'shogun-1': { most: 1000, lines: 8, far: true, slack: 0, weights: 'trained' },
}
