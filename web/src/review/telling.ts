/** The moves of a game and the steps of a line, in words. */
import type { Weighed } from '@machiya/bots/review'
import type { Game, Pick, RecordedMove, Seat, Task, View } from '@machiya/kernel'
import { offerOf, tidingOf, type Teller, type Words } from '@machiya/kernel/words'
import type { Locale } from '@machiya/kit'
import { ANSWERED } from '@machiya/table'
import { capital } from '../parts/told.tsx'

export type Speaker = {
  readonly game: Game
  readonly words: Words
  readonly teller: Teller
  /** Says names as marks, for lines that show a crest. */
  readonly rich: Teller
  readonly locale: Locale
}

/** What a pick is called where the seat was asked for it; as a part of a sentence it ends none. */
export const pickText = ({ game, words, teller, locale }: Speaker, seen: View, pick: Pick): string => {
  const task = game.task(seen)
  if (!task) return String(pick)
  return capital(offerOf(words, task, { pick }, teller, seen), locale).replace(/\.$/, '')
}

/** What somebody else's move was heard to be; nothing where nothing was told. */
const heardText = (
  { game, words, locale }: Speaker,
  after: View,
  seat: Seat,
  teller: Teller,
): string | null => {
  const [first] = game.tidings(after, seat).filter(({ tiding }) => tiding !== ANSWERED)
  return first ? capital(tidingOf(words, first, teller), locale) : null
}

export type Told = {
  readonly move: number
  readonly seat: Seat
  readonly text: string
  /** The same with marks for names, where it was heard. */
  readonly marked?: string
}

/** The moves from one frame to another, as one seat knew of them. */
export const movesTold = (
  speaker: Speaker,
  moves: readonly RecordedMove[],
  views: readonly View[],
  own: Seat,
  [from, to]: readonly [number, number],
): readonly Told[] =>
  moves.slice(from, to).flatMap(({ seat, pick }, i) => {
    const move = from + i
    const [seen, after] = [views[move], views[move + 1]]
    if (!seen || !after) return []
    if (seat === own) return [{ move, seat, text: pickText(speaker, seen, pick) }]
    if (after.number === seen.number) return []
    const [text, marked] = [speaker.teller, speaker.rich].map((t) => heardText(speaker, after, own, t))
    return text && marked ? [{ move, seat, text, marked }] : []
  })

/** A step of a line: what it is called, and the table after it as far as the seat can know. */
export type LineStep = { readonly text: string; readonly view: View | null }

/** Behind what nobody can know, some steps have a name and no more. */
const roughText = ({ words, teller, locale }: Speaker, task: Task, pick: Pick): string => {
  try {
    return capital(offerOf(words, task, { pick }, teller), locale)
  } catch {
    return words.names[String(pick)] ?? words.names[String(pick).replace(/-\d+$/, '')] ?? String(pick)
  }
}

const MOST_STEPS = 6

/** The line as it would be rehearsed at the table: no step shows what the seat could not know. */
export const stepsOf = (speaker: Speaker, seen: View, line: Weighed['line']): readonly LineStep[] => {
  let now: ReturnType<Game['rehearse']> | null = speaker.game.rehearse(seen)
  return line.slice(0, MOST_STEPS).map(({ task, pick }) => {
    const before: View | null = now?.end === null ? now.view() : null
    const known = before && speaker.game.task(before)?.task === task
    const next = known ? now?.after(pick).next : undefined
    const text = known ? pickText(speaker, before, pick) : roughText(speaker, { task, a: {} }, pick)
    now = next ?? null
    const isKnown = next && (next.end === null || next.end === 'handed-on')
    return { text, view: isKnown ? next.view() : null }
  })
}

/** Where a round begins and the next one, around a move; stretches of this length where none are counted. */
const STRETCH = 40
export type Stretch = { readonly round: number | null; readonly from: number; readonly to: number }

export const stretchesOf = (game: Game, views: readonly View[]): readonly Stretch[] => {
  const found: { round: number | null; from: number; to: number }[] = []
  views.forEach((view, i) => {
    const { round } = game.spans(view)
    const now = typeof round === 'number' ? round : null
    const last = found.at(-1)
    const isSame = last && (now === null ? i - last.from < STRETCH : last.round === now)
    if (isSame) last.to = i + 1
    else found.push({ round: now, from: i, to: i + 1 })
  })
  return found
}
