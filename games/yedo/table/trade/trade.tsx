/** The trade: proposals and their answers, and a deal in the making with two trays. */
import { offerAt } from '@machiya/kit'
import { seatsOf, type Seat } from '@machiya/kernel'
import { isCardPick, seatOf, seatPick } from '../../picks.ts'
import type { Deal, Draft } from '../../position.ts'
import { MOST_PROPOSALS } from '../../rules/6-trade.ts'
import { PressSlip } from '../window/press.tsx'
import { momentTextIn } from '../text.ts'
import type { Board } from '../where.ts'
import { dealOutcome } from './deal-outcome.ts'
import { additions, draftSides, isTerm, sidesOf } from './sides.ts'
import { Tray } from './trays.tsx'

type Of = { readonly board: Board }

/** What the deal does to my missions, once it can be made. */
const Meaning = ({ board, maker, deal }: Of & { readonly maker: Seat; readonly deal: Deal }) => {
  const said = momentTextIn(board.locale)
  const lines = dealOutcome(board, maker, deal)
  return (
    <div className="yedo-now">
      <b>{said.meaning}</b>
      {lines.length === 0 ? <span>{said.meansNothing}</span> : null}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}

const offered = ({ offers }: Board, picks: readonly (readonly [pick: string, text: string])[]) =>
  picks.filter(([pick]) => offerAt(offers, pick) !== undefined)

const Answers = ({
  board,
  picks,
}: Of & { readonly picks: readonly (readonly [pick: string, text: string])[] }) => (
  <div className="yedo-answers">
    {offered(board, picks).map(([pick, text]) => (
      <PressSlip key={pick} board={board} pick={pick} text={text} signed={false} />
    ))}
  </div>
)

const InTheMaking = ({ board, seat, draft }: Of & { readonly seat: Seat; readonly draft: Draft }) => {
  const said = momentTextIn(board.locale)
  const sides = draftSides(board, seat, draft)
  const { deal } = draft
  const no = offerAt(board.offers, 'send')?.no
  return (
    <article className="kit-paper yedo-deal">
      <h2>{said.dealTo(board.t.seat(deal.to))}</h2>
      <div className="yedo-trays">
        <Tray board={board} seat={seat} things={sides[0]} more={additions(board, sides, 0)} />
        <Tray board={board} seat={deal.to} things={sides[1]} more={additions(board, sides, 1)} />
      </div>
      {no ? <p className="quiet">{said.incomplete}</p> : <Meaning board={board} maker={seat} deal={deal} />}
      <Answers
        board={board}
        picks={[
          ['drop', said.setAside],
          ['send', said.propose],
        ]}
      />
    </article>
  )
}

/** Everyone sees every proposal that has been made. */
const Made = ({ board, maker, deal }: Of & { readonly maker: Seat; readonly deal: Deal }) => {
  const said = momentTextIn(board.locale)
  const sides = sidesOf(deal)
  const mine = board.seat === maker || board.seat === deal.to
  return (
    <article className="kit-paper yedo-deal">
      <h2>{said.proposalOf(board.t.seat(maker), board.t.seat(deal.to))}</h2>
      <div className="yedo-trays">
        <Tray board={board} seat={maker} things={sides[0]} made />
        <Tray board={board} seat={deal.to} things={sides[1]} made />
      </div>
      {mine ? <Meaning board={board} maker={maker} deal={deal} /> : null}
      <Answers
        board={board}
        picks={
          board.seat === maker
            ? [['withdraw', said.withdraw]]
            : [
                [seatPick('refuse', maker), said.refuse],
                [seatPick('counter', maker), said.counter],
                [seatPick('accept', maker), said.accept],
              ]
        }
      />
    </article>
  )
}

/** Those that are meant for me first. */
const proposals = ({ view, seat }: Board): readonly (readonly [maker: Seat, deal: Deal])[] =>
  seatsOf(view)
    .flatMap((each) => {
      const { deal } = view.seats[each]
      return deal ? [[each, deal] as const] : []
    })
    .sort(([, a], [, b]) => Number(b.to === seat) - Number(a.to === seat))

/** Whoever can be dealt with, cards of the moment, and being done. */
const Openings = ({ board }: Of) => {
  const said = momentTextIn(board.locale)
  const to = board.offers.map(({ pick }) => pick).filter((pick) => seatOf(pick, 'to') !== undefined)
  const rest = board.offers
    .map(({ pick }) => pick)
    .filter((pick) => pick === 'done' || (isCardPick(pick) && offerAt(board.offers, pick)?.no === undefined))
  const made = board.seat === null ? 0 : board.view.seats[board.seat].proposals
  return (
    <aside>
      {to.length > 0 ? <h3>{said.tradeWith}</h3> : null}
      {to.map((pick) => (
        <PressSlip
          key={pick}
          board={board}
          pick={pick}
          text={board.t.seat(seatOf(pick, 'to') as Seat)}
          signed={false}
        />
      ))}
      <p className="quiet">{said.proposalsMade(made, MOST_PROPOSALS)}</p>
      {rest.map((pick) => (
        <PressSlip key={pick} board={board} pick={pick} twin={isCardPick(pick)} />
      ))}
    </aside>
  )
}

export const Trade = ({ board }: Of) => {
  const said = momentTextIn(board.locale)
  const draft = board.seat === null ? null : board.view.seats[board.seat].draft.value
  const made = proposals(board)
  return (
    <div className="yedo-trade" data-narrow={board.zone.width < 720 || undefined}>
      <div className="yedo-deals">
        {draft && board.seat !== null ? <InTheMaking board={board} seat={board.seat} draft={draft} /> : null}
        {made.map(([maker, deal]) => (
          <Made key={maker} board={board} maker={maker} deal={deal} />
        ))}
        {!draft && made.length === 0 ? <p className="yedo-none">{said.nobodyOffers}</p> : null}
      </div>
      {board.offers.some(({ pick }) => !isTerm(pick)) ? <Openings board={board} /> : null}
    </div>
  )
}
