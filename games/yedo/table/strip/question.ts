/** What is asked, naming the thing. */
import { askOf } from '@machiya/kernel/words'
import type { Seat } from '@machiya/kernel'
import { CATEGORIES, type GroupId } from '../../data/categories.ts'
import { disciplesIn, disciplesOut } from '../../whereabouts.ts'
import type { YedoTask } from '../../tasks.ts'
import { deskTextIn } from '../text.ts'
import type { Board } from '../where.ts'
import { placeName } from './places.ts'

type Asked = Board & { readonly seat: Seat }
type Ask = (board: Asked) => string | undefined

const openPicks = ({ offers }: Board): readonly string[] =>
  offers.filter(({ no }) => !no).map(({ pick }) => String(pick))

/** Parts of a main category that can still be taken. */
const partsLeft = ({ view, locale }: Board, group: GroupId): string =>
  deskTextIn(locale).listed(
    CATEGORIES.filter((row) => row.group === group && !view.closed.includes(row.id)).map(
      ({ id }) => deskTextIn(locale).part[id] ?? id,
    ),
  )
export const lotCalled = (board: Board): string => {
  const said = deskTextIn(board.locale)
  const { lot } = board.view.sale
  return said.lotOf[lot]?.(partsLeft(board, lot as GroupId)) ?? said.lot[lot] ?? board.t.name(lot)
}

const bid: Ask = (board) =>
  deskTextIn(board.locale).isBid(
    lotCalled(board),
    board.view.sale.price,
    board.t.seat(board.view.sale.leader),
  )
const claim: Ask = (board) => {
  const said = deskTextIn(board.locale)
  const parts = openPicks(board).flatMap((pick) => said.part[pick] ?? [])
  return said.claim(board.view.sale.price, said.listed(parts))
}

const place: Ask = ({ view, seat, locale }) => deskTextIn(locale).place(disciplesOut(view, seat) + 1)

const MOST_NAMED = 3
const activate: Ask = (board) => {
  const said = deskTextIn(board.locale)
  const places = openPicks(board).filter((pick) => !pick.includes(':'))
  if (places.length === 1) return said.activateOne(placeName(board, places[0] ?? ''))
  return places.length > MOST_NAMED
    ? undefined
    : said.activate(said.listed(places.map((each) => placeName(board, each))))
}
const act: Ask = (board) => {
  const said = deskTextIn(board.locale)
  const where = placeName(board, board.view.turn.at)
  return board.task?.task === 'act' && board.task.a.errand ? said.errand(where) : said.at(where)
}

const steer: Ask = ({ view, t, locale }) => deskTextIn(locale).steer(t.name(view.patrol.district))
const rescue: Ask = ({ view, seat, t, locale }) =>
  deskTextIn(locale).rescue(t.name(view.patrol.district), disciplesIn(view, seat, view.patrol.district))

const ASKS: { readonly [name in YedoTask['task']]?: Ask } = {
  bid,
  'last-bid': (board) => deskTextIn(board.locale).lastWord(lotCalled(board), board.view.sale.price),
  claim,
  place,
  activate,
  act,
  finish: (board) => deskTextIn(board.locale).finish(placeName(board, board.view.turn.at)),
  steer,
  rescue,
}

export const question = (board: Board): string | undefined => {
  const { task, seat, offers } = board
  if (!task || seat === null || offers.length === 0) return undefined
  return ASKS[task.task]?.({ ...board, seat }) ?? askOf(board.words, task, board.t)
}
