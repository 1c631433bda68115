/** A game that eager players go on playing by themselves, dealt by a fixed seed. */
import { dice, isOver, type Pick, type Seat } from '@machiya/kernel'
import type { Going } from '@machiya/kit'
import { eagerPick } from '../eager.ts'
import { yedo } from '../index.ts'
import type { Yedo } from '../position.ts'

export type Setting = 'geisha' | 'samurai'
const SEED = 'd'.repeat(31)

export const eagerCourse = (seats: number, setting: Setting, game: number): Going<Yedo> => {
  const chance = dice(`yedo gallery ${seats} ${setting} ${game}`)
  const g = yedo.start(seats, { setting }, `${SEED}${game}`)
  const picks: Pick[] = []
  return {
    g,
    next: () => {
      if (isOver(g)) return undefined
      const waiting = yedo.waitingFor(g)
      const seat = waiting[chance(waiting.length)] as Seat
      yedo.legal(g, seat, picks)
      return { seat, pick: eagerPick(g, seat, yedo.task(g)?.task ?? '', picks, chance) }
    },
  }
}
