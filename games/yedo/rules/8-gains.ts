/** Gains and losses that every chapter uses; each tells what changed. */
import { BOTTOM, move, moveAll, shuffle, tell, TOP, type Card, type Seat, type Task } from '@machiya/kernel'
import type { ActionCardId } from '../data/action-cards.ts'
import type { BonusCardId } from '../data/bonus-cards.ts'
import type { MissionId } from '../data/missions.ts'
import type { AnnexId, Color, WeaponId } from '../data/rows.ts'
import { BUILT } from '../whereabouts.ts'
import { colorOf } from '../by-id.ts'
import type { SOURCES, Yedo } from '../position.ts'

export type Kind = 'action' | 'bonus' | 'mission' | 'weapon'

export const earn = (g: Yedo, seat: Seat, mon: number): void => {
  if (mon === 0) return
  g.seats[seat].mon += mon
  tell(g, 'mon', { seat, by: mon })
}

/** 8.14 Nobody pays or loses mon he does not have. */
export const forfeit = (g: Yedo, seat: Seat, mon: number): void =>
  earn(g, seat, -Math.min(mon, g.seats[seat].mon))
export const pay = (g: Yedo, seat: Seat, price: number): void => {
  const mon = Math.min(price, g.seats[seat].mon)
  if (mon === 0) return
  g.seats[seat].mon -= mon
  tell(g, 'paid', { seat, mon })
}

/** 8.14 Prestige points never fall below 0. */
export const honour = (g: Yedo, seat: Seat, points: number, from: (typeof SOURCES)[number]): void => {
  const by = Math.max(points, -g.seats[seat].prestige)
  if (by === 0) return
  g.seats[seat].prestige += by
  g.seats[seat].earned[from] += by
  tell(g, 'prestige', { seat, by })
}

export const bless = (g: Yedo, seat: Seat): void => {
  if (g.seats[seat].blessed || g.blessings === 0) return
  g.blessings--
  g.seats[seat].blessed = true
  tell(g, 'blessed', { seat })
}

export const unbless = (g: Yedo, seat: Seat): void => {
  g.blessings++
  g.seats[seat].blessed = false
  tell(g, 'unblessed', { seat })
}

export const takeGeisha = (g: Yedo, seat: Seat): void => {
  g.geisha--
  g.seats[seat].geisha++
  tell(g, 'geisha', { seat })
}

export const takeAnnex = (g: Yedo, seat: Seat, annex: AnnexId): void => {
  g.annexes[annex]--
  g.seats[seat].annexes[annex] = BUILT
  tell(g, 'built', { seat, annex })
}

export const recruit = (g: Yedo, seat: Seat): void => {
  g.seats[seat].reserve--
  g.seats[seat].house++
  tell(g, 'recruited', { seat })
}

/** 5.6 Nobody loses either of his last two disciples. */
export const toReserve = (g: Yedo, seat: Seat): void => {
  const own = g.seats[seat]
  const home = own.reserve >= 2
  if (home) own.house++
  else own.reserve++
  tell(g, home ? 'sent-home' : 'to-reserve', { seat })
}

export const takeChurch = (g: Yedo, seat: Seat): void => {
  if (g.church > 0) tell(g, 'church-taken', { seat, mon: g.church })
  g.seats[seat].mon += g.church
  g.church = 0
}

export const fillChurch = (g: Yedo, mon: number): void => {
  if (mon === 0) return
  g.church += mon
  tell(g, 'church-filled', { by: mon, mon: g.church })
}

export const swapPatrol = (g: Yedo): void => {
  g.patrol.color = g.patrol.color === 'red' ? 'blue' : 'red'
  tell(g, 'patrol-swapped', { color: g.patrol.color })
}

/** 3.4 Whenever a weapon is needed and the deck is empty, the discard is shuffled and becomes the deck. */
export const stockWeapons = (g: Yedo): void => {
  if (g.weapons.of.length > 0 || g.discard.of.length === 0) return
  moveAll(g, g.discard, g.weapons)
  shuffle(g, g.weapons)
  tell(g, 'weapons-shuffled', {})
}

/** 8.10 Who has more than the limit reduces at once. */
const reduced = (seat: Seat, kind: Kind): Task => ({ task: 'reduce', a: { seat, kind } })

export const drawAction = (g: Yedo, seat: Seat): Task => {
  tell(g, 'drew', { seat, kind: 'action', card: move(g, g.actions, g.seats[seat].actions, TOP) })
  return reduced(seat, 'action')
}
export const drawBonus = (g: Yedo, seat: Seat): Task => {
  tell(g, 'drew', { seat, kind: 'bonus', card: move(g, g.bonuses, g.seats[seat].bonuses, TOP) })
  return reduced(seat, 'bonus')
}
export const drawMission = (g: Yedo, seat: Seat, color: Color): Task => {
  tell(g, 'drew', { seat, kind: 'mission', card: move(g, g.missions[color], g.seats[seat].missions, TOP) })
  return reduced(seat, 'mission')
}
export const drawWeapon = (g: Yedo, seat: Seat): Task => {
  stockWeapons(g)
  tell(g, 'drew', { seat, kind: 'weapon', card: move(g, g.weapons, g.seats[seat].weapons, TOP) })
  return reduced(seat, 'weapon')
}

/** 8.12 Where what is given up goes. */
const dropTo = (g: Yedo, seat: Seat, kind: Kind, face: string): Card => {
  const own = g.seats[seat]
  if (kind === 'action') return move(g, own.actions, g.actions, face as ActionCardId, BOTTOM)
  if (kind === 'bonus') return move(g, own.bonuses, g.bonuses, face as BonusCardId, BOTTOM)
  if (kind === 'weapon') return move(g, own.weapons, g.discard, face as WeaponId)
  return move(g, own.missions, g.missions[colorOf(face as MissionId)], face as MissionId, BOTTOM)
}
export const discard = (g: Yedo, seat: Seat, kind: Kind, face: string): void =>
  tell(g, 'gave-up', { seat, kind, card: dropTo(g, seat, kind, face) })
