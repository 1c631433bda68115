/** A position that one seat cannot tell from the real one, to be tried on this device. It counts for nothing. */
import type { Game, Seat, View } from '@machiya/kernel'
import type { Chair } from '../client/table.ts'
import { deal } from '../device/deal.ts'
import { partner } from '../lobby/who.ts'
import type { Say } from '../text/index.ts'

type Tried = {
  readonly game: Game
  readonly title: string
  readonly chairs: readonly Pick<Chair, 'name' | 'level'>[]
  readonly seat: Seat
  readonly seen: View
}

/** Answers with the address of the table. */
export const tryFrom = async ({ game, title, chairs, seat, seen }: Tried, say: Say): Promise<string> => {
  const from = game.imagine(seen)
  const id = await deal({
    game: game.name,
    title: say('title.practice', { title: title || say('line.untitled') }),
    chairs: chairs.map(({ name, level }, i) =>
      i === seat ? { name, level: null } : { ...partner(i, level ?? 'merchant'), name },
    ),
    options: from.about.options,
    practice: true,
    from: { ...from, viewer: null, told: [] },
  })
  return `/table/${id}`
}
