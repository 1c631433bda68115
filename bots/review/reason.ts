/** Why one line is better than another: what both come to in the same worlds, and where that differs beyond chance. */
import { seatsOf, type Game, type Position, type Seat, type Tiding, type Whole } from '@machiya/kernel'
import type { Deed, Outcomes, Reason } from '@machiya/kit/folder'

/** Everything a seat has come to in one world: numbers by what they are of. */
export type End = ReadonlyMap<string, number>

const POINTS = 'points '
const COUNT = 'count '
const DEED = 'deed '
const RIVAL = 'rival '
const TOTAL = 'total'
const ROUND = 'round'

type Known = { readonly game: Game; readonly outcomes?: Outcomes | undefined; readonly seat: Seat }

/** Listens to one world and then reads its end. */
export const witness = ({ game, outcomes, seat }: Known) => {
  const end = new Map<string, number>()
  const add = (key: string, by: number): void => void end.set(key, (end.get(key) ?? 0) + by)
  const hear = ({ tiding, a }: Tiding): void => {
    const named = outcomes?.deeds[tiding]
    if (named === undefined || a['seat'] !== seat) return
    const name = named === null ? undefined : a[named]
    add(`${DEED}${tiding} ${typeof name === 'string' ? name : ''}`, 1)
  }
  const readPoints = (g: Position): void => {
    for (const [category, points] of Object.entries(game.scoring(g)))
      for (const each of seatsOf(g)) {
        const won = points[each] ?? 0
        add(each === seat ? TOTAL : `${RIVAL}${each}`, won)
        if (each === seat) add(POINTS + category, won)
      }
  }
  return {
    hears: (g: Whole): void => game.tidings(g, seat).forEach(hear),
    ends: (g: Whole): End => {
      readPoints(g)
      for (const [id, count] of Object.entries(outcomes?.counts(g, seat) ?? {})) add(COUNT + id, count)
      const { round } = game.spans(g)
      if (typeof round === 'number') add(ROUND, round)
      return end
    },
  }
}

/** What differs between two lines on average, and by how much that may err. */
type Difference = { readonly key: string; readonly by: number; readonly error: number }

const differences = (pairs: readonly (readonly [better: End, other: End])[]): Difference[] => {
  const keys = new Set(pairs.flatMap(([a, b]) => [...a.keys(), ...b.keys()]))
  const tries = pairs.length
  return [...keys].map((key) => {
    let sum = 0
    let squares = 0
    for (const [a, b] of pairs) {
      const by = (a.get(key) ?? 0) - (b.get(key) ?? 0)
      sum += by
      squares += by * by
    }
    const by = sum / tries
    return { key, by, error: Math.sqrt(Math.max(0, squares / tries - by * by) / Math.max(1, tries - 1)) }
  })
}

/** Less is not told: half of anything is nothing to a player. */
const LEAST = 0.5
const SURE = 2
const MOST_DEEDS = 2
const MOST_COUNTS = 2

const isTold = ({ by, error }: Difference): boolean => Math.abs(by) >= LEAST && Math.abs(by) > SURE * error

const under = (all: readonly Difference[], head: string): Difference[] =>
  all
    .filter(({ key }) => key.startsWith(head))
    .map((one) => ({ ...one, key: one.key.slice(head.length) }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))

const deedOf = ({ key, by }: Difference): Deed => {
  const [deed = '', name = ''] = key.split(' ')
  return name ? { deed, name, by } : { deed, by }
}

/** Most of the points, or none worth naming. */
const sourceOf = (points: number, categories: readonly Difference[]): { readonly from?: string } => {
  const [first] = categories.filter(({ by }) => Math.sign(by) === Math.sign(points))
  return first && Math.abs(first.by) >= Math.abs(points) / 2 ? { from: first.key } : {}
}

const rivalOf = (told: readonly Difference[]): Pick<Reason, 'rival'> => {
  const [worst] = under(told, RIVAL).sort((a, b) => a.by - b.by)
  return worst && worst.by <= -1
    ? { rival: { seat: Number(worst.key) as Seat, by: Math.round(worst.by) } }
    : {}
}

const roundOf = (pairs: readonly (readonly [End, End])[]): { readonly round?: number } => {
  const rounds = pairs.flatMap(([better]) => better.get(ROUND) ?? [])
  return rounds.length ? { round: Math.round(rounds.reduce((a, b) => a + b, 0) / rounds.length) } : {}
}

/** The reason in data; words are made of it where somebody reads. */
export const reasonFrom = (pairs: readonly (readonly [End, End])[], outcomes?: Outcomes): Reason => {
  const told = differences(pairs).filter(isTold)
  const points = Math.round(told.find(({ key }) => key === TOTAL)?.by ?? 0)
  const worth = (id: string): number => outcomes?.worth[id] ?? 1
  const counts = under(told, COUNT).sort(
    (a, b) => worth(b.key) * Math.abs(b.by) - worth(a.key) * Math.abs(a.by),
  )
  return {
    ...roundOf(pairs),
    points,
    ...(points === 0 ? {} : sourceOf(points, under(told, POINTS))),
    deeds: under(told, DEED).slice(0, MOST_DEEDS).map(deedOf),
    counts: counts.slice(0, MOST_COUNTS).map(({ key, by }) => ({ id: key, by: Math.round(by) })),
    ...rivalOf(told),
  }
}
