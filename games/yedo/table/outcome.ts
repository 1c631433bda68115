/** What the chosen or pointed pick would mean, worked out by the rules themselves on a scratch copy of the table. */
import type { Seat } from '@machiya/kernel'
import { reasonOf } from '@machiya/kernel/words'
import { DISTRICT_OF, MISSION, type Spot as Place } from '../board.ts'
import type { MissionId } from '../data/missions.ts'
import { yedo } from '../index.ts'
import type { Yedo } from '../position.ts'
import { deedAt } from '../rules/7-districts.ts'
import { missing, placedAt } from './needs.ts'
import { nextStop } from './patrol.tsx'
import { textIn, type Text } from './text.ts'
import type { Board } from './where.ts'

type Asked = Board & { readonly seat: Seat }

/** The table after a deed; undefined where the deed cannot be tried on what this seat knows. */
const tried = (g: Yedo, seat: Seat, pick: string): Yedo | undefined => {
  const then = yedo.copy(g)
  try {
    deedAt(then, seat, g.turn.at as Place, pick)
    return then
  } catch {
    return undefined
  }
}

const change = (before: number, after: number, unit: string): string[] =>
  before === after ? [] : [`${before} → ${after} ${unit}`]

const figures = (g: Yedo, then: Yedo, seat: Seat, said: Text): readonly string[] => {
  const [was, is] = [g.seats[seat], then.seats[seat]]
  const all = [...change(was.mon, is.mon, said.mon), ...change(was.prestige, is.prestige, said.prestige)]
  return all.length > 0 ? [all.join(' · ')] : []
}

/** Missions that lack less than before. */
const nearer = ({ view, seat, t }: Asked, then: Yedo, said: Text): readonly string[] =>
  view.seats[seat].missions.of.flatMap((id) => {
    if (!(id in MISSION)) return []
    const { needs } = MISSION[id]
    const [before, after] = [missing(view, seat, needs).length, missing(then, seat, needs).length]
    if (after >= before) return []
    return [after === 0 ? said.readyBy(t.name(id)) : said.nearer(t.name(id), after)]
  })

const rewarded = ({ view, seat }: Asked, id: MissionId, said: Text): readonly string[] => {
  const { prestige = 0, mon = 0 } = MISSION[id].reward
  const pay = MISSION[id].needs.pay ?? 0
  const own = view.seats[seat]
  return [
    [
      ...change(own.prestige, own.prestige + prestige, said.prestige),
      ...change(own.mon, own.mon + mon - pay, said.mon),
    ].join(' · '),
  ]
}

const ofAct = (board: Asked, pick: string): readonly string[] => {
  const said = textIn(board.locale)
  if (pick in MISSION) return rewarded(board, pick as MissionId, said)
  if (DISTRICT_OF[board.view.turn.at as Place] === undefined) return []
  const then = tried(board.view, board.seat, pick)
  return then ? [...figures(board.view, then, board.seat, said), ...nearer(board, then, said)] : []
}

const ofPlace = (board: Asked, pick: string): readonly string[] => {
  const said = textIn(board.locale)
  const district = DISTRICT_OF[pick as Place]
  const then = placedAt(board.view, board.seat, pick)
  return [
    ...(then ? nearer(board, then, said) : []),
    ...(district !== undefined && nextStop(board.view) === district ? [said.risk] : []),
  ]
}

const worked = (board: Asked, pick: Board['offers'][number]['pick']): readonly string[] => {
  const task = board.task?.task ?? ''
  if (task === 'bid' || task === 'last-bid')
    return typeof pick === 'number'
      ? [textIn(board.locale).wouldBeLeft(board.view.seats[board.seat].mon - pick)]
      : []
  if (task === 'act') return ofAct(board, String(pick))
  return task.startsWith('place') ? ofPlace(board, String(pick)) : []
}

export type Outcome = { readonly lines: readonly string[]; readonly open: boolean }
const NOTHING: Outcome = { lines: [], open: true }

/** What is pointed at comes before what is chosen; a closed pick says why it is closed. */
export const outcomeOf = (board: Board): Outcome => {
  const { seat, offers, chosen, pointed } = board
  const at = (id: Board['chosen']) => offers.find(({ pick }) => id !== null && String(pick) === String(id))
  const offer = at(pointed) ?? at(chosen)
  if (seat === null || !offer) return NOTHING
  if (offer.no) return { lines: [reasonOf(board.words, offer.no)], open: false }
  return { lines: worked({ ...board, seat }, offer.pick), open: true }
}
