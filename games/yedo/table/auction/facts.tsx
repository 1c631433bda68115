/** What the lot brings, to which mission, what it costs elsewhere, and what a bid leaves. */
import type { Seat } from '@machiya/kernel'
import { MISSION } from '../../by-id.ts'
import type { CategoryId } from '../../data/categories.ts'
import type { Spot } from '../../whereabouts.ts'
import { missing } from '../cards/needs.ts'
import { tollOf } from '../wheel/prices.ts'
import { MissionChoice } from '../window/choice.tsx'
import { deskTextIn, momentTextIn, textIn } from '../text.ts'
import type { Board } from '../where.ts'
import { benchOf } from './bench.tsx'
import { purseAfter, type Helped } from './worth.ts'
import { AUCTION_PRESTIGE } from '../../rules/2-rewards.ts'

type Of = { readonly board: Board; readonly seat: Seat }

/** Where the same can be had for mon. */
const PRICED: { readonly [part in CategoryId]?: readonly [spot: Spot, pick: string] } = {
  action: ['red-light', 'buy-action'],
  annex: ['tavern', 'build-dojo'],
  geisha: ['red-light', 'geisha-mon'],
  disciple: ['gates', 'recruit'],
}
const elsewhere = (board: Board, part: CategoryId): string => {
  const priced = PRICED[part]
  const mon = priced ? -tollOf(board.view, board.seat, ...priced).mon : 0
  return momentTextIn(board.locale).cost[part]?.(mon) ?? ''
}

const HONOURED: readonly CategoryId[] = ['annex', 'geisha']
const brings = (board: Board, part: CategoryId): string => {
  const said = momentTextIn(board.locale)
  return said.bringsWith(HONOURED.includes(part) ? AUCTION_PRESTIGE : 0, said.gets[part] ?? '')
}

/** Who is still to be asked and holds more than that. */
const canTop = (board: Board, bid: number): readonly string[] => {
  const bench = benchOf(board)
  const at = bench.findIndex(({ asked }) => asked)
  return bench
    .slice(at + 1)
    .filter(({ seat }) => seat !== board.seat && board.view.seats[seat].mon > bid)
    .map(({ seat }) => board.t.seat(seat))
}

const afterBid = ({ board, seat }: Of, bid: number): string => {
  const said = momentTextIn(board.locale)
  const left = purseAfter(board.view, seat, bid)
  const top = [...new Set(canTop(board, bid))]
  return [
    ...(left === undefined ? [] : [said.keeps(left)]),
    top.length === 0 ? said.nobodyTops : said.canTop(top.join(', ')),
  ].join('; ')
}

const DRAWN: readonly CategoryId[] = ['action', 'bonus', 'weapon', 'mission']
/** Weapons that my missions lack: one of them may be drawn. */
const weaponsLacked = ({ view, t }: Board, seat: Seat): readonly string[] =>
  [
    ...new Set(
      view.seats[seat].missions.of.flatMap((id) =>
        id in MISSION
          ? missing(view, seat, MISSION[id].needs).flatMap((want) => want.needs.weapons ?? [])
          : [],
      ),
    ),
  ].map((id) => t.name(id))
const unhelped = (board: Board, seat: Seat, parts: readonly CategoryId[]): string => {
  const said = momentTextIn(board.locale)
  const weapons = parts.includes('weapon') ? weaponsLacked(board, seat) : []
  if (weapons.length > 0) return said.lacks(weapons.join(', '))
  return parts.every((part) => DRAWN.includes(part)) ? said.drawn : said.helpsNone
}

const missionLine = ({ board, seat }: Of, parts: readonly CategoryId[], helps: readonly Helped[]): string => {
  const said = momentTextIn(board.locale)
  const [best] = helps
  if (!best) return unhelped(board, seat, parts)
  const { shortMany, ready } = textIn(board.locale)
  const after = best.after === 0 ? ready : shortMany(best.after)
  const by = best.annex ? ` (${board.t.name(best.annex)})` : ''
  return said.shortFromTo(`${board.t.name(best.id)}${by}`, shortMany(best.before), after)
}

export const Facts = ({
  board,
  seat,
  parts,
  helps,
  bid,
}: Of & {
  readonly parts: readonly CategoryId[]
  readonly helps: readonly Helped[]
  readonly bid: number | undefined
}) => {
  const said = momentTextIn(board.locale)
  const row = helps[0] ? MISSION[helps[0].id] : undefined
  const several = parts.length > 1
  const named = (part: CategoryId, text: string): string =>
    several ? `${deskTextIn(board.locale).lot[part] ?? part}: ${text}` : text
  return (
    <div className="yedo-facts">
      {row ? (
        <div className="kit-paper yedo-choice">
          <MissionChoice board={board} row={row} seat={seat} brief />
        </div>
      ) : null}
      <dl>
        <dt>{said.brings}</dt>
        <dd>
          {parts.map((part) => (
            <span key={part}>{named(part, brings(board, part))}</span>
          ))}
        </dd>
        <dt>{said.yourMission}</dt>
        <dd>{missionLine({ board, seat }, parts, helps)}</dd>
        <dt>{said.elsewhere}</dt>
        <dd>
          {parts.map((part) => (
            <span key={part}>{elsewhere(board, part)}</span>
          ))}
        </dd>
        {bid === undefined ? null : (
          <>
            <dt>{said.afterBid(bid)}</dt>
            <dd>{afterBid({ board, seat }, bid)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
