/** An auction: the lot drawn large, the bidders in order, what it would bring me, and my bid. */
import { offerAt, Spot } from '@machiya/kit'
import { reasonOf } from '@machiya/kernel/words'
import type { CategoryId } from '../../data/categories.ts'
import { isCardPick, thingOf } from '../../picks.ts'
import { momentTextIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'
import { Bench } from './bench.tsx'
import { Facts } from './facts.tsx'
import { Lots, partsOf } from './lots.tsx'
import { Stepper, useBid } from './stepper.tsx'
import { helped } from './worth.ts'

const Card = ({ board, pick }: { readonly board: Board; readonly pick: string }) => {
  const card = thingOf(pick, 'play') ?? pick
  const no = offerAt(board.offers, pick)?.no
  return (
    <Spot board={board} pick={pick} label={calledOf(board, pick)} twin html="kit-paper yedo-choice">
      <div className="yedo-card-choice">
        <span>
          <b>{board.t.name(card)}</b>
          <small>{board.words.effects[card]}</small>
          {no ? <small className="quiet">{reasonOf(board.words, no)}</small> : null}
        </span>
      </div>
    </Spot>
  )
}

const Cards = ({ board }: { readonly board: Board }) => {
  const said = momentTextIn(board.locale)
  const picks = board.offers.map(({ pick }) => String(pick)).filter(isCardPick)
  return (
    <aside>
      <h3>{picks.length > 0 ? said.cardsNow : said.noCardsNow}</h3>
      {picks.map((pick) => (
        <Card key={pick} board={board} pick={pick} />
      ))}
    </aside>
  )
}

/** Few prints leave room beside them for what the lot brings; on a phone the bidders come before that. */
const isFew = (board: Board, parts: readonly CategoryId[]): boolean =>
  !isNarrow(board) && parts.length < 3 && !parts.includes('annex')
const isNarrow = ({ zone }: Board): boolean => zone.width < 720

export const Auction = ({ board }: { readonly board: Board }) => {
  const { seat, view } = board
  const bid = useBid(board)
  const parts = partsOf(board)
  const few = isFew(board, parts)
  const helps = seat === null ? [] : helped(view, seat, parts)
  const facts =
    seat === null ? null : <Facts board={board} seat={seat} parts={parts} helps={helps} bid={bid?.value} />
  return (
    <div
      className="yedo-auction"
      data-narrow={isNarrow(board) || undefined}
      data-tight={board.zone.width < 1200 || undefined}
    >
      <div className="yedo-auction-main">
        <div className="yedo-lot-row" data-few={few || undefined}>
          <Lots board={board} helps={helps} />
          {few ? facts : null}
        </div>
        <Bench board={board} />
        {few ? null : facts}
        <Stepper board={board} bid={bid} />
      </div>
      <Cards board={board} />
    </div>
  )
}
