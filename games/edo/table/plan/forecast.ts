/** What a plan comes to: its cards are turned on an imagined table, and the rules do the rest. */
import type { Pick, Reason, Seat, View, Whole } from '@machiya/kernel'
import { edo } from '../../index.ts'
import { isResource, KIND, type SpaceId } from '../../by-id.ts'
import { put, take } from '../../figures.ts'
import { choiceOf, crewOf, dealOf, siteOf, type Site } from '../../picks.ts'
import type { G, Plan, Player } from '../../position.ts'
import { turn } from '../../rules/3-execution.ts'
import type { TaskName } from '../../tasks.ts'
import { changeOf, GOODS, type Change } from '../signs/goods.ts'
import { walkTo, type Walk } from './walking.ts'

/** A card of a plan, as its two picks say it. */
export type Card = { readonly action: string; readonly crew: string }

export type Holding = { readonly [good in (typeof GOODS)[number] | 'points']: number }

export type Outlook = {
  readonly change: Change
  /** What is held after the card, and what at least if somebody joins every field that is gathered from. */
  readonly after: Holding
  readonly least: Holding
  readonly samurai: readonly SpaceId[]
  readonly walks: readonly Walk[]
  readonly sent: readonly SpaceId[]
  readonly built: readonly Site[]
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

type Answer = (g: Whole<G>, seat: Seat, open: readonly Pick[]) => Pick | undefined
const first: Answer = (_g, _seat, open) => open[0]
/** A plain answer to each question of a card: as much as can be had, a house where something can be built, power where it is sold. */
const ANSWERS: { readonly [task in TaskName]?: Answer } = {
  gather: richest,
  build: (_g, _seat, open) => open.find((pick) => siteOf(pick)?.what === 'house'),
  trade: (_g, _seat, open) => open.find((pick) => dealOf(pick)?.offer === 'power') ?? open.findLast(dealOf),
  travel: (_g, _seat, open) => open.find((pick) => pick === 'send'),
  collect: first,
  'send-to': first,
  recruit: first,
  develop: first,
}
const answerTo: Answer = (g, seat, open) =>
  ANSWERS[(edo.task(g)?.task ?? '') as TaskName]?.(g, seat, open) ??
  open.find((pick) => pick === 'done') ??
  open[0]

const WORK: ReadonlySet<string> = new Set<TaskName>(['gather', 'build', 'recruit', 'develop', 'trade'])
const MOST_ANSWERS = 30

type Turned = {
  readonly me: Player
  readonly walks: readonly Walk[]
  readonly sent: readonly SpaceId[]
  readonly built: readonly Site[]
  readonly lapses: number
  readonly why: Reason | undefined
}

/** Walks where the next card needs somebody, turns it and answers for it until the card after it is asked for. */
const turned = (g: Whole<G>, seat: Seat, { action, crew }: Card, crowded: boolean): Turned => {
  const rest = g.agenda.length - 1
  const walks = walkTo(g, seat, choiceOf(action).action, crewOf(crew).count)
  const joined = crowded ? [...new Set(g.seats[seat].samurai)].filter((at) => isResource(KIND[at])) : []
  for (const at of joined) put(g.ronin, at)
  const built: Site[] = []
  const sent: SpaceId[] = []
  let lapsed: { lapses: number; why: Reason | undefined } = { lapses: 0, why: undefined }
  edo.advance(g, seat, 'turn-up')
  for (let answers = 0; g.agenda.length > rest && answers < MOST_ANSWERS; answers++) {
    const task = edo.task(g)
    const who = edo.waitingFor(g)[0] ?? seat
    const pick = answerTo(g, who, edo.legal(g, who, [])) as Pick
    if (task && pick === 'done' && WORK.has(task.task))
      lapsed = {
        lapses: Number(task.a['left'] ?? 1),
        why: edo.offers(g, who).find(({ no }) => no)?.no,
      }
    const site = siteOf(pick)
    if (site) built.push(site)
    if (task?.task === 'send-to') sent.push(pick as SpaceId)
    edo.advance(g, who, pick)
  }
  for (const at of joined) take(g.ronin, at)
  return { me: structuredClone(g.seats[seat]), walks, sent, built, ...lapsed }
}

const holdingOf = ({ wood, stone, rice, ryo, points }: Holding): Holding => ({
  wood,
  stone,
  rice,
  ryo,
  points,
})
const differenceOf = (was: Holding, is: Holding): Change =>
  Object.fromEntries(GOODS.flatMap((good) => (is[good] === was[good] ? [] : [[good, is[good] - was[good]]])))

const foreseen = (g: View<G>, seat: Seat, cards: readonly Card[]): readonly Outlook[] => {
  const [calm, busy] = [aloneWith(g, seat, cards), aloneWith(g, seat, cards)]
  let before = holdingOf(g.seats[seat])
  return cards.map((card) => {
    const { me, ...done } = turned(calm, seat, card, false)
    const after = holdingOf(me)
    const change = differenceOf(before, after)
    before = after
    return {
      change,
      after,
      least: holdingOf(turned(busy, seat, card, true).me),
      samurai: me.samurai,
      ...done,
    }
  })
}

/** Several cards are read on the same table. */
const alone = new WeakMap<G, Map<string, readonly Outlook[]>>()

/** What a plan of this card only comes to. */
export const outlookOf = (g: View<G>, seat: Seat, card: Card): Outlook | undefined => {
  const known = alone.get(g) ?? new Map<string, readonly Outlook[]>()
  alone.set(g, known)
  const key = `${seat} ${card.action} ${card.crew}`
  const outlooks = known.get(key) ?? foreseen(g, seat, [card])
  known.set(key, outlooks)
  return outlooks[0]
}

/** A plan is looked at with every pointer, and changes seldom. */
let kept: { readonly g: G; readonly key: string; readonly outlooks: readonly Outlook[] } | undefined

export const outlooksOf = (g: View<G>, seat: Seat, cards: readonly Card[]): readonly Outlook[] => {
  if (cards.length === 0) return []
  const key = `${seat} ${JSON.stringify(cards)}`
  if (kept?.g !== g || kept.key !== key) kept = { g, key, outlooks: foreseen(g, seat, cards) }
  return kept.outlooks
}
