/** A random line of one seat, played ahead on its view and then for real: both must show the same. */
import type { Chance, Game, Pick, Position, Rehearsal, Seat, Whole } from '../src/index.ts'
import { fail, same } from './same.ts'

const LONGEST = 24

type Playing<G extends Position> = { readonly game: Game<G>; readonly chance: Chance }
/** The real position beside what was rehearsed. */
type Pace<G extends Position> = { readonly ahead: Rehearsal<G>; readonly real: Whole<G> }

const isKnown = ({ end }: Rehearsal<Position>): boolean => end === null || end === 'handed-on'

const stepsAlike = <G extends Position>(game: Game<G>, { ahead, real }: Pace<G>, pick: Pick): Pace<G> => {
  const { seat } = ahead
  const { next, refusal: no } = ahead.after(pick)
  const { position, refusal } = game.play(real, { seat, pick })
  if (!next || !position)
    return fail(
      'K27',
      `'${pick}' is refused: ${no?.sentence ?? 'not'} in rehearsal, ${refusal?.sentence ?? 'not'} in earnest`,
    )
  if (!isKnown(next)) return { ahead: next, real: position }
  if (position.revealed !== real.revealed) fail('K27', `'${pick}' shows something that no rehearsal foretold`)
  same('K27', `what seat ${seat} sees after '${pick}'`, next.view(), game.view(position, seat))
  return { ahead: next, real: position }
}

/** K28 The line as one move gives what its picks give one by one. */
const lineHolds = <G extends Position>(game: Game<G>, g: Whole<G>, { ahead, real }: Pace<G>): void => {
  const { seat, line } = ahead
  const { position, refusal } = game.playLine(g, { seat, picks: line, number: g.number })
  if (refusal) fail('K28', `a line of ${line.length} picks is refused: ${refusal.sentence}`)
  same('K28', 'what a line comes to', { ...position, told: real.told }, real)
}

const openPicks = (ahead: Rehearsal<Position>): Pick[] =>
  ahead.offers().flatMap(({ pick, no }) => (no ? [] : [pick]))

/** Counts the picks that were compared. */
export const rehearsalHolds = <G extends Position>({ game, chance }: Playing<G>, g: Whole<G>): number => {
  const waiting = game.waitingFor(g)
  if (waiting.length === 0) return 0
  const seat = waiting[chance(waiting.length)] as Seat
  let pace: Pace<G> = { ahead: game.rehearse(game.view(g, seat)), real: g }
  while (!pace.ahead.end && pace.ahead.line.length < LONGEST) {
    same('K27', `the offers of seat ${seat}`, pace.ahead.offers(), game.offers(pace.real, seat))
    const picks = openPicks(pace.ahead)
    pace = stepsAlike(game, pace, picks[chance(picks.length)] as Pick)
  }
  if (pace.ahead.line.length > 0) lineHolds(game, g, pace)
  return pace.ahead.line.length
}
