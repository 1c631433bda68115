/** What of a clan has just changed, marked in its row of the ledger. */
import type { Seat, Tiding } from '@machiya/kernel'
import type { Board } from '../where.ts'

type Span = readonly [x: number, width: number]
const PRESTIGE: Span = [142, 34]
const MON: Span = [179, 46]
const PEOPLE: Span = [230, 68]
const WEAPONS: Span = [300, 94]
const ANNEXES: Span = [396, 98]
const GEISHA: Span = [496, 30]
const BLESSING: Span = [528, 20]
const BLACKMAIL: Span = [548, 20]
const MISSIONS: Span = [567, 56]
const CARDS: Span = [624, 62]

const SPAN: Readonly<Record<string, Span>> = {
  prestige: PRESTIGE,
  mon: MON,
  recruited: PEOPLE,
  'to-reserve': PEOPLE,
  arrested: PEOPLE,
  'took-weapon': WEAPONS,
  built: ANNEXES,
  'annex-lost': ANNEXES,
  geisha: GEISHA,
  'geisha-left': GEISHA,
  blessed: BLESSING,
  unblessed: BLESSING,
  blackmailed: BLACKMAIL,
  completed: MISSIONS,
  played: CARDS,
}
const DREW: Readonly<Record<string, Span>> = {
  weapon: WEAPONS,
  mission: MISSIONS,
  action: CARDS,
  bonus: CARDS,
}
const spanOf = ({ tiding, a }: Tiding): Span | undefined =>
  tiding === 'drew' || tiding === 'gave-up' ? DREW[a['kind'] as string] : SPAN[tiding]

const spansOf = ({ news }: Board, seat: Seat): ReadonlySet<Span | undefined> =>
  new Set(news.filter(({ a }) => a['seat'] === seat).map(spanOf))
export const lookOfFresh = (board: Board, seat: Seat): string =>
  [...spansOf(board, seat)].map((span) => span?.[0]).join()

export const Fresh = ({
  board,
  seat,
  height,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly height: number
}) => {
  return [...spansOf(board, seat)].map((span) =>
    span ? (
      <rect key={span[0]} x={span[0]} y="3" width={span[1]} height={height - 6} fill="var(--news)" />
    ) : null,
  )
}
