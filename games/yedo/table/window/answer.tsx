/** A window for cards: what is played or about to happen, my cards that fit, Pass, and how long to go on passing. */
import { offerAt, Spot } from '@machiya/kit'
import { reasonOf } from '@machiya/kernel/words'
import type { Seat } from '@machiya/kernel'
import { disciplesIn } from '../../whereabouts.ts'
import { thingOf } from '../../picks.ts'
import { question } from '../strip/question.ts'
import { momentTextIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'
import { CardPicture } from './card-picture.tsx'
import { foreseen } from './foreseen.ts'

type Of = { readonly board: Board }

/** The card in question, with what it would do now. */
const Played = ({ board }: Of) => {
  const said = momentTextIn(board.locale)
  const card = board.view.played.of.at(-1)
  if (board.task?.task !== 'counter' || !card) return null
  const now = foreseen(board)
  return (
    <>
      <CardPicture />
      <div className="yedo-asks">
        <h2>{board.t.name(card)}</h2>
        <p>{said.playsIt(board.t.seat(board.task.a.by))}</p>
      </div>
      <p>{board.words.effects[card]}</p>
      {now.length > 0 ? (
        <div className="yedo-now">
          <b>{said.standsNow}</b>
          {now.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      ) : null}
    </>
  )
}

const watchLine = ({ view, seat, t, locale, task }: Board & { readonly seat: Seat }): string => {
  const said = momentTextIn(locale)
  if (task?.task === 'rescue')
    return said.watchArrests(t.name(view.patrol.district), disciplesIn(view, seat, view.patrol.district))
  return said.watchStops(t.name(view.patrol.district))
}
/** Where no card is played, what the moment is. */
const Moment = ({ board }: Of) => {
  const { task, seat } = board
  if (task?.task === 'counter' || seat === null) return null
  const walks = task?.task === 'steer' || task?.task === 'rescue'
  return (
    <>
      <div className="yedo-asks">
        <h2>{walks ? momentTextIn(board.locale).watch : question(board)}</h2>
      </div>
      {walks ? <p>{watchLine({ ...board, seat })}</p> : null}
    </>
  )
}

const Card = ({ board, pick }: Of & { readonly pick: string }) => {
  const card = thingOf(pick, 'play') ?? pick
  const no = offerAt(board.offers, pick)?.no
  return (
    <Spot board={board} pick={pick} label={calledOf(board, pick)} html="kit-paper yedo-choice">
      <div className="yedo-card-choice">
        <span>
          <b>{board.t.name(card)}</b>
          <small>{no ? reasonOf(board.words, no) : (board.words.effects[card] ?? '')}</small>
        </span>
      </div>
    </Spot>
  )
}

const Cards = ({ board }: Of) => {
  const said = momentTextIn(board.locale)
  const [open, closed] = [false, true].map((isClosed) =>
    board.offers
      .filter(({ pick, no }) => pick !== 'pass' && Boolean(no) === isClosed)
      .map(({ pick }) => String(pick)),
  ) as [string[], string[]]
  return (
    <>
      <h3>{open.length > 0 ? said.yourCards : said.noCard}</h3>
      {open.map((pick) => (
        <Card key={pick} board={board} pick={pick} />
      ))}
      {closed.length > 0 ? (
        <details>
          <summary>{`${said.otherCards} (${closed.length})`}</summary>
          {closed.map((pick) => (
            <Card key={pick} board={board} pick={pick} />
          ))}
        </details>
      ) : null}
    </>
  )
}

const SPANS = ['phase', 'round', 'moment'] as const
/** To pass now and go on passing: kept as an order. */
const Standing = ({ board }: Of) => {
  const said = momentTextIn(board.locale)
  const names = {
    phase: said.forPhase,
    round: said.forRound,
    moment: board.task?.task === 'counter' ? said.forCard : said.forMoment,
  }
  const spans = SPANS.filter(
    (span) => span !== 'moment' || board.task?.task === 'counter' || board.task?.task === 'window',
  )
  return (
    <div className="yedo-standing" role="group" aria-label={said.passFrom}>
      <p>{said.passFrom}</p>
      {spans.map((span) => (
        <button
          key={span}
          type="button"
          className="kit-paper yedo-press"
          onClick={() => board.always('pass', span)}
        >
          {names[span]}
        </button>
      ))}
      <small>{said.endUnder}</small>
    </div>
  )
}

export const Answer = ({ board }: Of) => (
  <div className="yedo-slip">
    <Played board={board} />
    <Moment board={board} />
    <Cards board={board} />
    <Spot board={board} pick="pass" label={calledOf(board, 'pass')} html="kit-paper yedo-press yedo-pass">
      {momentTextIn(board.locale).pass}
    </Spot>
    <Standing board={board} />
  </div>
)
