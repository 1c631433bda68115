/** The end in sentences: who has won, what stands below it, which rule decided between equals. */
import type { Rank, Seat } from '@machiya/kernel'
import type { Locale, Player } from '@machiya/kit'
import type { EndWords } from '@machiya/kit/folder'
import { hasWon } from '../table/ranks.ts'
import { listed, type Say } from '../text/index.ts'
import type { Counted } from './scoring.ts'

export type Ended = {
  readonly ranks: readonly Rank[]
  readonly players: readonly Player[]
  readonly say: Say
  readonly locale: Locale
  /** Whoever reads it, if it is one of them alone. */
  readonly me: Seat | null
  readonly words: EndWords | undefined
}

const nameOf = ({ players }: Ended, { seat }: Rank): string => players[seat]?.name ?? ''

const wonText = (ended: Ended, winners: readonly Rank[]): string => {
  const { me, say, words, locale } = ended
  const [first] = winners
  if (winners.length === 1 && first?.seat === me) return words?.youWin ?? say('end.you-win')
  const names = listed(
    locale,
    winners.map((rank) => nameOf(ended, rank)),
  )
  return words?.wins(names, winners.length > 1) ?? say('end.wins', { names, count: winners.length })
}

/** "You win the harbour, 90 to 82", "Ren wins the harbour, you are third". */
export const headlineOf = (ended: Ended): string => {
  const { ranks, me, say, words } = ended
  const winners = ranks.filter((rank) => hasWon(rank) && !rank.lost)
  const [first] = winners
  if (!first) return say('end.nobody')
  const won = wonText(ended, winners)
  const mine = ranks.find(({ seat }) => seat === me)
  if (mine?.lost) return say('end.you-out', { won, why: words?.out ?? say('end.lost') })
  if (mine && !hasWon(mine)) return say('end.you-are', { won, place: mine.place })
  const second = ranks.find((rank) => !hasWon(rank) && !rank.lost)
  return second
    ? say('end.to', { won, score: first.score, second: second.score })
    : say('end.with', { won, score: first.score })
}

const decidedBy = (ended: Ended, before: Rank, after: Rank): string => {
  const at = before.ties.findIndex((value, i) => value !== after.ties[i])
  const names = { first: nameOf(ended, before), second: nameOf(ended, after), score: before.score }
  return at < 0
    ? ended.say('end.shared', names)
    : ended.say('end.tie', { ...names, why: ended.words?.ties[at] ?? ended.say('end.tie-rule') })
}

/** Where two have as many points: what put one before the other. */
export const tiesOf = (ended: Ended): readonly string[] => {
  const ranks = ended.ranks.filter(({ lost }) => !lost)
  return ranks.flatMap((after, i) => {
    const before = ranks[i - 1]
    return before && before.score === after.score ? [decidedBy(ended, before, after)] : []
  })
}

const MOST_NAMED = 2

/** Where the winner was furthest ahead of the next. */
export const decidedOf = ({ ranks, say, locale }: Ended, counted: readonly Counted[]): string | null => {
  const [first, second] = ranks.filter(({ lost }) => !lost)
  if (!first || !second) return null
  const led = counted
    .map(({ title, points }) => ({ title, by: (points[first.seat] ?? 0) - (points[second.seat] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .slice(0, MOST_NAMED)
  if (led.length === 0) return null
  return say('end.decided', {
    what: listed(
      locale,
      led.map(({ title, by }) => `${title} (+${by})`),
    ),
  })
}
