/**
 * What a player composes before it counts: own picks, rehearsed on the own view (K27).
 * The line is always one that the rules take; the order in which things are laid is the player's.
 */
import { previewOf, stageAfter, stageOf, viewAt, type Preview } from '@machiya/kit'
import type { Game, Offer, Pick, Position, Rehearsal, Task, View } from '@machiya/kernel'
import { keepSame, type Step } from '@machiya/table'

type Stage = Rehearsal<Position>

export type Draft = {
  readonly game: Game
  /** The table as it lies. */
  readonly table: View
  /** The line, in the order the rules ask. */
  readonly laid: readonly Step[]
  /** Where each pick of the line leads. */
  readonly stages: readonly Stage[]
  /** Laid before it is asked: each goes into the line as soon as it fits. */
  readonly waiting: readonly Step[]
  /** What found no place any more at the last change. */
  readonly dropped: readonly Step[]
}

export const blank = (game: Game, table: View): Draft => ({
  game,
  table,
  laid: [],
  stages: [],
  waiting: [],
  dropped: [],
})

/** What was asked before this pick of the line, or behind all of them. */
const stageAt = (draft: Draft, at: number): Stage =>
  at === 0 ? stageOf(draft.game, draft.table) : (draft.stages[at - 1] as Stage)
const nameAt = (draft: Draft, at: number): string | undefined => taskAt(draft, at)?.task
const taskAt = (draft: Draft, at: number): Task | undefined =>
  at === 0 ? draft.game.task(draft.table) : stageAt(draft, at).task()

/** Beyond the last pick nothing can be rehearsed. */
export const endOf = ({ stages }: Draft): Stage['end'] => stages.at(-1)?.end ?? null
/** The place of the question that is open: a pick that ends the rehearsal is chosen, but can still be another. */
const asking = (draft: Draft): number => draft.laid.length - (endOf(draft) === null ? 0 : 1)

/** The table as each pick of the line finds it. */
export const viewBefore = (draft: Draft, at: number): View =>
  at === 0 ? draft.table : viewAt(stageAt(draft, at))
/** What the table would look like behind the whole line. */
export const viewBehind = (draft: Draft): View => viewBefore(draft, draft.laid.length)
export const viewIn = (draft: Draft): View => viewBefore(draft, asking(draft))
export const taskIn = (draft: Draft): Task | undefined => taskAt(draft, asking(draft))
/** A line that ends where it began, a deal drafted, dropped and drafted again: the table has nothing new to show of it. */
export const leadsNowhere = (draft: Draft): boolean =>
  draft.laid.length > 0 && keepSame(draft.table, viewBehind(draft)) === draft.table
/** The pick that ends the rehearsal: the table is shown as it lies before it. */
export const chosenIn = (draft: Draft): Pick | null => draft.laid[asking(draft)]?.pick ?? null

const cut = (draft: Draft, at: number): Draft => ({
  ...draft,
  laid: draft.laid.slice(0, at),
  stages: draft.stages.slice(0, at),
})

/** The line with one more pick behind it, if the same is asked there and the pick is open. */
const grown = (draft: Draft, step: Step): Draft | undefined => {
  const at = draft.laid.length
  const task = taskAt(draft, at)
  if (task?.task !== step.task) return undefined
  const next = stageAfter(stageAt(draft, at), step.pick)
  return (
    next && {
      ...draft,
      laid: [...draft.laid, { task: task.task, a: task.a, pick: step.pick }],
      stages: [...draft.stages, next],
    }
  )
}

/** The line with a pick slipped in, if all that follows still fits. */
const slipped = (draft: Draft, at: number, step: Step): Draft | undefined =>
  draft.laid
    .slice(at)
    .reduce((now: Draft | undefined, each) => now && grown(now, each), grown(cut(draft, at), step))

const anywhere = (draft: Draft, step: Step): Draft | undefined => {
  for (let at = draft.laid.length; at >= 0; at--) {
    const found = slipped(draft, at, step)
    if (found) return found
  }
  return arranged(cut(draft, 0), [...draft.laid, step])
}

/** How often something may be tried before it is left to wait. */
const MOST_TRIES = 300

/** A line of all these, as near to this order as the rules allow. */
const arranged = (draft: Draft, steps: readonly Step[], tries = { left: MOST_TRIES }): Draft | undefined => {
  if (steps.length === 0) return draft
  for (const step of steps) {
    if (isAgain(steps, step)) continue
    if (--tries.left < 0) return undefined
    const next = grown(draft, step)
    const found = next && arranged(next, except(steps, step), tries)
    if (found) return found
  }
  return undefined
}
/** Equal picks need not be tried twice. */
const isAgain = (steps: readonly Step[], step: Step): boolean =>
  steps.find(({ task, pick }) => task === step.task && pick === step.pick) !== step
const except = (steps: readonly Step[], step: Step): readonly Step[] => steps.filter((each) => each !== step)

/** What waits goes into the line as soon as it fits, all of it at once or one by one. */
const resumed = (draft: Draft): Draft => {
  const { laid, waiting } = draft
  if (waiting.length === 0) return draft
  const all = arranged(cut(draft, 0), [...laid, ...waiting])
  if (all) return { ...all, waiting: [] }
  for (const step of waiting) {
    const found = anywhere(draft, step)
    if (found) return resumed({ ...found, waiting: except(waiting, step) })
  }
  return draft
}

/** Lays a pick: behind the others, or where it was open before; what is not open yet waits. */
export const lay = (draft: Draft, step: Step): Draft => {
  const fresh: Draft = { ...draft, dropped: [] }
  return resumed(anywhere(fresh, step) ?? { ...fresh, waiting: [...fresh.waiting, step] })
}

/** Another answer to the question that was answered last, if that one ended the rehearsal. */
const changed = (draft: Draft, step: Step): Draft | undefined => {
  const at = asking(draft)
  return at === draft.laid.length ? undefined : (slipped(draft, at, step) ?? grown(cut(draft, at), step))
}

/** A press on an offer. */
export const press = (draft: Draft, pick: Pick): Draft => {
  const step = stepOf(draft, pick)
  return changed({ ...draft, dropped: [] }, step) ?? lay(draft, step)
}

/** The line goes on with these; what no longer fits is dropped. */
const replayed = (draft: Draft, steps: readonly Step[]): Draft => {
  const dropped: Step[] = []
  let now: Draft = { ...draft, dropped }
  for (const step of steps) {
    const next = grown(now, step)
    if (next) now = next
    else dropped.push(step)
  }
  return resumed(now)
}

export const takeAway = (draft: Draft, at: number): Draft =>
  replayed(cut(draft, at), draft.laid.slice(at + 1))
export const forget = (draft: Draft, step: Step): Draft => ({
  ...draft,
  waiting: draft.waiting.filter((each) => each !== step),
})

/** The same draft on a table that has changed meanwhile. */
export const movedTo = (draft: Draft, table: View): Draft =>
  replayed({ ...blank(draft.game, table), waiting: draft.waiting }, draft.laid)

/** Where the run of picks begins that answer what is asked now, one after another. */
const runOf = (draft: Draft, from: number): number => {
  const name = nameAt(draft, from)
  let at = from
  while (at > 0 && nameAt(draft, at - 1) === name) at--
  return at
}
/** What was laid while the same was asked. */
export const laidIn = (draft: Draft): readonly Pick[] => {
  const at = asking(draft)
  return draft.laid.slice(runOf(draft, at), at).map(({ pick }) => pick)
}

/** Lays these instead of what was laid while the same was asked. */
export const relay = (draft: Draft, picks: readonly Pick[]): Draft => {
  const task = nameAt(draft, asking(draft)) ?? ''
  const start: Draft = { ...cut(draft, runOf(draft, asking(draft))), waiting: [] }
  return picks.reduce((now: Draft, pick) => lay(now, { task, a: {}, pick }), start)
}

/** Takes away what was laid last by this pick while the same was asked. */
export const liftFrom = (draft: Draft, pick: Pick): Draft => {
  const waits = draft.waiting.findLast((step) => step.pick === pick)
  if (waits) return forget(draft, waits)
  const at = draft.laid.findLastIndex((step) => step.pick === pick)
  return at < runOf(draft, asking(draft)) ? draft : takeAway(draft, at)
}

/** On a floor that hides, taking back is an offer (K11); what only takes back a step of the draft is left to Undo. */
const leadsBack = (draft: Draft, pick: Pick): boolean => {
  const at = asking(draft)
  const rule = draft.game.rules[nameAt(draft, at) ?? '']
  if (at === 0 || rule?.kind !== 'floor' || rule.hides === 'nothing') return false
  const next = stageAfter(stageAt(draft, at), pick)
  const before = viewBefore(draft, at - 1)
  return next?.end === null && keepSame(before, viewAt(next)) === before
}

const offersNow = (draft: Draft): readonly Offer[] => {
  const { game, table } = draft
  if (asking(draft) > 0)
    return stageAt(draft, asking(draft))
      .offers()
      .filter(({ pick, no }) => no || !leadsBack(draft, pick))
  return typeof table.viewer === 'number' ? game.offers(table, table.viewer) : []
}

/** A pick that was open earlier in the run of the last one, and the place where it can still be slipped in. */
type Passed = Step & { readonly at: number }

const passedBy = (draft: Draft): readonly Passed[] => {
  const last = asking(draft) - 1
  const task = last < 0 ? undefined : taskAt(draft, last)
  if (!task || draft.game.rules[task.task]?.kind !== 'choice') return []
  const now = offersNow(draft)
  const found = new Map<Pick, Passed>()
  for (let at = last; at >= runOf(draft, last); at--)
    for (const { pick, no } of stageAt(draft, at).offers()) {
      if (no || found.has(pick) || now.some((offer) => offer.pick === pick)) continue
      const step = { task: task.task, a: task.a, pick, at }
      if (slipped(draft, at, step)) found.set(pick, step)
    }
  return [...found.values()]
}
const passed = new WeakMap<Draft, readonly Passed[]>()
const passedIn = (draft: Draft): readonly Passed[] => {
  const found = passed.get(draft) ?? passedBy(draft)
  passed.set(draft, found)
  return found
}

/** What can be laid now, and what was passed by. */
export const offersIn = (draft: Draft): readonly Offer[] => [
  ...offersNow(draft),
  ...passedIn(draft).map(({ pick }) => ({ pick })),
]

/** The step that a press on an offer means: one that was passed by answers an earlier question. */
export const stepOf = (draft: Draft, pick: Pick): Step => {
  const task = taskIn(draft)
  return (
    passedIn(draft).find((each) => each.pick === pick) ?? { task: task?.task ?? '', a: task?.a ?? {}, pick }
  )
}

/** The pick that remains if there is only one. */
export const onlyIn = (draft: Draft): Pick | null => {
  const [only, ...others] = offersNow(draft).flatMap(({ pick, no }) => (no ? [] : [pick]))
  return others.length === 0 ? (only ?? null) : null
}

/** Whether the last pick settled a decision: it is not a step on the way through the same question, and others may hear of it. */
export const isSettled = (draft: Draft): boolean => {
  const last = draft.laid.length - 1
  const step = draft.laid[last]
  if (!step || endOf(draft) !== null) return true
  if (draft.game.rules[step.task]?.kind === 'floor')
    return viewBehind(draft).number !== viewBefore(draft, last).number
  const next = taskAt(draft, last + 1)
  return next?.task !== step.task || keepSame(next.a, step.a) === next.a
}

/** What these picks would lead to from the question that is open; the first of them may be one that was passed by. */
export const previewIn = (draft: Draft, picks: readonly Pick[]): Preview | undefined => {
  const at = asking(draft)
  const [first, ...further] = picks
  const found = first === undefined ? undefined : previewOf(stageAt(draft, at), picks)
  if (found || first === undefined) return found
  const step = passedIn(draft).find(({ pick }) => pick === first)
  const next = step && slipped(draft, step.at, step)
  const led = next && previewOf(stageAt(next, next.laid.length), further)
  return led && { ...led, before: viewIn(draft) }
}

export const isPassed = (draft: Draft, pick: Pick): boolean =>
  passedIn(draft).some((step) => step.pick === pick)
