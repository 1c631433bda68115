/** A place on the board that is an offer: the same states as in the list of offers. */
import type { Offer, Pick } from '@machiya/kernel'
import type { KeyboardEvent, ReactNode } from 'react'
import type { BoardProps } from './board.ts'

export type SpotState = 'rest' | 'open' | 'chosen' | 'closed'

/** Every place of a board looks for its offer with every move. */
const known = new WeakMap<readonly Offer[], ReadonlyMap<Pick, Offer>>()
const byPick = (offers: readonly Offer[]): ReadonlyMap<Pick, Offer> => {
  const map = known.get(offers) ?? new Map(offers.map((offer) => [offer.pick, offer]))
  known.set(offers, map)
  return map
}
export const offerAt = (offers: readonly Offer[], pick: Pick): Offer | undefined => byPick(offers).get(pick)

export const stateOf = (board: Laid, pick: Pick): SpotState => {
  const offer = offerAt(board.offers, pick)
  if (!offer) return 'rest'
  if (offer.no) return 'closed'
  return board.chosen === pick ? 'chosen' : 'open'
}

type Laid = {
  readonly offers: BoardProps['offers']
  readonly chosen: BoardProps['chosen']
}

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

type SpotProps = {
  /** Any board: a Spot does not look into the view. */
  readonly board: Omit<BoardProps, 'view'>
  readonly pick: Pick
  /** Spoken label, whole: "Silk mill, pay 1 yen to Aoi, power 5, gives 4 silk". */
  readonly label: string
  /** What is pointed at when this spot is hovered; the pick itself if absent. */
  readonly id?: string
  /** The same offer stands elsewhere at full size: this one can be pressed, but is no stop on the way and not read out. */
  readonly twin?: boolean
  readonly children: ReactNode
}

/**
 * Wraps whatever is drawn at a place. An open offer can be clicked, tapped or pressed; a closed one
 * answers with its reason; anything else is a plain picture. Style children by `[data-state]`.
 */
export const Spot = ({ board, pick, label, id = String(pick), twin = false, children }: SpotProps) => {
  const offer = offerAt(board.offers, pick)
  const state = stateOf(board, pick)
  const pointing = board.pointed === id
  const hover = { onPointerEnter: () => board.point(id), onPointerLeave: () => board.point(null) }
  if (!offer)
    return (
      <g
        className="spot"
        data-state="rest"
        data-about={id || undefined}
        data-pointed={pointing || undefined}
        {...hover}
      >
        {children}
      </g>
    )
  const press = () => (offer.no ? board.ask(offer) : board.act(pick))
  const marks = {
    'data-state': state,
    'data-pick': pick,
    'data-about': id,
    'data-pointed': pointing || undefined,
  }
  if (twin)
    return (
      <g className="spot" data-twin aria-hidden="true" {...marks} onClick={press} {...hover}>
        {children}
      </g>
    )
  return (
    <g
      className="spot"
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={state === 'chosen'}
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
    </g>
  )
}
