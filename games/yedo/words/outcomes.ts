/** What a line of play comes to in Yedo. */
import type { Outcomes } from '@machiya/kit/folder'
import { ANNEX_IDS, type Yedo } from '../position.ts'
import { de } from './outcomes.de.ts'
import { en } from './outcomes.en.ts'

const DISCIPLES = 4

export const outcomes: Outcomes<Yedo> = {
  counts: (g, seat) => {
    const { mon, geisha, annexes, reserve, weapons, actions, bonuses, missions, blessed } = g.seats[seat]
    return {
      disciples: DISCIPLES - reserve,
      annexes: ANNEX_IDS.filter((id) => annexes[id] > 0).length,
      geisha,
      weapons: weapons.of.length,
      missions: missions.of.length,
      bonuses: bonuses.of.length,
      actions: actions.of.length,
      blessings: blessed ? 1 : 0,
      mon,
    }
  },
  worth: {
    disciples: 4,
    annexes: 3,
    geisha: 2,
    weapons: 2,
    missions: 1.5,
    bonuses: 1.5,
    actions: 1,
    blessings: 2,
    mon: 0.4,
  },
  deeds: { completed: 'card', bonus: null, arrested: null, ambushed: null, 'annex-lost': 'annex' },
  words: { en, de },
}
