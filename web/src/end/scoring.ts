/** Where the points came from: beat by beat as a game tells its end, or category by category where it does not say. */
import type { Game, View } from '@machiya/kernel'
import { inLanguage, type Words } from '@machiya/kernel/words'
import type { Locale } from '@machiya/kit'
import type { Beat, Ending, EndWords } from '@machiya/kit/folder'

export type Category = readonly [category: string, points: readonly number[]]

/** One line of the counting. */
export type Counted = {
  readonly id: string
  readonly title: string
  /** Where its points come from. */
  readonly text: string
  /** By seat. */
  readonly points: readonly number[]
  readonly parts: readonly Category[]
}

export type Scored = {
  readonly game: Pick<Game, 'scoring'>
  readonly view: View
  readonly words: Words
  readonly locale: Locale
}

const scoringOf = ({ game, view }: Scored): readonly Category[] => {
  try {
    return Object.entries(game.scoring(view))
  } catch {
    return []
  }
}

export const endWordsOf = (ending: Ending | undefined, locale: Locale): EndWords | undefined =>
  ending ? inLanguage(ending.words, locale) : undefined

const sumOf = (parts: readonly Category[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => parts.reduce((sum, [, points]) => sum + (points[seat] ?? 0), 0))

/** What is counted, in order; only what is in play. */
export const countedOf = (scored: Scored, ending: Ending | undefined): readonly Counted[] => {
  const { view, words, locale } = scored
  const scoring = scoringOf(scored)
  const said = endWordsOf(ending, locale)
  const beats: readonly Beat[] = ending?.beats(view) ?? scoring.map(([id]) => ({ id, of: [id] }))
  return beats.map(({ id, of }) => {
    const parts = scoring.filter(([category]) => of.includes(category))
    const [title, text] = said?.beats[id] ?? [words.names[id] ?? id, '']
    return { id, title, text, points: sumOf(parts, view.about.seats), parts }
  })
}

/** All that a position has brought so far, by seat. */
export const totalsOf = (game: Pick<Game, 'scoring'>, view: View): readonly number[] =>
  sumOf(Object.entries(game.scoring(view)), view.about.seats)

/** A stripe of a banner: which beat it was won in, and how much of it is left. */
export type Stripe = { readonly beat: number; readonly points: number }

/** What was won lies upon what was won before; what was lost takes away from the top. */
export const stripesOf = (points: readonly number[]): readonly Stripe[] => {
  const stripes: Stripe[] = []
  for (const [beat, won] of points.entries()) {
    let lost = Math.max(0, -won)
    for (let top = stripes.at(-1); lost > 0 && top; top = stripes.at(-1)) {
      stripes.pop()
      if (top.points > lost) stripes.push({ ...top, points: top.points - lost })
      lost = Math.max(0, lost - top.points)
    }
    if (won > 0) stripes.push({ beat, points: won })
  }
  return stripes
}
