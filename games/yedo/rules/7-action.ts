/** 7 Action: whose turn it is, and what the activated disciple does. */
import { reason, tell, type Next, type Say, type Seat } from '@machiya/kernel'
import type { MissionId } from '../data/missions.ts'
import type { AnnexId } from '../data/rows.ts'
import { after } from '../order.ts'
import { BUILT, disciplesOut, FREE, OCCUPIED, SPACES_AT, spotsOf, type Spot } from '../whereabouts.ts'
import { MISSION } from '../by-id.ts'
import { ANNEX_IDS, step, type Yedo } from '../position.ts'
import { sayAnnex, useAnnex } from './7-annexes.ts'
import { deedAt, sayDeeds } from './7-districts.ts'
import { showMission } from './7-missions.ts'
import { missionNo } from './7-needs.ts'
import { ask, at, window } from './8-cards.ts'
import { toReserve } from './8-gains.ts'

const SAME = reason('8.31', 'A second errand must be another action')

export const freshTurn = (seat: Seat | null): Yedo['turn'] => ({
  seat,
  at: '',
  did: '',
  cut: 0,
  blade: null,
  guest: 0,
  yashiki: 0,
  karesansui: 0,
  extra: 0,
  toReserve: false,
})

export const actionPhase = step('action-phase', (g): Next => {
  g.phase = 'action'
  return [window({ moment: 'action-start' }), activation({ last: null })]
})

/** 7.1 In player order, one at a time and round after round, until no disciple is left. */
export const activation = step<{ last: Seat | null }>('activation', (g, { last }): Next => {
  const seats = last === null ? g.order : after(g, last)
  const seat = seats.find((each) => disciplesOut(g, each) > 0)
  g.turn = freshTurn(seat ?? null)
  return seat === undefined ? endPhase(g) : activate({ seat })
})

/** 3.7 What lasts for the round ends here. */
const endPhase = (g: Yedo): void => {
  g.event = null
  g.shut = null
}

type Place = Spot | AnnexId
const isAnnex = (place: string): place is AnnexId => (ANNEX_IDS as readonly string[]).includes(place)

/** 7.2 A player with disciples out must activate one. */
export const activate = ask<{ seat: Seat }, Place>('activate', {
  moments: at('own-turn'),
  options: (g, { seat }, say) => {
    for (const spot of spotsOf(g, seat)) say(spot)
    for (const id of ANNEX_IDS) if (g.seats[seat].annexes[id] === OCCUPIED) say(id)
  },
  play: (g, { seat }, place): Next => {
    g.turn.at = place
    tell(g, 'activated', { seat, place })
    return [act({ seat, errand: 0 }), endTurn({ seat })]
  },
})

const sayMissions = (g: Yedo, seat: Seat, say: Say<string>): void => {
  for (const mission of g.seats[seat].missions.of) say(mission, missionNo(g, seat, mission))
}

type Acting = { seat: Seat; errand: number }
/** 7.3 It completes one mission, or takes one action of its space, or uses its annex. */
export const act = ask<Acting, string>('act', {
  moments: at('own-turn') | at('acting') | at('mission'),
  options: (g, { seat, errand }, say) => {
    const place = g.turn.at as Place
    if (isAnnex(place)) sayAnnex(g, seat, place, say)
    else {
      if (!errand) sayMissions(g, seat, say)
      sayDeeds(g, seat, place, say, errand ? SAME : undefined)
    }
    say('nothing')
  },
  play: (g, { seat, errand }, pick): Next => {
    const place = g.turn.at as Place
    if (pick === 'nothing') {
      if (!errand) g.turn.did = 'nothing'
      return
    }
    if (pick in MISSION) return showMission(g, seat, pick as MissionId)
    if (isAnnex(place)) return useAnnex(g, seat, place, pick)
    return deedAt(g, seat, place, pick)
  },
})

/** 7.4 Cards of the own turn can still be played; then the disciple goes home. */
export const endTurn = step<{ seat: Seat }>('end-turn', (g, { seat }): Next =>
  g.seats[seat].actions.of.length > 0 ? finish({ seat }) : goHome({ seat }),
)
export const finish = ask<{ seat: Seat }, 'end'>('finish', {
  moments: at('own-turn'),
  options: (_g, _a, say) => say('end'),
  play: (_g, { seat }): Next => goHome({ seat }),
  retry: ({ seat }) => endTurn({ seat }),
})

const leaveSpace = (g: Yedo, seat: Seat): void => {
  const { at: place, toReserve: lost } = g.turn
  if (isAnnex(place)) g.seats[seat].annexes[place] = BUILT
  else g.spaces[SPACES_AT[place as Spot].find((space) => g.spaces[space] === seat) as number] = FREE
  if (lost) toReserve(g, seat)
  else g.seats[seat].house++
}

/** 7.4 The disciple returns to the clan house. 8.33 Twin Strike activates one more. */
export const goHome = step<{ seat: Seat }>('go-home', (g, { seat }): Next => {
  const { extra, did } = g.turn
  if (did !== 'bower') leaveSpace(g, seat)
  if (extra === 0 || disciplesOut(g, seat) === 0) return activation({ last: seat })
  g.turn = { ...freshTurn(seat), extra: extra - 1 }
  return activate({ seat })
})
