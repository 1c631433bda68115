/** What every district has to offer, and what each deed takes and gives. */
import type { DistrictId } from '../../data/rows.ts'
import type { Spot as Place } from '../../whereabouts.ts'
import { SignMark, type SignName } from '../marks/drawn.ts'
import { Amount } from '../marks/figures.tsx'
import { tollOf } from './prices.ts'
import { textIn } from '../text.ts'
import type { Board } from '../where.ts'

export const DEEDS: Readonly<Record<DistrictId, readonly string[]>> = {
  castle: ['audience', 'orders', 'bower'],
  temple: ['blessing', 'foresee'],
  market: ['buy', 'sell'],
  'red-light': ['geisha-mon', 'geisha-prestige', 'buy-action'],
  harbor: ['luxury-1', 'luxury-3', 'church', 'foresight-bonus'],
  tavern: ['price', 'build', 'foresight-weapon'],
  gates: ['beg-1', 'beg-2', 'recruit', 'foresight-action'],
}
const SPOT: Readonly<Record<string, Place>> = { audience: 'shogun', orders: 'bakufu', bower: 'bower-1' }
const FORESEEN: Readonly<Record<string, SignName>> = {
  'foresight-bonus': 'yedo-bonus',
  'foresight-weapon': 'yedo-katana',
  'foresight-action': 'yedo-card',
}

/** What a deed without a price of its own shows instead is not asked of the rules. */
const UNPRICED: ReadonlySet<string> = new Set([...Object.keys(FORESEEN), 'orders', 'bower', 'blessing'])
const NOTHING = { mon: 0, prestige: 0 }
export const tollAt = (board: Board, district: DistrictId, pick: string) =>
  UNPRICED.has(pick) ? NOTHING : tollOf(board.view, board.seat, SPOT[pick] ?? (district as Place), pick)

/** What a deed takes and gives, at the right end of its row. */
export const Toll = ({
  board,
  district,
  pick,
  x,
}: {
  readonly board: Board
  readonly district: DistrictId
  readonly pick: string
  readonly x: number
}) => {
  const said = textIn(board.locale)
  const foreseen = FORESEEN[pick]
  if (foreseen) return <SignMark name={foreseen} x={x - 9} size={17} />
  if (pick === 'orders') return <Amount value="+1" sign="yedo-scroll" x={x} end />
  if (pick === 'bower') return <SignMark name="yedo-order" x={x - 9} size={17} />
  if (pick === 'blessing') return <Quiet x={x}>{said.left(board.view.blessings)}</Quiet>
  const { mon, prestige } = tollAt(board, district, pick)
  if (prestige !== 0 && mon !== 0) return <Barter mon={mon} prestige={prestige} x={x} />
  const signed = pick === 'church' || pick === 'audience' ? '+' : ''
  return prestige !== 0 || pick === 'audience' ? (
    <Amount value={`${signed}${Math.abs(prestige)}`} sign="yedo-pp" x={x} end />
  ) : (
    <Amount value={`${signed}${Math.abs(mon)}`} sign="yedo-mon" x={x} end />
  )
}
/** What is paid stands before what is got. */
const Barter = ({
  mon,
  prestige,
  x,
}: {
  readonly mon: number
  readonly prestige: number
  readonly x: number
}) => {
  const sides = [
    { value: Math.abs(mon), sign: 'yedo-mon' as const, paid: mon < 0 },
    { value: Math.abs(prestige), sign: 'yedo-pp' as const, paid: prestige < 0 },
  ].sort((a, b) => Number(b.paid) - Number(a.paid))
  return (
    <>
      {sides.map(({ value, sign, paid }) => (
        <Amount key={sign} value={value} sign={sign} x={paid ? x - 36 : x} end />
      ))}
      <path d={`M${x - 33} -4L${x - 29} 0L${x - 33} 4`} fill="none" stroke="var(--sumi)" strokeWidth="1.3" />
    </>
  )
}

const Quiet = ({ x, children }: { readonly x: number; readonly children: string }) => (
  <text className="kit-quiet" x={x} dy="0.35em" textAnchor="end" fontSize="16.4">
    {children}
  </text>
)
