/** On a phone all that is mine, and the displays that lie beside the map on a desk. */
import type { Board } from '../props.ts'
import { HandStore } from '../mat/tray.tsx'
import { pocketSlips, SlipRows } from '../map/slips.tsx'
import { SLIPS } from '../map/layout.ts'
import { planningIn } from '../plan/planning.ts'
import { Displays } from '../side/side.tsx'
import { lettersAt } from '../signs/letters.tsx'

const WIDE = 390
const PAD = 12

const Slips = ({ board }: { readonly board: Board }) => {
  const offers = pocketSlips(board)
  if (offers.length === 0) return null
  return (
    <svg
      className="edo"
      viewBox={`${-PAD} -8 ${WIDE} ${offers.length * (SLIPS.height + 6) + 10}`}
      width="100%"
      style={{ display: 'block', ...lettersAt(1, 15, 16) }}
    >
      <SlipRows board={board} offers={offers} width={WIDE - 2 * PAD} />
    </svg>
  )
}

export const Hand = (board: Board) => (
  <>
    {planningIn(board) ? null : <Slips board={board} />}
    {planningIn(board) ? null : <HandStore board={board} />}
    <Displays board={board} />
  </>
)
