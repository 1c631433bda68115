/** The trade: what lies on the table between two clans, and what could be added. */
import { cutPath, SeatChip, SignMark, Spot, type SignName } from '@machiya/kit'
import { offerOf, seatsOf, type Offer, type Seat } from '@machiya/kernel'
import type { Deal } from '../position.ts'
import { AnswerSlip, BUTTON } from './button.tsx'
import { Difficulty } from './figures.tsx'
import { widthOf } from './fit.ts'
import { COLUMN } from './layout.ts'
import { Meaning, meaningHeight } from './deal-meaning.tsx'
import { Heading, Lines } from './lines.tsx'
import { isColor, signOf } from './signs.ts'
import { textIn } from './text.ts'
import { calledOf, type Board } from './where.ts'

const W = COLUMN.width
const HALF = W / 2 - 4
const CHIP = 41.5
const A_ROW = 3

type Thing = { readonly id: string; readonly count: number }
const counted = (ids: readonly string[]): Thing[] =>
  [...new Set(ids)].map((id) => ({ id, count: ids.filter((each) => each === id).length }))
const some = (id: string, count: number): Thing[] => (count > 0 ? [{ id, count }] : [])
/** Cards laid face down: a draft shows them to its maker alone, a proposal to all, by their backs. */
const backsOf = ({ view }: Board, seat: Seat, isDraft: boolean): readonly string[] => {
  const { backs, laid, missions } = view.seats[seat]
  if (!isDraft) return backs
  return [
    ...laid.value.actions.map(() => 'action'),
    ...laid.value.bonuses.map(() => 'bonus'),
    ...laid.value.missions.map((at) => missions.of[at]?.split('/')[0] ?? ''),
  ]
}
const given = (board: Board, seat: Seat, deal: Deal): Thing[] => [
  ...counted(deal.giveWeapons),
  ...some('geisha', deal.giveGeisha),
  ...counted(backsOf(board, seat, deal === draftOf(board))),
  ...some('mon-1', deal.giveMon),
]
const taken = (deal: Deal): Thing[] => [
  ...counted(deal.takeWeapons),
  ...some('geisha', deal.takeGeisha),
  ...some('action', deal.takeActions),
  ...some('bonus', deal.takeBonuses),
  ...counted(deal.takeMissions),
  ...some('mon-1', deal.takeMon),
]

const ThingMark = ({ id, y = 0 }: { readonly id: string; readonly y?: number }) =>
  isColor(id) ? (
    <Difficulty color={id} y={y} />
  ) : (
    <SignMark name={signOf(id) ?? ('yedo-card' satisfies SignName)} y={y} size={22} />
  )

const Things = ({ board, things }: { readonly board: Board; readonly things: readonly Thing[] }) => (
  <g>
    {things.length === 0 ? (
      <text className="kit-quiet" y="12" dy="0.35em" fontSize="16.4">
        {textIn(board.locale).nothingYet}
      </text>
    ) : null}
    {things.map(({ id, count }, i) => (
      <g key={id} transform={`translate(${10 + (i % 4) * 33} ${12 + Math.floor(i / 4) * 26})`}>
        <ThingMark id={id} />
        {count > 1 ? (
          <text className="kit-figure" x="10" dy="0.45em" fontSize="16.4" fill="var(--sumi)">
            {count}
          </text>
        ) : null}
      </g>
    ))}
  </g>
)

/** Both sides of a deal, its maker's left. */
const Terms = ({
  board,
  seat,
  deal,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly deal: Deal
}) => {
  const [maker, taker] = [board.players[seat], board.players[deal.to]]
  return (
    <g>
      {[maker, taker].map((player, i) =>
        player ? (
          <g key={i} transform={`translate(${i * (HALF + 8)} 0)`}>
            <rect
              width={HALF}
              height="84"
              fill={i === 0 && deal !== draftOf(board) ? 'var(--kinari)' : 'var(--washi)'}
              stroke="var(--sumi)"
              strokeWidth="1"
            />
            <SeatChip player={player} x={15} y={15} size={20} />
            <text className="kit-title" x="30" y="15" dy="0.35em" fontSize="16.4">
              {player.name.slice(0, 10)}
            </text>
            <g transform="translate(6 28)">
              <Things board={board} things={i === 0 ? given(board, seat, deal) : taken(deal)} />
            </g>
          </g>
        ) : null,
      )}
    </g>
  )
}

/** What can be added to a draft, as small tokens in two columns. */
const Additions = ({ board, side }: { readonly board: Board; readonly side: 'give' | 'take' }) => (
  <g>
    {additions(board.offers, side).map(({ pick }, i) => {
      const what = String(pick).slice(5)
      const mission = what.split('/')[0] ?? ''
      return (
        <g
          key={pick}
          transform={`translate(${(i % A_ROW) * (CHIP + 3.5)} ${Math.floor(i / A_ROW) * (CHIP + 4)})`}
        >
          <Spot board={board} pick={pick} label={calledOf(board, pick)}>
            <title>{calledOf(board, pick)}</title>
            <path
              className="spot-paper"
              d={cutPath(0, 0, CHIP, CHIP, 5)}
              fill="var(--kinari)"
              stroke="var(--sumi)"
              strokeWidth="1.2"
            />
            <g transform={`translate(${CHIP / 2} ${CHIP / 2})`}>
              {what.startsWith('mon-') ? (
                <text
                  className="kit-figure"
                  textAnchor="middle"
                  dy="0.35em"
                  fontSize="16.4"
                  fill="var(--sumi)"
                >
                  +{what.slice(4)}
                </text>
              ) : (
                <ThingMark id={isColor(mission) ? mission : kindOf(board, what)} />
              )}
            </g>
          </Spot>
        </g>
      )
    })}
  </g>
)
const additions = (offers: readonly Offer[], side: 'give' | 'take'): readonly Offer[] =>
  offers.filter(({ pick }) => String(pick).startsWith(`${side}:`))
const kindOf = ({ view, seat }: Board, what: string): string => {
  if (seat === null) return what
  const { actions, bonuses } = view.seats[seat]
  if ((actions.of as readonly string[]).includes(what)) return 'action'
  return (bonuses.of as readonly string[]).includes(what) ? 'bonus' : what
}

/** The terms stand above: the answer need not repeat them. */
const inShort = ({ words, task, t }: Board, pick: Offer['pick']): string =>
  task ? offerOf(words, task, { pick }, t) : ''

/** Two abreast where all answers are short. */
const abreast = (board: Board, picks: readonly Offer['pick'][]): number =>
  picks.every((pick) => widthOf(inShort(board, pick), 16) < 2 * (HALF - 24)) ? 2 : 1
const Slips = ({ board, picks }: { readonly board: Board; readonly picks: readonly Offer['pick'][] }) => {
  const columns = abreast(board, picks)
  return picks.map((pick, i) => (
    <g
      key={pick}
      transform={`translate(${(i % columns) * (HALF + 8)} ${Math.floor(i / columns) * (BUTTON + 5)})`}
    >
      <AnswerSlip
        board={board}
        pick={pick}
        width={columns === 2 ? HALF : W}
        text={inShort(board, pick)}
        signed={false}
      />
    </g>
  ))
}

const rowsOf = ({ offers }: Board): number =>
  Math.ceil(Math.max(additions(offers, 'give').length, additions(offers, 'take').length) / A_ROW)

const isAddition = (pick: Offer['pick']): boolean => /^(give|take|play):/.test(String(pick))
const draftOf = ({ view, seat }: Board): Deal | null => (seat === null ? null : view.seats[seat].draft.value)

const Draft = ({
  board,
  seat,
  deal,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly deal: Deal
}) => {
  const top = 92 + meaningHeight(board, seat, deal)
  return (
    <g>
      <Terms board={board} seat={seat} deal={deal} />
      <Meaning board={board} seat={seat} deal={deal} />
      <g transform={`translate(0 ${top})`}>
        <Additions board={board} side="give" />
      </g>
      <g transform={`translate(${HALF + 8} ${top})`}>
        <Additions board={board} side="take" />
      </g>
      <g transform={`translate(0 ${top + 4 + rowsOf(board) * (CHIP + 4)})`}>
        <Slips board={board} picks={plain(board)} />
      </g>
    </g>
  )
}
const plain = ({ offers }: Board): readonly Offer['pick'][] =>
  offers.map(({ pick }) => pick).filter((pick) => !isAddition(pick))

/** Those that are meant for me first. */
const proposed = ({ view, seat }: Board): readonly Seat[] =>
  seatsOf(view)
    .filter((each) => view.seats[each].deal !== null)
    .sort((a, b) => Number(view.seats[b].deal?.to === seat) - Number(view.seats[a].deal?.to === seat))
    .slice(0, 2)
const madeHeight = (board: Board, made: readonly Seat[]): number =>
  made.reduce<number>(
    (sum, each) => sum + 90 + meaningHeight(board, each, board.view.seats[each].deal as Deal),
    0,
  )

/** Everyone sees every proposal that has been made. */
const Proposals = ({ board }: { readonly board: Board }) => {
  const said = textIn(board.locale)
  const made = proposed(board)
  return (
    <g>
      {made.length === 0 ? (
        <Lines y={14} width={36} most={1}>
          {board.seat === null ? said.nothingYet : said.proposals(board.view.seats[board.seat].proposals)}
        </Lines>
      ) : null}
      {made.map((each, i) => (
        <g key={each} transform={`translate(0 ${madeHeight(board, made.slice(0, i))})`}>
          <Terms board={board} seat={each} deal={board.view.seats[each].deal as Deal} />
          <Meaning board={board} seat={each} deal={board.view.seats[each].deal as Deal} />
        </g>
      ))}
      <g transform={`translate(0 ${made.length === 0 ? 26 : madeHeight(board, made) + 2})`}>
        <Slips board={board} picks={plain(board)} />
      </g>
    </g>
  )
}

export const Trade = ({ board }: { readonly board: Board }) => {
  const deal = draftOf(board)
  const where = board.t.name(board.task?.a['at'] === 'tavern' ? 'tavern' : 'market')
  return (
    <g>
      <Heading width={W}>{textIn(board.locale).trade(where)}</Heading>
      <g transform="translate(0 24)">
        {deal && board.seat !== null ? (
          <Draft board={board} seat={board.seat} deal={deal} />
        ) : (
          <Proposals board={board} />
        )}
      </g>
    </g>
  )
}

export const tradeHeight = (board: Board): number => {
  const deal = draftOf(board)
  const picks = plain(board)
  const slips = Math.ceil(picks.length / abreast(board, picks)) * (BUTTON + 5)
  const made = proposed(board)
  if (!deal || board.seat === null) return 50 + (made.length === 0 ? 26 : madeHeight(board, made)) + slips
  return 130 + meaningHeight(board, board.seat, deal) + rowsOf(board) * (CHIP + 4) + slips
}
