/** What is mine, left to right: the counter with money and goods, then the technologies. */
import { lookAt, offerAt, Part, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { TechnologyId } from '../../data/technologies.ts'
import { TECHNOLOGY } from '../../by-id.ts'
import type { Board } from '../preview.ts'
import { Sign } from '../signs/drawn.ts'
import { Seal } from '../signs/seal.tsx'
import { textIn } from '../text.ts'
import { countOf, pickAt, unitOf, WARES, type Ware } from './wares.ts'

/** Under this height a tray shows heads only. */
const LOW = 60

const Cell = ({ board, seat, ware }: { readonly board: Board; readonly seat: Seat; readonly ware: Ware }) => {
  const count = countOf(board.view.seats[seat], ware)
  const pick = pickAt(board, ware)
  return (
    <Spot board={board} pick={pick} html="yk-ware kit-paper">
      <Sign name={ware} size={18} />
      <span className="yk-number" data-none={count === 0 || undefined}>
        {count}
      </span>
      <span className="yk-unit">{unitOf(board, ware)}</span>
    </Spot>
  )
}

const Counter = ({ board, seat }: { readonly board: Board; readonly seat: Seat }) => (
  <div className="yk-block">
    <span className="yk-label">{textIn(board.locale).counter}</span>
    <div className="yk-wares">
      {WARES.map((ware) => (
        <Cell key={ware} board={board} seat={seat} ware={ware} />
      ))}
    </div>
  </div>
)

/** What a technology can do when it is used once a turn. */
const ONCE: { readonly [id in TechnologyId]?: string } = {
  'textile-mill': 'use-textile-mill',
  university: 'use-university',
}

/** Without a use of its own a technology is only read. */
const Owned = ({ board, id }: { readonly board: Board; readonly id: TechnologyId }) => {
  const pick = ONCE[id] ?? id
  return (
    <Spot board={board} pick={pick} id={id} html="yk-owned" reads={id}>
      <Seal country={TECHNOLOGY[id].country} />
      <span title={board.words.effects[id]}>{board.t.name(id)}</span>
    </Spot>
  )
}

const Technologies = ({ board, seat }: { readonly board: Board; readonly seat: Seat }) => {
  const { technologies, fulfilled } = board.view.seats[seat]
  const said = textIn(board.locale)
  return (
    <div className="yk-block">
      <span className="yk-label">{said.owned(technologies.of.length, fulfilled.of.length)}</span>
      <div className="yk-owneds">
        {technologies.of.map((id) => (
          <Owned key={id} board={board} id={id} />
        ))}
      </div>
    </div>
  )
}

const lookOfTray = (board: Board, seat: Seat): string => {
  const me = board.view.seats[seat]
  const picks = [...WARES.map((ware) => pickAt(board, ware)), ...Object.values(ONCE), ...me.technologies.of]
  return [
    board.locale,
    JSON.stringify([me.yen, me.imports, me.goods, me.technologies.of, me.fulfilled.of.length, board.zone]),
    lookAt(board, picks),
    picks.some((pick) => offerAt(board.offers, pick)) ? JSON.stringify(board.task) : '',
  ].join('|')
}

export const Tray = (board: Board) => {
  const { seat } = board
  if (seat === null) return null
  return (
    <Part look={lookOfTray(board, seat)}>
      <div className="yk-tray" data-low={board.zone.height < LOW || undefined}>
        <Counter board={board} seat={seat} />
        <Technologies board={board} seat={seat} />
      </div>
    </Part>
  )
}
