/** Every way a game can be set up: each number of seats with each choice of options. */
import type { Choices, Game, Json } from '@machiya/kernel'

export type Setting = { readonly seats: number; readonly options: Choices }

const valuesOf = ({ words, blank }: Game['options'][string]): readonly Json[] =>
  words ?? (typeof blank() === 'boolean' ? [false, true] : [blank() as Json])

/** Every way to set the options whose values are few. */
export const everyOption = (game: Game): Choices[] =>
  Object.entries(game.options).reduce<Choices[]>(
    (all, [key, of]) => all.flatMap((so) => valuesOf(of).map((value) => ({ ...so, [key]: value }))),
    [{}],
  )

const countsOf = ({ seats: [least, most] }: Game): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i)

/** All of them, or those with these seats or these options. */
export const settingsOf = (game: Game, seats?: number, options?: Choices): Setting[] => {
  const choices = options === undefined ? everyOption(game) : [options]
  const counts = seats === undefined ? countsOf(game) : [seats]
  return counts.flatMap((count) => choices.map((each) => ({ seats: count, options: each })))
}
