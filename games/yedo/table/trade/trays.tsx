/** The two trays of a deal: what lies in them, and in a draft what can be taken out again. */
import { SeatChip, Spot } from '@machiya/kit'
import type { Offer, Seat } from '@machiya/kernel'
import { colorIn } from '../../by-id.ts'
import type { Deal, Draft, Goods } from '../../position.ts'
import { monOf, thingPick, type Verb } from '../../picks.ts'
import { SignMark, type SignName } from '../marks/drawn.ts'
import { Difficulty } from '../marks/figures.tsx'
import { COLUMN } from '../layout.ts'
import { isColor, signOf } from '../marks/signs.ts'
import { textIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'

export const HALF = COLUMN.width / 2 - 4
const ACROSS = 4
const CELL = 33
const TITLE = 30

/** How many of one thing, and the pick that takes one of them out of a draft. */
type Thing = { readonly id: string; readonly count: number; readonly out: string }
type Sides = readonly [gives: readonly Thing[], wants: readonly Thing[]]

const counted = (ids: readonly string[], out: Verb, sign = (id: string) => id): Thing[] =>
  [...new Set(ids)].map((id) => ({
    id: sign(id),
    count: ids.filter((each) => each === id).length,
    out: thingPick(out, id),
  }))
const some = (id: string, count: number, out: Verb): Thing[] =>
  count > 0 ? [{ id, count, out: thingPick(out, id) }] : []

const thingsIn = (goods: Goods, cards: readonly Thing[], out: Verb): Thing[] => [
  ...counted(goods.weapons, out),
  ...some('geisha', goods.geisha, out),
  ...cards,
  ...some(monOf(1), goods.mon, out),
]

/** Everybody sees the backs of the cards. */
export const sidesOf = ({ gives, wants }: Deal): Sides => [
  thingsIn(gives, counted(gives.cards, 'keep'), 'keep'),
  thingsIn(wants, counted(wants.cards, 'leave'), 'leave'),
]

/** Whoever drafts takes his own cards back by their faces. */
export const draftSides = ({ view }: Board, seat: Seat, { deal, laid }: Draft): Sides => {
  const { actions, bonuses, missions } = view.seats[seat]
  const cards = [
    ...counted(
      laid.actions.map((at) => actions.of[at] ?? ''),
      'keep',
      () => 'action',
    ),
    ...counted(
      laid.bonuses.map((at) => bonuses.of[at] ?? ''),
      'keep',
      () => 'bonus',
    ),
    ...counted(
      laid.missions.map((at) => missions.of[at] ?? ''),
      'keep',
      (face) => colorIn(face) ?? '',
    ),
  ]
  return [thingsIn(deal.gives, cards, 'keep'), sidesOf(deal)[1]]
}

export const traysHeight = ([gives, wants]: Sides): number =>
  TITLE + CELL * Math.max(1, Math.ceil(Math.max(gives.length, wants.length) / ACROSS))

export const ThingMark = ({ id }: { readonly id: string }) =>
  isColor(id) ? (
    <Difficulty color={id} y={0} />
  ) : (
    <SignMark name={signOf(id) ?? ('yedo-card' satisfies SignName)} y={0} size={22} />
  )

const Cell = ({ board, thing }: { readonly board: Board; readonly thing: Thing }) => (
  <Spot board={board} pick={thing.out} label={calledOf(board, thing.out)}>
    <rect className="spot-paper" width={CELL} height={CELL} fill="transparent" />
    <g transform={`translate(${CELL / 2 - 3} ${CELL / 2})`}>
      <ThingMark id={thing.id} />
      {thing.count > 1 ? (
        <text className="kit-figure" x="10" dy="0.45em" fontSize="16.4" fill="var(--sumi)">
          {thing.count}
        </text>
      ) : null}
    </g>
  </Spot>
)

type TrayProps = { readonly board: Board; readonly things: readonly Thing[]; readonly made: boolean }
const Tray = ({ board, things, made }: TrayProps) => (
  <g transform={`translate(2 ${TITLE - 2})`}>
    {things.length === 0 ? (
      <text className="kit-quiet" x="4" y="12" dy="0.35em" fontSize="16.4">
        {made ? textIn(board.locale).nothing : textIn(board.locale).nothingYet}
      </text>
    ) : null}
    {things.map((thing, i) => (
      <g key={thing.out} transform={`translate(${(i % ACROSS) * CELL} ${Math.floor(i / ACROSS) * CELL})`}>
        <Cell board={board} thing={thing} />
      </g>
    ))}
  </g>
)

type TraysProps = {
  readonly board: Board
  readonly seats: readonly [maker: Seat, taker: Seat]
  readonly sides: Sides
  readonly made: boolean
}
/** Both sides of a deal, its maker's left. */
export const Trays = ({ board, seats, sides, made }: TraysProps) =>
  seats.map((seat, i) => {
    const player = board.players[seat]
    return player ? (
      <g key={seat} transform={`translate(${i * (HALF + 8)} 0)`}>
        <rect
          width={HALF}
          height={traysHeight(sides)}
          fill={i === 0 && made ? 'var(--kinari)' : 'var(--washi)'}
          stroke="var(--sumi)"
          strokeWidth="1"
        />
        <SeatChip player={player} x={15} y={15} size={20} />
        <text className="kit-title" x="30" y="15" dy="0.35em" fontSize="16.4">
          {player.name.slice(0, 10)}
        </text>
        <Tray board={board} things={sides[i] ?? []} made={made} />
      </g>
    ) : null
  })

/** Whether a tray of the draft shows this pick. */
export const isInTray = ([gives, wants]: Sides, pick: Offer['pick']): boolean =>
  [...gives, ...wants].some(({ out }) => out === pick)
