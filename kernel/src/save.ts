/** Saves: a position as it is. Loading brings old ones up to date and names the place of any fault. */
import {
  misfit,
  fitFields,
  flag,
  json,
  list,
  maybe,
  number,
  oneOf,
  seat,
  text,
  type Value,
} from './values.ts'
import { isSeat, nameAgenda, type Position, type Whole } from './position.ts'
import type { Rules } from './rules.ts'
import { fitTable, type Shape } from './shape.ts'

type Saved = Record<string, unknown>
/** Brings a saved position of the revision before up to this one. */
export type Migration = { readonly to: number; readonly what: string; up(saved: Saved): Saved }
type Loads = {
  readonly name: string
  readonly revision: number
  readonly seats: readonly [least: number, most: number]
  readonly shape: Shape
  readonly rules: Rules
  readonly options: { readonly [option: string]: Value<unknown> }
  readonly migrations: readonly Migration[]
}

export const save = (g: Whole): string => JSON.stringify(g)

const object = (fields: { readonly [key: string]: Value<unknown> }): Value<unknown> => ({
  says: 'an object',
  blank: () => ({}),
  fit: (value, path) =>
    fitFields(value, path, Object.keys(fields), (key, each, at) => fields[key]?.fit(each, at)),
})

/** The arguments of a task or a tiding: their rule knows the rest. */
const args: Value<unknown> = {
  says: 'an object',
  blank: () => ({}),
  fit: (value, path) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? value
      : misfit(path, 'an object', value),
}

const task = (rules: Rules): Value<unknown> => {
  const shape = object({ task: text, a: args })
  return {
    ...shape,
    fit: (value, path) => {
      const { task: name, a } = shape.fit(value, path) as { task: string; a: unknown }
      return rules[name] ? { task: name, a } : misfit(`${path}.task`, 'the name of a rule', name)
    },
  }
}

const header = ({
  name,
  revision,
  seats: [least, most],
  rules,
  options,
}: Loads): { readonly [key: string]: Value<unknown> } => ({
  about: object({
    game: oneOf([name]),
    revision: within(revision, revision, `revision ${revision}`),
    since: within(1, revision, `a revision from 1 to ${revision}`),
    seats: within(least, most, `${least} to ${most} seats`),
    options: object(options),
  }),
  viewer: maybe(json),
  number,
  revealed: number,
  mover: maybe(seat),
  chance: list(number),
  floors: list(object({ at: number, since: number, seats: list(seat), closed: list(flag) })),
  agenda: list(task(rules)),
  told: maybe(list(object({ tiding: text, a: args }))),
})

const within = (least: number, most: number, says: string): Value<number> => ({
  ...number,
  fit: (value, path) => {
    const given = Number.isInteger(value) ? Number(value) : NaN
    return given >= least && given <= most ? given : misfit(path, says, value)
  },
})

const revisionOf = (saved: unknown): number => {
  const about = (saved as { about?: { revision?: unknown } } | null)?.about
  return number.fit(about?.revision, 'about.revision')
}

/** Saves did not always say by which revision they began. */
const withSince = (saved: Saved): Saved => ({
  ...saved,
  about: { since: revisionOf(saved), ...(saved['about'] as Saved) },
})

const migrated = (saved: unknown, { revision, migrations }: Loads): Saved => {
  let now = withSince(saved as Saved)
  for (let at = revisionOf(saved); at < revision; at++) {
    const up = migrations.find(({ to }) => to === at + 1)
    if (!up) return misfit('about.revision', `a revision that can be brought to ${revision}`, at)
    now = up.up(now)
    now = { ...now, about: { ...(now['about'] as Saved), revision: at + 1 } }
  }
  return now
}

export const loadPosition = (game: Loads, saved: unknown): Whole => {
  const name = (saved as { about?: { game?: unknown } } | null)?.about?.game
  if (name !== game.name) misfit('about.game', `'${game.name}'`, name)
  const now = migrated(saved, game)
  const fields = header(game)
  const parts = Object.keys(fields)
  const own = Object.fromEntries(Object.entries(now).filter(([key]) => parts.includes(key)))
  const table = Object.fromEntries(Object.entries(now).filter(([key]) => !parts.includes(key)))
  const head = fitFields<Position>(own, '', parts, (key, value, path) => fields[key]?.fit(value, path))
  if (head.viewer !== null) misfit('viewer', 'a position, not a view', head.viewer)
  if (head.chance.length !== 9) misfit('chance', '9 numbers', head.chance)
  const stray = head.floors.find((floor) => game.rules[head.agenda[floor.at]?.task ?? '']?.kind !== 'floor')
  const asked = head.agenda.at(-1)
  const seatless = asked && game.rules[asked.task]?.kind === 'choice' && !isSeat(head, asked.a['seat'])
  if (seatless) misfit(`agenda[${head.agenda.length - 1}].a.seat`, 'a seat at this table', asked.a['seat'])
  if (stray) misfit('floors', `a floor on the agenda (${nameAgenda(head)})`, stray)
  return { ...head, viewer: null, ...fitTable(game.shape, head.about.seats, table) }
}
