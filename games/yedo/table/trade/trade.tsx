/** The trade: what lies on the table between two clans, and what could be added. */
import { widthOf, cutPath, Spot } from '@machiya/kit'
import { seatsOf, type Offer, type Seat } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import { colorIn } from '../../by-id.ts'
import type { Deal, Draft } from '../../position.ts'
import { coinsIn, thingOf, type Verb } from '../../picks.ts'
import { MOST_PROPOSALS } from '../../rules/6-trade.ts'
import { AnswerSlip, BUTTON } from '../window/button.tsx'
import { COLUMN } from '../layout.ts'
import { Meaning, meaningHeight } from './deal-meaning.tsx'
import { Heading, Lines } from '../marks/lines.tsx'
import { textIn } from '../text.ts'
import { draftSides, HALF, isInTray, sidesOf, ThingMark, Trays, traysHeight } from './trays.tsx'
import { calledOf, type Board } from '../where.ts'

const W = COLUMN.width
const CHIP = 41.5
const A_ROW = 3
const GAP = 8

/** What can be added to a draft, and mon that is taken out by fives, as small tokens in two columns. */
const Additions = ({
  board,
  draft,
  side,
}: {
  readonly board: Board
  readonly draft: Draft
  readonly side: Side
}) =>
  additions(board, draft, side).map((pick, i) => (
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
          <Token board={board} pick={pick} />
        </g>
      </Spot>
    </g>
  ))
const Token = ({ board, pick }: { readonly board: Board; readonly pick: string }) => {
  const what = thingOf(pick, ...VERBS.gives, ...VERBS.wants) ?? ''
  const coins = coinsIn(what)
  if (coins === undefined) return <ThingMark id={colorIn(what) ?? kindOf(board, what)} />
  return (
    <text className="kit-figure" textAnchor="middle" dy="0.35em" fontSize="16.4" fill="var(--sumi)">
      {thingOf(pick, 'give', 'take') === undefined ? '−' : '+'}
      {coins}
    </text>
  )
}

type Side = 'gives' | 'wants'
const VERBS: Readonly<Record<Side, readonly Verb[]>> = { gives: ['give', 'keep'], wants: ['take', 'leave'] }
const additions = (board: Board, draft: Draft, side: Side): readonly string[] => {
  const trays = draftSides(board, board.seat as Seat, draft)
  return board.offers
    .map(({ pick }) => String(pick))
    .filter((pick) => thingOf(pick, ...VERBS[side]) !== undefined && !isInTray(trays, pick))
}
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

const rowsOf = (board: Board, draft: Draft): number =>
  Math.ceil(
    Math.max(additions(board, draft, 'gives').length, additions(board, draft, 'wants').length) / A_ROW,
  )

const isAddition = (pick: Offer['pick']): boolean => /^(give|keep|take|leave|play):/.test(String(pick))
const draftOf = ({ view, seat }: Board): Draft | null => (seat === null ? null : view.seats[seat].draft.value)

const draftTop = (board: Board, seat: Seat, draft: Draft): number =>
  traysHeight(draftSides(board, seat, draft)) + GAP + meaningHeight(board, seat, draft.deal)

const DraftTable = ({
  board,
  seat,
  draft,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly draft: Draft
}) => {
  const top = draftTop(board, seat, draft)
  const sides = draftSides(board, seat, draft)
  return (
    <g>
      <Trays board={board} seats={[seat, draft.deal.to]} sides={sides} made={false} />
      <Meaning board={board} seat={seat} deal={draft.deal} y={traysHeight(sides)} />
      <g transform={`translate(0 ${top})`}>
        <Additions board={board} draft={draft} side="gives" />
      </g>
      <g transform={`translate(${HALF + 8} ${top})`}>
        <Additions board={board} draft={draft} side="wants" />
      </g>
      <g transform={`translate(0 ${top + 4 + rowsOf(board, draft) * (CHIP + 4)})`}>
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
const dealOf = ({ view }: Board, seat: Seat): Deal => view.seats[seat].deal as Deal
const madeHeight = (board: Board, made: readonly Seat[]): number =>
  made.reduce<number>((sum, each) => {
    const deal = dealOf(board, each)
    return sum + traysHeight(sidesOf(deal)) + GAP + meaningHeight(board, each, deal)
  }, 0)

/** Everyone sees every proposal that has been made. */
const Proposals = ({ board }: { readonly board: Board }) => {
  const said = textIn(board.locale)
  const made = proposed(board)
  return (
    <g>
      {made.length === 0 ? (
        <Lines y={14} width={36} most={1}>
          {board.seat === null
            ? said.nothingYet
            : said.proposals(board.view.seats[board.seat].proposals, MOST_PROPOSALS)}
        </Lines>
      ) : null}
      {made.map((each, i) => (
        <g key={each} transform={`translate(0 ${madeHeight(board, made.slice(0, i))})`}>
          <Made board={board} seat={each} deal={dealOf(board, each)} />
        </g>
      ))}
      <g transform={`translate(0 ${made.length === 0 ? 26 : madeHeight(board, made) + 2})`}>
        <Slips board={board} picks={plain(board)} />
      </g>
    </g>
  )
}

const Made = ({ board, seat, deal }: { readonly board: Board; readonly seat: Seat; readonly deal: Deal }) => (
  <g>
    <Trays board={board} seats={[seat, deal.to]} sides={sidesOf(deal)} made />
    <Meaning board={board} seat={seat} deal={deal} y={traysHeight(sidesOf(deal))} />
  </g>
)

export const Trade = ({ board }: { readonly board: Board }) => {
  const draft = draftOf(board)
  const where = board.t.name(board.task?.task === 'haggle' ? board.task.a.at : 'market')
  return (
    <g>
      <Heading width={W}>{textIn(board.locale).trade(where)}</Heading>
      <g transform="translate(0 24)">
        {draft && board.seat !== null ? (
          <DraftTable board={board} seat={board.seat} draft={draft} />
        ) : (
          <Proposals board={board} />
        )}
      </g>
    </g>
  )
}

export const tradeHeight = (board: Board): number => {
  const draft = draftOf(board)
  const picks = plain(board)
  const slips = Math.ceil(picks.length / abreast(board, picks)) * (BUTTON + 5)
  const made = proposed(board)
  if (!draft || board.seat === null) return 50 + (made.length === 0 ? 26 : madeHeight(board, made)) + slips
  return 40 + draftTop(board, board.seat, draft) + rowsOf(board, draft) * (CHIP + 4) + slips
}
