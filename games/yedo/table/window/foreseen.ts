/** What a card that is being played would do if nobody answered it: the rules are asked on an imagined table. */
import type { Pick, Seat, Tiding, View } from '@machiya/kernel'
import { tidingOf } from '@machiya/kernel/words'
import { yedo } from '../../index.ts'
import type { Yedo } from '../../position.ts'
import type { Board } from '../where.ts'

const MOST_ANSWERS = 8
const SILENT: readonly string[] = ['passed', 'played']

const played = (view: View<Yedo>, seat: Seat): readonly Tiding[] => {
  const then = yedo.imagine(view)
  const task = yedo.task(then)?.task
  for (let i = 0; i < MOST_ANSWERS && yedo.task(then)?.task === task; i++) {
    const asked = yedo.waitingFor(then)[0]
    if (asked === undefined || !yedo.legal(then, asked, []).includes('pass' as Pick)) return []
    yedo.advance(then, asked, 'pass')
  }
  return yedo.tidings(then, seat)
}

const kept = new WeakMap<Yedo, readonly Tiding[]>()
export const foreseen = ({ view, seat, words, t }: Board): readonly string[] => {
  if (seat === null) return []
  const told = kept.get(view) ?? played(view, seat)
  kept.set(view, told)
  return told.filter(({ tiding }) => !SILENT.includes(tiding)).map((each) => tidingOf(words, each, t))
}
