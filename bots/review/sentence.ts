/** A reason in one sentence, out of the words of the house and those of the game. */
import { inLanguage, type Teller } from '@machiya/kernel/words'
import type { Deed, Outcomes, OutcomeWords, Reason } from '@machiya/kit/folder'
import { WHY, type Side, type WhyWords } from '../words/why.ts'

/** Who tells, in which language, of which game. */
export type Telling = {
  readonly language: string
  readonly teller: Teller
  readonly outcomes?: Outcomes | undefined
}
type Words = { readonly why: WhyWords; readonly game: OutcomeWords | undefined; readonly teller: Teller }

const deedText = ({ game, teller }: Words, { deed, name, by }: Deed): string[] => {
  const clauses = game?.deeds[deed]
  const said = name === undefined ? '' : teller.name(name)
  return clauses ? [clauses[by > 0 ? 0 : 1](said)] : []
}

const countsText = ({ why, game }: Words, counts: Reason['counts'], way: 'more' | 'less'): string[] => {
  const own = counts.filter(({ by }) => (way === 'more' ? by > 0 : by < 0))
  const said = own.flatMap(({ id, by }) => game?.counts[id]?.(Math.abs(by)) ?? [])
  return said.length ? [why[way](why.list(said))] : []
}

const pointsText = ({ why, game }: Words, { points, from }: Reason): string[] => {
  if (points === 0) return []
  const source = from === undefined ? undefined : game?.points[from]
  return [why.points(points, source)]
}

const isGain = ({ points, deeds, counts, rival }: Reason): boolean =>
  points > 0 || deeds.length > 0 || rival !== undefined || counts.some(({ by }) => by > 0)

const clausesOf = (words: Words, reason: Reason): string[] => {
  const { points, deeds, counts, rival } = reason
  return [
    ...(points > 0 ? pointsText(words, reason) : []),
    ...deeds.flatMap((deed) => deedText(words, deed)),
    ...countsText(words, counts, 'more'),
    ...countsText(words, counts, 'less'),
    ...(rival ? [words.why.rival(words.teller.seat(rival.seat), -rival.by)] : []),
    ...(points < 0 ? pointsText(words, reason) : []),
  ]
}

/** The same, told of the other line. */
const turned = ({ points, deeds, counts, rival, round }: Reason): Reason => ({
  ...(round === undefined ? {} : { round }),
  points: -points,
  deeds: deeds.map((deed) => ({ ...deed, by: -deed.by })),
  counts: counts.map(({ id, by }) => ({ id, by: -by })),
  ...(rival ? { rival: { ...rival, by: -rival.by } } : {}),
})

const told = (reason: Reason, { language, teller, outcomes }: Telling, side: Side): string => {
  const why = inLanguage(WHY, language)
  const words = { why, teller, game: outcomes && inLanguage(outcomes.words, language) }
  const clauses = clausesOf(words, side === 'better' ? reason : turned(reason))
  if (clauses.length === 0) return why.same(reason.round, side)
  return why.whole([...clauses, ...(isGain(reason) ? [] : [why.later[side]])].join('; '), reason.round)
}

/** "By round 9: 4 points more, chiefly from orders; the watch does not meet you." */
export const sentenceOf = (reason: Reason, telling: Telling): string => told(reason, telling, 'better')

/** What the other line comes to beside the better: "By round 9: 4 points fewer; the watch meets you." */
export const behindOf = (reason: Reason, telling: Telling): string => told(reason, telling, 'worse')
