/** 7.13 to 7.19: completing a mission. */
import { move, reason, tell, TOP, type Next, type Seat, type Task } from '@machiya/kernel'
import type { StallId } from '../data/market-spaces.ts'
import type { MissionId } from '../data/missions.ts'
import type { MissionRow, Needs, Reward } from '../data/rows.ts'
import { BUILT } from '../whereabouts.ts'
import { MISSION } from '../by-id.ts'
import { STALL_IDS, step, type Yedo } from '../position.ts'
import { chooseDeck } from './2-rewards.ts'
import { takeWeapon } from './7-districts.ts'
import { geishaLacking, isCostly, isInReach, lacksBlessing, needsNo } from './7-needs.ts'
import { ask, at } from './8-cards.ts'
import {
  bless,
  drawAction,
  drawBonus,
  earn,
  honour,
  pay,
  swapPatrol,
  takeChurch,
  unbless,
} from './8-gains.ts'

const EMPTY_STALL = reason('7.15', 'That stall is empty')

type Who = { seat: Seat }
const shownOf = (g: Yedo): MissionRow => MISSION[g.shown.of[0] as MissionId]

/** 7.13 The mission is laid open; the standard half comes first. */
export const showMission = (g: Yedo, seat: Seat, mission: MissionId): Next => {
  g.turn.did = 'mission'
  tell(g, 'mission', { seat, card: move(g, g.seats[seat].missions, g.shown, mission) })
  return [standardHalf({ seat }), bonusHalf({ seat }), completeMission({ seat })]
}

/** 7.10, 7.11 A disciple on an annex stands in for what is missing and goes home at once. */
const standIn = (g: Yedo, seat: Seat, annex: 'yashiki' | 'karesansui'): void => {
  g.turn[annex]++
  g.seats[seat].annexes[annex] = BUILT
  g.seats[seat].house++
  tell(g, 'stood-in', { seat, annex })
}

/** 7.8 What is surrendered is given before the reward. */
const meet = (g: Yedo, seat: Seat, needs: Needs): void => {
  if (geishaLacking(g, seat, needs) > 0) standIn(g, seat, 'yashiki')
  if (lacksBlessing(g, seat, needs)) standIn(g, seat, 'karesansui')
  else if (needs.blessing !== undefined && g.seats[seat].blessed) unbless(g, seat)
  pay(g, seat, needs.pay ?? 0)
}

/** 7.15 to 7.17 Collects a reward; what cannot be had has no effect. */
const collect = (g: Yedo, seat: Seat, reward: Reward): Task[] => {
  honour(g, seat, reward.prestige ?? 0, 'missions')
  earn(g, seat, reward.mon ?? 0)
  if (reward.blessing) bless(g, seat)
  if (reward.church) takeChurch(g, seat)
  if (reward.swap && g.patrol.onBoard) swapPatrol(g)
  if (reward.reserve) g.turn.toReserve = true
  return [
    ...(reward.action ? [drawAction(g, seat)] : []),
    ...(reward.bonus ? [drawBonus(g, seat)] : []),
    ...(reward.mission ? chooseDeck(g, seat, 'one') : []),
    ...(reward.weapon ? [takeReward({ seat })] : []),
  ]
}

export const standardHalf = step<Who>('standard-half', (g, { seat }): Next => {
  const { needs, reward } = shownOf(g)
  meet(g, seat, needs)
  return collect(g, seat, reward)
})

/** 7.14 The bonus half, if every requirement is met; if it costs something the player may decline. */
export const bonusHalf = step<Who>('bonus-half', (g, { seat }): Next => {
  const { bonusNeeds } = shownOf(g)
  const no = needsNo(g, seat, bonusNeeds)
  if (!no) return isCostly(g, seat, bonusNeeds) ? bonus({ seat }) : takeBonus(g, seat)
  if (g.seats[seat].actions.of.length > 0 && isInReach(g, seat, bonusNeeds)) return bonus({ seat })
})

const takeBonus = (g: Yedo, seat: Seat): Next => {
  const { bonusNeeds, bonusReward } = shownOf(g)
  meet(g, seat, bonusNeeds)
  tell(g, 'bonus', { seat })
  return collect(g, seat, bonusReward)
}

export const bonus = ask<Who, 'take' | 'decline'>('bonus', {
  moments: at('mission'),
  options: (g, { seat }, say) => {
    say('take', needsNo(g, seat, shownOf(g).bonusNeeds))
    say('decline')
  },
  play: (g, { seat }, pick): Next => (pick === 'take' ? takeBonus(g, seat) : undefined),
})

/** 7.18 The completed mission lies face down; everyone has seen it. 9.2 The Shogun's death ends the game. */
export const completeMission = step<Who>('complete-mission', (g, { seat }): Next => {
  if (shownOf(g).endsGame) g.ending = true
  tell(g, 'completed', { seat, card: move(g, g.shown, g.seats[seat].completed, TOP) })
})

/** 7.15 A weapon of choice from the market. 7.19 Nothing from an empty one. */
export const takeReward = step<Who>('take-reward', (g, { seat }): Next => {
  if (STALL_IDS.some((id) => g.stalls[id].of.length > 0)) return freeWeapon({ seat })
})
export const freeWeapon = ask<Who, StallId>('free-weapon', {
  options: (g, _a, say) => STALL_IDS.forEach((id) => say(id, g.stalls[id].of.length === 0 && EMPTY_STALL)),
  play: (g, { seat }, stall): Next => takeWeapon(g, seat, stall),
})
