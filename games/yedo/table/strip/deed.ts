/** What Confirm does, and what follows from what is laid. */
import type { Pick, Seat } from '@machiya/kernel'
import { after } from '../../order.ts'
import { readPick } from '../../picks.ts'
import type { TaskName } from '../../tasks.ts'
import { missing } from '../cards/needs.ts'
import { MISSION } from '../../by-id.ts'
import { deskTextIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'
import { placeName } from './places.ts'

const PLACING: readonly (TaskName | undefined)[] = ['place', 'place-early']
/** Longer than this a button is no button. */
const MOST = 30

const inWords = (board: Board, pick: Pick): string => {
  const said = deskTextIn(board.locale)
  if (readPick(pick).is !== 'plain') return calledOf(board, pick)
  if (PLACING.includes(board.task?.task)) return said.placeAt(placeName(board, pick))
  return board.task?.task === 'activate' ? said.actAt(placeName(board, pick)) : calledOf(board, pick)
}

export const deed = (board: Board): string | undefined => {
  const { chosen } = board
  const words = chosen === null ? undefined : inWords(board, chosen)
  return words !== undefined && words.length <= MOST ? words : undefined
}

/** Who places next: whoever comes after me and has somebody at home. */
const nextToPlace = ({ view, seat }: Board & { readonly seat: Seat }): Seat | undefined =>
  after(view, seat).find((each) => each !== seat && view.seats[each].house > 0)

const afterPlacing = (board: Board & { readonly seat: Seat }): string => {
  const said = deskTextIn(board.locale)
  const next = nextToPlace(board)
  return [
    said.moreToPlace(board.view.seats[board.seat].house - 1),
    ...(next === undefined ? [] : [said.isNext(board.t.seat(next))]),
  ].join(' ')
}

const ready = ({ view, seat, t, locale }: Board & { readonly seat: Seat }): string | undefined => {
  const id = view.seats[seat].missions.of.find(
    (each) => each in MISSION && missing(view, seat, MISSION[each].needs).length === 0,
  )
  return id && deskTextIn(locale).canComplete(t.name(id))
}

export const follows = (board: Board): string | undefined => {
  const { seat, task, chosen, offers } = board
  if (seat === null || offers.length === 0) return undefined
  if (PLACING.includes(task?.task)) return chosen === null ? undefined : afterPlacing({ ...board, seat })
  return task?.task === 'activate' ? ready({ ...board, seat }) : undefined
}
