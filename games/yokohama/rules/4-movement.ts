/** Chapter 4: movement. */
import { reason, tell, type Next, type Seat } from '@machiya/kernel'
import type { AreaId } from '../data/areas.ts'
import { owns, payTo, returnAssistants, spend } from '../ledger.ts'
import { areaIdAt, assistantsAt, canalOf, mannedBy, placeOf, rivalsAt } from '../places.ts'
import { choice, NONE, type Yokohama } from '../position.ts'
import { wayOf, wayPick } from '../picks.ts'
import { CANAL_TOLL, routesOf } from '../routes.ts'
import { act } from './5-action.ts'
import { onceATurn, type Once } from './8-once-a-turn.ts'

const CANAL = reason('4.9', 'The president may not end on the canal')
const START = reason('4.10', 'The president may not go back to where the walk began')
const UNMANNED = reason('4.2', 'You have no assistant there')
const RIVAL = reason('4.2', 'An opposing president stands there')
const FEE = reason('4.7', 'You cannot pay the presidents there')
const UNREACHED = reason('4.6', 'No way that you can walk and pay leads there')

const noWay = (g: Yokohama, seat: Seat, place: number, canal: number) => {
  if (place === canal) return CANAL
  if (place === g.seats[seat].president) return START
  if (assistantsAt(g, seat, place) === 0) return UNMANNED
  const rivals = rivalsAt(g, seat, place)
  return rivals > 0 ? noEntry(g, seat, rivals) : UNREACHED
}
/** 4.13 With the postal service only their fee or the way is wanting. 4.14 With the stagecoach as well, only the way. */
const noEntry = (g: Yokohama, seat: Seat, rivals: number) => {
  if (!owns(g, seat, 'postal-service')) return RIVAL
  return rivals > g.seats[seat].yen && !owns(g, seat, 'stagecoach') ? FEE : UNREACHED
}

/** 4.1 Take the president back, set it from the supply, or walk. 4.11 Where nothing can be reached, only the first is open. */
export const movement = choice<{ seat: Seat }, AreaId | 'recall', Once>('movement', {
  beside: onceATurn,
  options: (g, { seat }, say) => {
    let ends = 0
    for (const route of routesOf(g, seat)) ends |= route.ends
    const canal = canalOf(g)
    for (let place = 0; place < g.areas.length; place++)
      say(areaIdAt(g, place), ends & (1 << place) ? false : noWay(g, seat, place, canal))
    say('recall')
  },
  play: (g, { seat }, pick): Next => {
    if (pick === 'recall') return recall(g, seat)
    const to = placeOf(g, pick)
    const ways = waysTo(g, seat, to)
    return ways.length === 1 ? go(g, seat, to, ways[0] ?? 0) : way({ seat, to: pick })
  },
})
export const waysTo = (g: Yokohama, seat: Seat, to: number): number[] =>
  routesOf(g, seat).flatMap(({ tolls, ends }) => (ends & (1 << to) ? [tolls] : []))

/** 4.12 Of several ways the player chooses whom to pay. */
export const way = choice<{ seat: Seat; to: AreaId }, string>('way', {
  options: (g, { seat, to }, say) => {
    for (const tolls of waysTo(g, seat, placeOf(g, to))) say(wayPick(tolls))
  },
  play: (g, { seat, to }, pick): Next => go(g, seat, placeOf(g, to), wayOf(pick)?.tolls ?? 0),
})

const go = (g: Yokohama, seat: Seat, to: number, tolls: number): Next => {
  for (let other = 0; other < g.about.seats; other++) if (tolls & (1 << other)) payTo(g, seat, other as Seat)
  if (tolls & (1 << CANAL_TOLL)) spend(g, seat, 1)
  g.seats[seat].president = to
  tell(g, 'moved', { seat, area: areaIdAt(g, to) })
  return act({ seat, at: to })
}

/** 4.3 The president returns, and any number of assistants may. 4.4 The other steps are skipped. */
const recall = (g: Yokohama, seat: Seat): Next => {
  g.seats[seat].president = NONE
  tell(g, 'recalled', { seat })
  return mannedBy(g, seat) ? recallAssistants({ seat, from: 0 }) : []
}
export const recallAssistants = choice<{ seat: Seat; from: number }, AreaId | 'all' | 'done'>(
  'recall-assistants',
  {
    options: (g, { seat, from }, say) => {
      const { assistants } = g.seats[seat]
      for (let place = from; place < assistants.length; place++)
        if (assistants[place]) say(areaIdAt(g, place))
      say('all')
      say('done')
    },
    play: (g, { seat, from }, pick): Next => {
      if (pick === 'done') return
      if (pick === 'all') return recallFrom(g, seat, from)
      const place = placeOf(g, pick)
      returnAssistants(g, seat, place, 1)
      return mannedBy(g, seat) >> place ? recallAssistants({ seat, from: place }) : []
    },
  },
)
const recallFrom = (g: Yokohama, seat: Seat, from: number): void => {
  for (let place = from; place < g.areas.length; place++)
    returnAssistants(g, seat, place, assistantsAt(g, seat, place))
}
