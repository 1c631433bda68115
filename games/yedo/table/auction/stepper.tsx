/** My bid: stepped, turned by the wheel, typed or pressed on the scale, and sent by one button. */
import { Spot } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { momentTextIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'

export const bidsOf = ({ offers }: Board): readonly number[] =>
  offers.flatMap(({ pick, no }) => (typeof pick === 'number' && !no ? [pick] : []))

const purseOf = ({ seat, view }: Board): number => (seat === null ? 0 : view.seats[seat].mon)

const isSaid = ({ offers }: Board, pick: Pick): boolean => offers.some((offer) => offer.pick === pick)
/** Lays the pick, by way of `more` where it is not said yet, and confirms it as soon as it lies. */
const useSend = (board: Board): ((pick: Pick) => void) => {
  const [sent, setSent] = useState<Pick | null>(null)
  const { chosen, confirm } = board
  const highest = bidsOf(board).at(-1)
  const lay = useRef(() => {})
  useEffect(() => {
    lay.current = () => {
      if (sent !== null && chosen !== sent) board.act(isSaid(board, sent) ? sent : 'more')
    }
  })
  useEffect(() => lay.current(), [sent, highest])
  useEffect(() => {
    if (sent === null || chosen !== sent) return
    setSent(null)
    confirm()
  }, [sent, chosen, confirm])
  return setSent
}

export type Bid = {
  readonly value: number
  readonly least: number
  readonly most: number
  set(value: number): void
}

/** Where something is laid, changing it lays the other; before that nothing is sent. */
export const useBid = (board: Board): Bid | undefined => {
  const bids = bidsOf(board)
  const [own, setOwn] = useState<number | null>(null)
  const least = bids[0]
  if (least === undefined) return undefined
  const most = purseOf(board)
  const laid = typeof board.chosen === 'number' ? board.chosen : null
  const value = Math.min(most, Math.max(least, laid ?? own ?? least))
  return {
    value,
    least,
    most,
    set: (wanted) => {
      const next = Math.min(most, Math.max(least, wanted))
      setOwn(next)
      if (laid !== null && next !== laid && isSaid(board, next)) board.act(next)
    },
  }
}

const REPEAT = 110
const HOLD = 420
/** Held down it goes on. */
const useHeld = (step: () => void) => {
  const now = useRef(step)
  useEffect(() => {
    now.current = step
  })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const stop = () => clearTimeout(timer.current)
  const again = (after: number) => {
    timer.current = setTimeout(() => {
      now.current()
      again(REPEAT)
    }, after)
  }
  useEffect(() => stop, [])
  return {
    onPointerDown: () => again(HOLD),
    onPointerUp: stop,
    onPointerLeave: stop,
    onClick: () => now.current(),
  }
}

const Step = ({
  sign,
  label,
  off,
  mark,
  step,
}: {
  readonly sign: string
  readonly label: string
  readonly mark: string
  readonly off: boolean
  readonly step: () => void
}) => (
  <button
    type="button"
    className="kit-paper yedo-step"
    data-state={off ? 'closed' : 'open'}
    aria-label={label}
    data-mark={mark}
    disabled={off}
    {...useHeld(step)}
  >
    {sign}
  </button>
)

const keyed = (bid: Bid, key: string): number | undefined => {
  if (key === 'ArrowUp' || key === '+') return bid.value + 1
  if (key === 'ArrowDown' || key === '-') return bid.value - 1
  if (key === 'PageUp' || key === 'End') return bid.most
  if (key === 'PageDown' || key === 'Home') return bid.least
  return undefined
}
const TYPING = 900
/** Digits typed one after the other are one number. */
const useTyped = (set: (value: number) => void) => {
  const typed = useRef({ text: '', at: 0 })
  return (digit: string, at: number): void => {
    const text = at - typed.current.at < TYPING ? `${typed.current.text}${digit}` : digit
    typed.current = { text, at }
    set(Number(text))
  }
}

const Figure = ({
  board,
  bid,
  send,
}: {
  readonly board: Board
  readonly bid: Bid
  readonly send: (pick: Pick) => void
}) => {
  const said = momentTextIn(board.locale)
  const type = useTyped(bid.set)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyed(bid, event.key)
    if (next !== undefined) bid.set(next)
    else if (/^\d$/.test(event.key)) type(event.key, event.timeStamp)
    else if (event.key === 'Enter') send(bid.value)
    else if (event.key.toLowerCase() === 'p') send('pass')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span
      className="yedo-figure"
      role="spinbutton"
      tabIndex={0}
      aria-label={said.yourBid}
      aria-valuenow={bid.value}
      aria-valuemin={bid.least}
      aria-valuemax={bid.most}
      aria-valuetext={said.spinText(bid.value, bid.least, bid.most)}
      onKeyDown={onKeyDown}
      onWheel={({ deltaY }) => bid.set(bid.value - Math.sign(deltaY))}
    >
      {bid.value} <small>{said.mon}</small>
    </span>
  )
}

/** Every bid that is open, to be pressed at once. */
const Scale = ({ board }: { readonly board: Board }) => (
  <div className="yedo-scale">
    {board.offers
      .filter(({ pick }) => typeof pick === 'number' || pick === 'more')
      .map(({ pick }) => (
        <Spot key={pick} board={board} pick={pick} label={calledOf(board, pick)} html="kit-paper yedo-notch">
          {pick === 'more' ? '»' : pick}
        </Spot>
      ))}
  </div>
)

export const Stepper = ({ board, bid }: { readonly board: Board; readonly bid: Bid | undefined }) => {
  const said = momentTextIn(board.locale)
  const send = useSend(board)
  const purse = purseOf(board)
  return (
    <div className="yedo-stepper">
      {bid ? (
        <>
          <Step
            sign="−"
            label={said.less}
            mark={`below-${bid.value}`}
            off={bid.value <= bid.least}
            step={() => bid.set(bid.value - 1)}
          />
          <Figure board={board} bid={bid} send={send} />
          <Step
            sign="+"
            label={said.more}
            mark={`above-${bid.value}`}
            off={bid.value >= bid.most}
            step={() => bid.set(bid.value + 1)}
          />
        </>
      ) : null}
      <div className="yedo-limits">
        <p>{bid ? said.least(bid.least, purse) : said.tooPoor(purse)}</p>
        <Scale board={board} />
      </div>
      <Spot board={board} pick="pass" label={calledOf(board, 'pass')} html="kit-paper yedo-press yedo-pass">
        {said.pass}
      </Spot>
      {bid ? (
        <button
          type="button"
          className="kit-paper yedo-press yedo-go"
          data-mark={`bid-${bid.value}`}
          onClick={() => send(bid.value)}
        >
          {said.bid(bid.value)}
        </button>
      ) : null}
    </div>
  )
}
