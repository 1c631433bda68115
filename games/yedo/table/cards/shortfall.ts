/** What a mission still lacks, in words: by name, by kind where there is no room for names, or by number. */
import { widthOf } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { MissionRow } from '../../data/rows.ts'
import { deskTextIn, textIn } from '../text.ts'
import type { Board } from '../where.ts'
import { isPlaceable, missing, pricedAt, type Want } from './needs.ts'

export const wantName = ({ t, locale }: Board, want: Want): string => {
  const said = textIn(locale)
  if (want.id === 'pay') return `${want.count} ${said.mon}`
  if (want.needs.special) return said.special
  return want.id === 'blessing' ? (said.deed['blessing'] ?? '') : t.name(want.id)
}

const times = (n: number, name: string): readonly string[] => Array.from({ length: n }, () => name)

const counted = (board: Board, names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const n = names.filter((each) => each === name).length
      return n > 1 ? deskTextIn(board.locale).times(n, name) : name
    })
    .join(', ')

const kindOf = ({ needs, district }: Want): 'place' | 'weapon' | 'annex' | 'other' => {
  if (district) return 'place'
  if (needs.weapons) return 'weapon'
  return needs.annexes ? 'annex' : 'other'
}
const byKind = ({ locale }: Board, lacks: readonly Want[]): string => {
  const { kinds } = deskTextIn(locale)
  const found = lacks.map(kindOf)
  return [...new Set(found)]
    .map((kind) => kinds[kind](found.filter((each) => each === kind).length))
    .join(', ')
}

/** Ready, or what is short, in so many pixels. */
export const shortfall = (
  board: Board,
  seat: Seat,
  row: MissionRow,
  size: number,
  room: number,
): { readonly ready: boolean; readonly text: string } => {
  const said = deskTextIn(board.locale)
  const lacks = missing(board.view, seat, row.needs)
  if (lacks.length === 0) return { ready: true, text: textIn(board.locale).ready }
  const names = counted(
    board,
    lacks.flatMap((want) => times(want.id === 'pay' ? 1 : Math.max(1, want.count), wantName(board, want))),
  )
  const said3 = [
    said.shortOf(lacks.length, names),
    said.shortOf(lacks.length, byKind(board, lacks)),
    textIn(board.locale).shortMany(lacks.length),
  ]
  return { ready: false, text: said3.find((text) => widthOf(text, size) <= room) ?? said3[2] ?? '' }
}

/** Where a thing that is short can be had. */
export const hadFrom = (board: Board, seat: Seat, want: Want): string => {
  const said = deskTextIn(board.locale)
  const { needs, district } = want
  if (district) return isPlaceable(board, district) ? said.byPlacingNow : said.byPlacing
  const price = pricedAt(board.view, seat, want)
  if (needs.weapons) return price === undefined ? said.notOnMarket : said.onMarket(price)
  if (needs.annexes) return said.byBuilding(price ?? 0)
  if (needs.geisha) return said.byRecruiting(price ?? 0)
  if (needs.pay) return said.byPaying(board.view.seats[seat].mon)
  return needs.blessing ? said.byPrayer : (board.words.effects[want.id] ?? '')
}
