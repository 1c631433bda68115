/** What the chosen or pointed pick would mean, from the table before and after it. */
import type { Pick, Seat } from '@machiya/kernel'
import { reasonOf } from '@machiya/kernel/words'
import { DISTRICT_OF, type Spot as Place } from '../../whereabouts.ts'
import { MISSION } from '../../by-id.ts'
import { yedo } from '../../index.ts'
import type { Yedo } from '../../position.ts'
import { missing } from '../cards/needs.ts'
import { nextStop } from '../wheel/patrol.tsx'
import { textIn, type Text } from '../text.ts'
import type { Board } from '../where.ts'

type Asked = Board & { readonly seat: Seat }

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

/** Behind chance nothing is sure. */
const after = (board: Asked, pick: Pick): Yedo | undefined => {
  const preview = board.preview(pick)
  return preview?.end === 'chance' ? undefined : preview?.after
}

const ofAct = (board: Asked, pick: Pick): readonly string[] => {
  const said = textIn(board.locale)
  const then = after(board, pick)
  return then ? [...figures(board.view, then, board.seat, said), ...nearer(board, then, said)] : []
}

const ofPlace = (board: Asked, pick: Pick): readonly string[] => {
  const said = textIn(board.locale)
  const district = DISTRICT_OF[pick as Place]
  const then = after(board, pick)
  return [
    ...(then ? nearer(board, then, said) : []),
    ...(district !== undefined && nextStop(board.view) === district ? [said.risk] : []),
  ]
}

const MOST_ANSWERS = 20
/** The purse once the bid is paid, if nobody tops it. */
const purseAfter = ({ view, seat }: Asked, bid: number): number | undefined => {
  const then = yedo.imagine(view)
  const { mon } = then.seats[seat]
  let pick: Pick = bid
  let who = seat
  for (let i = 0; i < MOST_ANSWERS && then.seats[seat].mon === mon; i++) {
    yedo.advance(then, who, pick)
    who = yedo.waitingFor(then)[0] ?? seat
    const open = yedo.legal(then, who, [])
    pick = open.includes('pass') ? 'pass' : (open[0] as Pick)
  }
  return then.seats[seat].mon === mon ? undefined : then.seats[seat].mon
}

const ofBid = (board: Asked, pick: Pick): readonly string[] => {
  const left = typeof pick === 'number' ? purseAfter(board, pick) : undefined
  return left === undefined ? [] : [textIn(board.locale).wouldBeLeft(left)]
}

const worked = (board: Asked, pick: Pick): readonly string[] => {
  const task = board.task?.task
  if (task === 'bid' || task === 'last-bid') return ofBid(board, pick)
  if (task === 'act') return ofAct(board, pick)
  return task === 'place' || task === 'place-early' ? ofPlace(board, pick) : []
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
