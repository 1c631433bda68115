/** The bidders in the order they are asked: what they bid, what they hold, and who has the last word. */
import { Crest } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { MINIMUM } from '../../rules/2-bidding.ts'
import { momentTextIn } from '../text.ts'
import type { Board } from '../where.ts'

export type Place = {
  readonly key: string
  readonly seat: Seat
  readonly bid?: number
  readonly state: string
  readonly asked: boolean
  readonly passed: boolean
}

const isAskedLast = ({ task, view }: Board): boolean =>
  task?.task === 'bid' && task.a.seat === view.track[0] && view.sale.leader !== view.track[0]

const stateOf = (board: Board, seat: Seat, at: number, asked: number) => {
  const { sale } = board.view
  if (at === asked) return seat === board.seat ? 'youNow' : 'isAsked'
  if (at > asked) return 'toCome'
  if (sale.leader === seat) return 'highest'
  return at === 0 ? 'opened' : 'passed'
}

/** The announcer stands first, and once more at the end, where he may top whoever topped him. */
export const benchOf = (board: Board): readonly Place[] => {
  const { track, sale } = board.view
  const said = momentTextIn(board.locale)
  const who = board.task?.task === 'bid' || board.task?.task === 'last-bid' ? board.task.a.seat : undefined
  const asked = isAskedLast(board) ? track.length : track.indexOf(who as Seat)
  const places = track.map((seat, at): Place => {
    const state = stateOf(board, seat, at, asked)
    const bid =
      sale.leader === seat ? sale.price : at === 0 ? MINIMUM[sale.lot as keyof typeof MINIMUM] : undefined
    return {
      key: `${seat}`,
      seat,
      ...(bid === undefined ? {} : { bid }),
      state: said[state],
      asked: at === asked,
      passed: state === 'passed',
    }
  })
  const first = track[0]
  if (first === undefined || track.length < 2 || board.task?.task === 'last-bid') return places
  const last = asked === track.length
  return [
    ...places,
    {
      key: 'last',
      seat: first,
      state: last ? (first === board.seat ? said.youNow : said.isAsked) : said.lastWord,
      asked: last,
      passed: false,
    },
  ]
}

export const Bench = ({ board }: { readonly board: Board }) => {
  const said = momentTextIn(board.locale)
  return (
    <ol className="yedo-bench" aria-label={said.bench}>
      {benchOf(board).map(({ key, seat, bid, state, asked, passed }) => {
        const player = board.players[seat]
        return (
          <li key={key} data-asked={asked || undefined} data-passed={passed || undefined}>
            {player ? <Crest crest={player.crest} colour={player.colour} size={42} /> : null}
            <b>{seat === board.seat ? said.you : player?.name}</b>
            {bid === undefined ? null : (
              <span className="yedo-bid">
                {bid} <small>{said.mon}</small>
              </span>
            )}
            <span>{state}</span>
            {passed ? null : <small>{said.holds(board.view.seats[seat].mon)}</small>}
          </li>
        )
      })}
    </ol>
  )
}
