/** Saves: a position as it is. Loading brings old ones up to date and names the place of any fault. */
import { misfit, type Layout } from './parts.ts'
import { isSeat, nameAgenda, type Position, type Whole } from './position.ts'
import type { Rules } from './rules.ts'
import { number } from './values.ts'
import { seatsFor, type Outline } from './layout.ts'

type Saved = Record<string, unknown>
/** Brings a saved position of the revision before up to this one. */
export type Migration = { readonly to: number; readonly what: string; up(saved: Saved): Saved }
type About = { readonly game?: unknown; readonly revision?: unknown; readonly seats?: unknown }

const aboutOf = (saved: unknown): About => (saved as { about?: About } | null)?.about ?? {}

const migrated = (saved: unknown, revision: number, migrations: readonly Migration[]): Saved => {
  const begun = number.fit(aboutOf(saved).revision, 'about.revision')
  // Saves did not always say by which revision they began.
  let now: Saved = { ...(saved as Saved), about: { since: begun, ...aboutOf(saved) } }
  for (let at = begun; at < revision; at++) {
    const up = migrations.find(({ to }) => to === at + 1)
    if (!up) return misfit('about.revision', `a revision that can be brought to ${revision}`, at)
    now = up.up(now)
    now = { ...now, about: { ...(now['about'] as Saved), revision: at + 1 } }
  }
  return now
}

/** Whoever is asked is there, and floors stand on the agenda. */
const agendaFits = (rules: Rules, g: Position): void => {
  const kindOf = (at: number) => rules[g.agenda[at]?.task ?? '']?.kind
  const last = g.agenda.length - 1
  const asked = g.agenda[last]?.a['seat']
  if (kindOf(last) === 'choice' && !isSeat(g, asked))
    misfit(`agenda[${last}].a.seat`, 'a seat at this table', asked)
  const stray = g.floors.find(({ at }) => kindOf(at) !== 'floor')
  if (stray) misfit('floors', `a floor on the agenda (${nameAgenda(g)})`, stray)
}

export const loadPosition = (
  outline: Outline & { readonly migrations?: readonly Migration[] },
  rules: Rules,
  layout: Layout,
  saved: unknown,
): Whole => {
  const { game } = aboutOf(saved)
  if (game !== outline.name) misfit('about.game', `'${outline.name}'`, game)
  const now = migrated(saved, outline.revision, outline.migrations ?? [])
  const seats = seatsFor(outline).fit(aboutOf(now).seats, 'about.seats')
  const g = layout.fit(now, '', { seats, owner: null })
  agendaFits(rules, g)
  return g as Whole
}
