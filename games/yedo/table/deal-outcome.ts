/** What a deal would do to one's own missions. */
import type { Seat } from '@machiya/kernel'
import { yedo } from '../index.ts'
import { MISSION } from '../board.ts'
import type { WeaponId } from '../data/rows.ts'
import type { Deal, Yedo } from '../position.ts'
import { missing } from './needs.ts'
import { textIn } from './text.ts'
import type { Board } from './where.ts'

const without = (have: readonly WeaponId[], gone: readonly string[]): WeaponId[] =>
  gone.reduce<WeaponId[]>(
    (left, id) => left.toSpliced(left.indexOf(id as WeaponId), left.includes(id as WeaponId) ? 1 : 0),
    [...have],
  )

/** The open goods of a seat after the deal; cards laid face down are not looked into. */
const after = (g: Yedo, seat: Seat, { gives, wants }: Deal, makes: boolean): Yedo => {
  const then = yedo.copy(g)
  const own = then.seats[seat]
  const [gone, got] = makes ? [gives, wants] : [wants, gives]
  own.geisha += got.geisha - gone.geisha
  own.mon += got.mon - gone.mon
  Object.assign(own.weapons, { of: [...without(own.weapons.of, gone.weapons), ...got.weapons] })
  return then
}

export const dealOutcome = (board: Board, maker: Seat, deal: Deal): readonly string[] => {
  const { seat, view, t } = board
  if (seat === null || (seat !== maker && seat !== deal.to)) return []
  const said = textIn(board.locale)
  const then = after(view, seat, deal, seat === maker)
  return view.seats[seat].missions.of.flatMap((id) => {
    if (!(id in MISSION)) return []
    const { needs } = MISSION[id]
    const [was, is] = [missing(view, seat, needs).length, missing(then, seat, needs).length]
    if (was === is) return []
    return [is === 0 ? said.readyBy(t.name(id)) : said.nearer(t.name(id), is)]
  })
}
