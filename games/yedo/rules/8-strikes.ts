/** 8.36, 8.37: cards against another clan. */
import { reason, tell, type Next, type Seat } from '@machiya/kernel'
import { DISTRICT_OF, disciplesAt, disciplesIn, FREE, SPACES_AT, SPOTS, type Spot } from '../whereabouts.ts'
import { eachFace } from '../hands.ts'
import { others } from '../order.ts'
import { step, type Yedo } from '../position.ts'
import { disciplePick, readPick, seatOf, seatPick } from '../picks.ts'
import { ask } from './8-cards.ts'
import { discard, earn, honour, forfeit } from './8-gains.ts'
import { isShared } from './8-requirements.ts'

const NOT_SHARED = reason('8.37', 'You share no district with that clan')
const NOTHING_THERE = reason('8.38', 'That clan has nothing to lose')

type Who = { seat: Seat }
const CUTPURSE_MON = 4

/** 8.36 Ambush: a disciple of another clan in a shared district goes home without acting. */
export const ambush = step<Who>('ambush', (_g, { seat }): Next => ambushWhom({ seat }))
export const ambushWhom = ask<Who, string>('ambush-whom', {
  options: (g, { seat }, say) => {
    for (const spot of SPOTS) {
      if (disciplesIn(g, seat, DISTRICT_OF[spot]) === 0) continue
      for (const other of others(g, seat)) if (disciplesAt(g, other, spot) > 0) say(disciplePick(spot, other))
    }
    say('nobody')
  },
  play: (g, _a, pick): Next => {
    const said = readPick(pick)
    if (said.is === 'disciple') sendHome(g, said.seat, said.spot)
  },
})
const sendHome = (g: Yedo, seat: Seat, spot: Spot): void => {
  g.spaces[SPACES_AT[spot].find((space) => g.spaces[space] === seat) as number] = FREE
  g.seats[seat].house++
  tell(g, 'ambushed', { seat, place: spot })
}

type Strike = 'scandal' | 'disarm' | 'cutpurse'
const strikeNo = (g: Yedo, seat: Seat, other: Seat, strike: Strike) => {
  const { prestige, weapons, mon } = g.seats[other]
  const has = strike === 'scandal' ? prestige : strike === 'disarm' ? weapons.of.length : mon
  if (has === 0) return NOTHING_THERE
  return strike !== 'scandal' && !isShared(g, seat, other) && NOT_SHARED
}

/** 8.37 Scandal, Disarm, Cutpurse: the clan they strike is chosen when they take effect. */
export const scandal = step<Who>('scandal', (_g, { seat }): Next => strikeWhom({ seat, strike: 'scandal' }))
export const disarm = step<Who>('disarm', (_g, { seat }): Next => strikeWhom({ seat, strike: 'disarm' }))
export const cutpurse = step<Who>('cutpurse', (_g, { seat }): Next =>
  strikeWhom({ seat, strike: 'cutpurse' }),
)

export const strikeWhom = ask<Who & { strike: Strike }, string>('strike-whom', {
  options: (g, { seat, strike }, say) => {
    for (const other of others(g, seat)) say(seatPick('seat', other), strikeNo(g, seat, other, strike))
    say('nobody')
  },
  play: (g, { seat, strike }, pick): Next => {
    const other = seatOf(pick, 'seat')
    if (other === undefined) return
    tell(g, 'struck', { seat, other, strike })
    if (strike === 'scandal') return honour(g, other, -2, 'cards')
    if (strike === 'disarm') return dropWeapon({ seat: other })
    const loot = Math.min(CUTPURSE_MON, g.seats[other].mon)
    forfeit(g, other, loot)
    earn(g, seat, loot)
  },
})

/** 8.37 Disarm: the clan discards a weapon of its choice. */
export const dropWeapon = ask<Who, string>('drop-weapon', {
  options: (g, { seat }, say) => eachFace(g.seats[seat].weapons.of, (weapon) => say(weapon)),
  play: (g, { seat }, weapon): Next => discard(g, seat, 'weapon', weapon),
})
