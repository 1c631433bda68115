/** A place on the board that is an offer: the same states as in the list of offers. */
import type { Offer, Pick } from '@machiya/kernel'
import type { ReactNode } from 'react'
import type { AnyBoard, BoardProps } from './board.ts'
import { isPress } from './press.tsx'

export type SpotState = 'rest' | 'open' | 'chosen' | 'laid' | 'closed'

/** Every place of a board looks for its offer with every move. */
const known = new WeakMap<readonly Offer[], ReadonlyMap<Pick, Offer>>()
const byPick = (offers: readonly Offer[]): ReadonlyMap<Pick, Offer> => {
  const map = known.get(offers) ?? new Map(offers.map((offer) => [offer.pick, offer]))
  known.set(offers, map)
  return map
}
export const offerAt = (offers: readonly Offer[], pick: Pick): Offer | undefined => byPick(offers).get(pick)

type Laid = globalThis.Pick<BoardProps, 'offers' | 'chosen' | 'laid' | 'waiting'>

/** What was laid and cannot be laid again can be taken away again. */
export const stateOf = (board: Laid, pick: Pick): SpotState => {
  const offer = offerAt(board.offers, pick)
  if (offer && !offer.no) return board.chosen === pick ? 'chosen' : 'open'
  if (board.laid.includes(pick) || board.waiting.includes(pick)) return 'laid'
  return offer ? 'closed' : 'rest'
}

/** What a press on an offer does, wherever it stands. */
export const pressOn = (board: AnyBoard, pick: Pick): void => {
  const offer = offerAt(board.offers, pick)
  const state = stateOf(board, pick)
  if (state === 'laid') board.lift(pick)
  else if (offer?.no) board.ask(offer)
  else if (offer) board.act(pick)
}

type SpotProps = {
  readonly board: AnyBoard
  readonly pick: Pick
  /** Spoken label, whole: "Silk mill, pay 1 yen to Aoi, power 5, gives 4 silk". */
  readonly label: string
  /** What is pointed at when this spot is hovered; the pick itself if absent. */
  readonly id?: string
  /** The same offer stands elsewhere at full size: this one can be pressed, but is no stop on the way and not read out. */
  readonly twin?: boolean
  /** Its classes where it is HTML (`kit-paper` for a cut sheet) and not part of a drawing. */
  readonly html?: string
  readonly children: ReactNode
}

/**
 * Wraps whatever is drawn at a place. An open offer can be clicked, tapped or pressed, one that was laid taken away
 * again; a closed one answers with its reason; anything else is a plain picture. Style children by `[data-state]`.
 */
export const Spot = ({ board, pick, label, id = String(pick), twin = false, html, children }: SpotProps) => {
  const Place = html === undefined ? 'g' : 'div'
  const className = html === undefined ? 'spot' : `spot ${html}`
  const state = stateOf(board, pick)
  const pointing = board.pointed === id
  const hover = { onPointerEnter: () => board.point(id), onPointerLeave: () => board.point(null) }
  if (state === 'rest')
    return (
      <Place
        className={className}
        data-state="rest"
        data-about={id || undefined}
        data-pointed={pointing || undefined}
        {...hover}
      >
        {children}
      </Place>
    )
  const press = () => pressOn(board, pick)
  const marks = {
    'data-state': state,
    'data-pick': pick,
    'data-about': id,
    'data-pointed': pointing || undefined,
  }
  if (twin)
    return (
      <Place className={className} data-twin aria-hidden="true" {...marks} onClick={press} {...hover}>
        {children}
      </Place>
    )
  return (
    <Place
      className={className}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={state === 'chosen' || state === 'laid'}
      aria-disabled={state === 'closed'}
      {...marks}
      onClick={press}
      onKeyDown={(event) => {
        if (!isPress(event)) return
        event.preventDefault()
        press()
      }}
      onFocus={() => board.point(id)}
      onBlur={() => board.point(null)}
      {...hover}
    >
      {children}
    </Place>
  )
}
