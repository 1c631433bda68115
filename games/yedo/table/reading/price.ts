/** What a card costs me now, or what a mission asks of me. */
import { offerAt, stateOf, type Price, type Way } from '@machiya/kit'
import type { Pick, Seat } from '@machiya/kernel'
import { eventOf, MISSION } from '../../by-id.ts'
import { MARKET_SPACES, type StallId } from '../../data/market-spaces.ts'
import type { MissionId } from '../../data/missions.ts'
import type { AnnexId } from '../../data/rows.ts'
import { buildPick } from '../../picks.ts'
import { weaponPrice } from '../../rules/7-districts.ts'
import { isMet, wantsOf, type Want } from '../cards/needs.ts'
import { hadFrom, shortfall, wantName } from '../cards/shortfall.ts'
import { readingTextIn } from '../text.ts'
import { tollOf } from '../wheel/prices.ts'
import type { Board } from '../where.ts'
import type { Kind } from './kinds.ts'

type Mine = Board & { readonly seat: Seat }
type Row = Price['rows'][number]

const isAsked = ({ offers }: Board, pick: Pick): boolean => offerAt(offers, pick) !== undefined
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const atStall = (board: Mine, stall: StallId): Price | undefined => {
  const said = readingTextIn(board.locale)
  const { view, seat } = board
  const base = MARKET_SPACES.find(({ id }) => id === stall)?.price ?? 0
  if (!isAsked(board, stall) || board.task?.task === 'free-weapon') return undefined
  const { weaponPrice: event = 0 } = eventOf(view)
  const price = weaponPrice(view, seat, base)
  const cut = Math.min(price, view.turn.cut)
  const change = (label: string, by: number): readonly Row[] =>
    by === 0 ? [] : [{ label, value: signed(by) }]
  return {
    rows: [
      { label: said.stall, value: String(base) },
      ...change(said.byEvent, event),
      ...change(board.t.name('kobudo-ryu'), price - base - event),
      ...change(board.t.name('haggling'), -cut),
      { label: said.toPay, value: String(price - cut) },
    ],
    note: said.keep(view.seats[seat].mon - price + cut),
  }
}

const built = (board: Mine, annex: AnnexId): Price | undefined => {
  const pick = buildPick(annex)
  if (!isAsked(board, pick)) return undefined
  const said = readingTextIn(board.locale)
  const mon = -tollOf(board.view, board.seat, 'tavern', pick).mon
  return {
    rows: [{ label: said.toPay, value: String(mon) }],
    note: said.keep(board.view.seats[board.seat].mon - mon),
  }
}

/** For money or for her favour. */
const hired = (board: Mine): Price | undefined => {
  const picks = ['geisha-mon', 'geisha-prestige'] as const
  if (!picks.some((pick) => isAsked(board, pick))) return undefined
  const said = readingTextIn(board.locale)
  const me = board.view.seats[board.seat]
  const ways = picks.map((pick): Way => {
    const toll = tollOf(board.view, board.seat, 'red-light', pick)
    const unit = pick === 'geisha-mon' ? 'mon' : 'prestige'
    const open = !offerAt(board.offers, pick)?.no
    return {
      id: pick,
      label: said.amount(-toll[unit], unit),
      note: open ? said.keeps(me[unit] + toll[unit], unit) : said.has(me[unit], unit),
      open,
      chosen: stateOf(board, pick) === 'chosen',
      choose: () => board.act(pick),
    }
  })
  return { rows: [], ways }
}

const valueOf = (board: Mine, want: Want): string =>
  isMet(board.view, board.seat, want) ? '✓' : hadFrom(board, board.seat, want)

/** Piece by piece, and what is short in all. */
const asked = (board: Mine, id: MissionId): Price => {
  const said = readingTextIn(board.locale)
  const row = MISSION[id]
  const rowOf = (want: Want, bonus: boolean): Row => ({
    label: bonus ? said.forBonus(wantName(board, want)) : wantName(board, want),
    value: valueOf(board, want),
  })
  return {
    title: said.asks,
    rows: [
      ...wantsOf(row.needs).map((want) => rowOf(want, false)),
      ...wantsOf(row.bonusNeeds).map((want) => rowOf(want, true)),
      { label: shortfall(board, board.seat, row, 1, 1).text, value: '' },
    ],
  }
}

export const priceOf = (board: Board, kind: Kind, mine: boolean): Price | undefined => {
  const { seat } = board
  if (seat === null) return undefined
  const of = { ...board, seat }
  if (kind.is === 'mission') return mine ? asked(of, kind.id) : undefined
  if (kind.is === 'weapon') return kind.stall ? atStall(of, kind.stall) : undefined
  if (kind.is === 'annex') return built(of, kind.id)
  return kind.is === 'favour' && kind.id === 'geisha' ? hired(of) : undefined
}
