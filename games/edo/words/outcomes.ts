/** What a line of play comes to in Edo. */
import type { Outcomes } from '@machiya/kit/folder'
import type { G } from '../position.ts'
import { de } from './outcomes.de.ts'
import { en } from './outcomes.en.ts'

export const outcomes: Outcomes<G> = {
  counts: (g, seat) => {
    const { ryo, wood, stone, rice, whites, samurai, specials, privileges, roninTiles } = g.seats[seat]
    return {
      samurai: samurai.length,
      whites,
      permits: specials.of.length,
      privileges: privileges.of.length,
      'ronin-tiles': roninTiles,
      wood,
      stone,
      rice,
      ryo,
    }
  },
  worth: {
    samurai: 1,
    whites: 1,
    permits: 1,
    privileges: 0.7,
    'ronin-tiles': 1,
    wood: 0.3,
    stone: 0.3,
    rice: 0.2,
    ryo: 0.1,
  },
  deeds: { built: 'at', fulfilled: 'wish', 'has-lost': null },
  words: { en, de },
}
