/** What a plan comes to if nobody hinders it: its cards are turned on an imagined table, and the rules do the rest. */
import type { Pick, Reason, Seat, View, Whole } from '@machiya/kernel'
import { edo } from '../../index.ts'
import { KIND } from '../../by-id.ts'
import { siteOf } from '../../picks.ts'
import type { Plan, G } from '../../position.ts'
import { turn } from '../../rules/3-execution.ts'
import type { TaskName } from '../../tasks.ts'
import { changeOf, GOODS, type Change } from '../signs/goods.ts'

/** A card of a plan, as its two picks say it. */
export type Card = { readonly action: string; readonly crew: string }

export type Outlook = {
  readonly change: Change
  /** Activations that come to nothing as the table lies, and the reason for the first of them. */
  readonly lapses: number
  readonly why: Reason | undefined
}

/** The table as this seat imagines it, with nothing left to do but its own cards. */
const aloneWith = (g: View<G>, seat: Seat, cards: readonly Card[]): Whole<G> => {
  const world = edo.imagine(g)
  const plan = {
    actions: cards.map(({ action }) => action),
    officials: cards.map(({ crew }) => crew),
  } as Plan
  Object.assign(world.seats[seat], { plan: { owner: seat, value: plan }, faceDown: cards.length })
  const agenda = cards.map((_, i) => turn({ seat, card: i + 1, moved: [], merchant: false })).reverse()
  return { ...world, floors: [], agenda }
}

const sumOf = (change: Change): number => GOODS.reduce((sum, good) => sum + (change[good] ?? 0), 0)
const gainBy = (g: Whole<G>, seat: Seat, pick: Pick): number => {
  const then = edo.copy(g)
  edo.advance(then, seat, pick)
  return sumOf(changeOf(g, then, seat))
}
/** The field that brings most. */
const richest = (g: Whole<G>, seat: Seat, open: readonly Pick[]): Pick | undefined =>
  open
    .filter((pick) => pick in KIND)
    .map((pick) => ({ pick, gain: gainBy(g, seat, pick) }))
    .sort((a, b) => b.gain - a.gain)[0]?.pick

/** A plain answer to each question of a card: as much as can be had, and a house where something can be built. */
const answerTo = (g: Whole<G>, seat: Seat, open: readonly Pick[]): Pick => {
  const task = edo.task(g)?.task
  const wanted =
    task === 'gather'
      ? richest(g, seat, open)
      : task === 'build'
        ? open.find((pick) => siteOf(pick)?.what === 'house')
        : task === 'collect' || task === 'recruit' || task === 'develop'
          ? open[0]
          : undefined
  return wanted ?? (open.includes('done') ? 'done' : (open[0] as Pick))
}

const WORK: ReadonlySet<string> = new Set<TaskName>(['gather', 'build', 'recruit', 'develop'])
const MOST_ANSWERS = 30

/** Turns the next card and answers for it until the card after it is asked for. */
const turned = (g: Whole<G>, seat: Seat): Outlook => {
  const before = edo.copy(g)
  const rest = g.agenda.length - 1
  let lapsed: Omit<Outlook, 'change'> = { lapses: 0, why: undefined }
  edo.advance(g, seat, 'turn-up')
  for (let answers = 0; g.agenda.length > rest && answers < MOST_ANSWERS; answers++) {
    const task = edo.task(g)
    const who = edo.waitingFor(g)[0] ?? seat
    const pick = answerTo(g, who, edo.legal(g, who, []))
    if (task && pick === 'done' && WORK.has(task.task))
      lapsed = {
        lapses: Number(task.a['left'] ?? 1),
        why: edo.offers(g, who).find(({ no }) => no)?.no,
      }
    edo.advance(g, who, pick)
  }
  return { change: changeOf(before, g, seat), ...lapsed }
}

/** A plan is looked at with every pointer, and changes seldom. */
let kept: { readonly g: G; readonly key: string; readonly outlooks: readonly Outlook[] } | undefined

export const outlooksOf = (g: View<G>, seat: Seat, cards: readonly Card[]): readonly Outlook[] => {
  if (cards.length === 0) return []
  const key = `${seat} ${JSON.stringify(cards)}`
  if (kept?.g !== g || kept.key !== key) {
    const world = aloneWith(g, seat, cards)
    kept = { g, key, outlooks: cards.map(() => turned(world, seat)) }
  }
  return kept.outlooks
}
