/** What a card that is being played would do if nobody answered it: the rules are asked on an imagined table. */
import { seatsOf, type Json, type Tiding, type View } from '@machiya/kernel'
import { tidingOf } from '@machiya/kernel/words'
import { yedo } from '../../index.ts'
import type { Yedo } from '../../position.ts'
import type { Board } from '../where.ts'

const MOST_ANSWERS = 8

/** The table once everybody who is asked has passed. */
const unanswered = (view: View<Yedo>): Yedo => {
  const then = yedo.imagine(view)
  const task = yedo.task(then)?.task
  for (let i = 0; i < MOST_ANSWERS && yedo.task(then)?.task === task; i++) {
    const asked = yedo.waitingFor(then)[0]
    if (asked === undefined) break
    yedo.advance(then, asked, 'pass')
  }
  return then
}

const told = (tiding: string, a: { readonly [name: string]: Json }): Tiding => ({ tiding, a })

/** What differs, as the rules would tell it. */
const differences = (was: Yedo, is: Yedo): readonly Tiding[] => [
  ...seatsOf(was).flatMap((seat) => {
    const [before, after] = [was.seats[seat], is.seats[seat]]
    const [mon, prestige] = [after.mon - before.mon, after.prestige - before.prestige]
    return [
      ...(mon === 0 ? [] : [told('mon', { seat, by: mon })]),
      ...(prestige === 0 ? [] : [told('prestige', { seat, by: prestige })]),
      ...(after.house > before.house ? [told('recruited', { seat })] : []),
    ]
  }),
  ...(was.patrol.district === is.patrol.district ? [] : [told('patrol', { district: is.patrol.district })]),
  ...(was.shut && is.shut === null ? [told('district-opened', { district: was.shut })] : []),
]

const kept = new WeakMap<Yedo, readonly Tiding[]>()
export const foreseen = ({ view, words, t }: Board): readonly string[] => {
  const all = kept.get(view) ?? differences(view, unanswered(view))
  kept.set(view, all)
  return all.map((each) => tidingOf(words, each, t))
}

/** What differs between two tables, in words. */
export const changesIn = ({ words, t }: Board, was: Yedo, is: Yedo): readonly string[] =>
  differences(was, is).map((each) => tidingOf(words, each, t))
