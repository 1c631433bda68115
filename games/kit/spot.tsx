/** A place on the board that is an offer: the same states as in the list of offers. */
import type { Offer, Pick } from '@machiya/kernel'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { AnyBoard, BoardProps } from './board.ts'
import { enlarge } from './reading.ts'
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

/** At rest a card in hand is read by the button the frame lays under it; as an offer it opens by itself. */
export const readsOf = (board: Laid, pick: Pick): string | undefined =>
  stateOf(board, pick) === 'rest' ? undefined : String(pick)

/** A card that can be read opens large; of an offer that is closed it tells the reason there. */
const pressAt = (board: AnyBoard, pick: Pick, reads: string | undefined): void => {
  const state = stateOf(board, pick)
  if (reads === undefined || (state !== 'rest' && state !== 'closed')) pressOn(board, pick)
  if (reads !== undefined) enlarge(reads, state === 'open')
}

type SpotProps = {
  readonly board: AnyBoard
  readonly pick: Pick
  /** Spoken label, whole: "Silk mill, pay 1 yen to Aoi, power 5, gives 4 silk"; without one, what is written there is spoken. */
  readonly label?: string
  /** What is pointed at when this spot is hovered; the pick itself if absent. */
  readonly id?: string
  /** The same offer stands elsewhere at full size: this one can be pressed, but is no stop on the way and not read out. */
  readonly twin?: boolean
  /** Its classes where it is HTML (`kit-paper` for a cut sheet) and not part of a drawing. */
  readonly html?: string
  /** A card that a press opens large, whether it is offered or not. */
  readonly reads?: string | undefined
  readonly children: ReactNode
}

const hoverOf = (board: AnyBoard, id: string) => ({
  onPointerEnter: () => board.point(id),
  onPointerLeave: () => board.point(null),
})

/** How a place is marked: by its state, by the pick it offers, by what it is. */
const marksOf = (board: AnyBoard, pick: Pick, id: string) => {
  const state = stateOf(board, pick)
  return {
    'data-state': state,
    ...(state === 'rest' ? {} : { 'data-pick': pick }),
    'data-about': id || undefined,
    'data-pointed': board.pointed === id || undefined,
  }
}

/** How a place is spoken of, and what the keyboard and the pointer do there. */
const handlesOf = ({ board, pick, label, id = String(pick), reads }: Omit<SpotProps, 'children'>) => {
  const state = stateOf(board, pick)
  const press = () => pressAt(board, pick, reads)
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': state === 'rest' ? undefined : state === 'chosen' || state === 'laid',
    'aria-haspopup': reads === undefined ? undefined : ('dialog' as const),
    'aria-disabled': state === 'closed',
    onClick: (event: MouseEvent) => {
      if (reads !== undefined) event.stopPropagation()
      press()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPress(event)) return
      event.preventDefault()
      press()
    },
    onFocus: () => board.point(id),
    onBlur: () => board.point(null),
  }
}

/**
 * Wraps whatever is drawn at a place. An open offer can be clicked, tapped or pressed, one that was laid taken away
 * again; a closed one answers with its reason; anything else is a plain picture. Style children by `[data-state]`.
 */
export const Spot = ({ children, ...spot }: SpotProps) => {
  const { board, pick, id = String(pick), twin = false, html, reads } = spot
  const Place = html === undefined ? 'g' : 'div'
  const place = {
    className: html === undefined ? 'spot' : `spot ${html}`,
    ...marksOf(board, pick, id),
    ...hoverOf(board, id),
  }
  if (stateOf(board, pick) === 'rest' && reads === undefined) return <Place {...place}>{children}</Place>
  if (twin)
    return (
      <Place data-twin aria-hidden="true" {...place} onClick={() => pressAt(board, pick, reads)}>
        {children}
      </Place>
    )
  return (
    <Place {...handlesOf(spot)} {...place}>
      {children}
    </Place>
  )
}
