/** A position as a whole: what the kernel keeps in it, then the game's own parts. */
import { fields, type Eye, type Layout } from './parts.ts'
import { inside, type Inside, type OpenFloor, type Position } from './position.ts'
import type { Rule, Rules } from './rules.ts'
import { partsOf, type Shape } from './shape.ts'
import {
  args,
  flag,
  list,
  maybe,
  number,
  oneOf,
  plain,
  seat,
  struct,
  text,
  within,
  type OptionValues,
} from './values.ts'
import { hear } from './view.ts'

/** What is needed of a game to know its positions. */
export type Outline = {
  readonly name: string
  readonly revision: number
  readonly seats: readonly [least: number, most: number]
  readonly options: OptionValues
  readonly shape: Shape
}

export const seatsFor = ({ seats: [least, most] }: Outline) =>
  within(least, most, `${least} to ${most} seats`)

export const aboutOf = (outline: Outline) =>
  struct({
    game: oneOf([outline.name]),
    revision: within(outline.revision, outline.revision, `revision ${outline.revision}`),
    since: within(1, outline.revision, `a revision from 1 to ${outline.revision} of ${outline.name}`),
    seats: seatsFor(outline),
    options: struct(outline.options),
  })

const isChance = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 9 && value.every(Number.isSafeInteger)

/** What the kernel keeps in every position. */
const headOf = (outline: Outline, rules: Rules) => ({
  about: aboutOf(outline),
  viewer: plain('a position, not a view', null, (v) => v === null),
  number,
  revealed: number,
  mover: maybe(seat),
  chance: plain<number[]>('9 numbers', [], isChance),
  floors: list(struct({ at: number, since: number, seats: list(seat), closed: list(flag) })),
  agenda: list(
    struct({ task: plain('the name of a rule', '', (v) => Object.hasOwn(rules, String(v))), a: args }),
  ),
  told: maybe(list(struct({ tiding: text, a: args }))),
})

/** By name, which engines are quicker at than at one part after another. */
const copyHead = (made: Inside): Inside => {
  made.chance = made.chance.slice()
  made.floors = made.floors.map((floor) => ({ ...floor, closed: floor.closed.slice() }))
  made.agenda = made.agenda.slice()
  made.told = made.told && made.told.slice()
  return made
}

/** On a floor that hides answers nobody learns who else has closed. */
const closedFor = ({ viewer }: Eye, rule: Rule | undefined, { seats, closed }: OpenFloor): boolean[] => {
  const hides = rule?.kind === 'floor' && rule.hides === 'answers' && viewer !== 'all'
  return closed.map((shut, i) => shut && (!hides || seats[i] === viewer))
}

const viewHead = (seen: Inside, rules: Rules, eye: Eye): Inside => {
  seen.viewer = eye.viewer
  seen.revealed = 0
  seen.chance = []
  seen.floors = seen.floors.map((floor) => {
    const rule = rules[seen.agenda[floor.at]?.task ?? '']
    return { ...floor, closed: closedFor(eye, rule, floor) }
  })
  seen.agenda = seen.agenda.slice()
  seen.told = hear(seen.told, eye)
  return seen
}

export const layoutOf = (outline: Outline, rules: Rules): Layout => {
  const parts = partsOf(outline.shape)
  const { blank, fit, keep } = fields<Position>({ ...headOf(outline, rules), ...parts }, (g) => ({ ...g }))
  const { copy, view, walk } = fields<Position>(parts, (g) => ({ ...g }))
  return {
    blank,
    fit,
    copy: (g) => copyHead(inside(copy(g))),
    view: (g, eye, was, saw) => viewHead(inside(view(g, eye, was, saw)), rules, eye),
    keep,
    walk,
  }
}
