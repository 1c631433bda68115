/** The player's aid: a turn in outline, what scores, and what ends the game at this table. */
import type { Aid } from '@machiya/kit'
import { LIMIT, START } from '../by-id.ts'
import { PLAYER_COUNTS } from '../data/player-counts.ts'
import { SCORES } from '../data/scores.ts'
import { NONE, type Yokohama } from '../position.ts'
import { textIn } from './text.ts'

const pointsOf = (which: (typeof SCORES)[number]['id']): readonly number[] =>
  SCORES.find(({ id }) => id === which)?.points ?? []
const standing = (owners: readonly number[]): number => owners.filter((owner) => owner !== NONE).length

export const aid = (g: Yokohama, locale: string): Aid => {
  const said = textIn(locale).aid
  const boardEnd = PLAYER_COUNTS.find(({ players }) => players === g.about.seats)?.boardEnd ?? 0
  return [
    { title: said.turn, lines: said.turnLines(LIMIT) },
    {
      title: said.scores,
      lines: said.scoreLines({
        church: pointsOf('church').join(' / '),
        customs: pointsOf('customs').join(' / '),
        technology: pointsOf('technology').join(' / '),
        countries: pointsOf('countries').slice(2).join(', '),
        yen: LIMIT['yen-for-a-point'],
        goods: LIMIT['goods-for-a-point'],
      }),
    },
    {
      title: said.ends,
      lines: said.endLines({
        boardEnd,
        church: standing(g.church),
        customs: standing(g.customs),
        houses: START.house.supply + START.house.warehouse,
        shops: START.shop.supply + START.shop.warehouse,
        orders: g.orders.of.length,
      }),
    },
  ]
}
