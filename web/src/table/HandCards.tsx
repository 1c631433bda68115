/** Cards in hand: pointed at one lifts its large form above the strip, pressed it is held before the eyes. */
import { enlarge, type BoardModule, type BoardProps, type HandCard } from '@machiya/kit'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Desk } from './desk.ts'
import { Guard } from '../parts/Guard.tsx'
import { useLetters } from './measure.ts'

type Cards = NonNullable<BoardModule['cards']>
type CardProps = {
  readonly cards: Cards
  readonly card: HandCard
  readonly board: BoardProps
}

const EDGE = 8
const ABOVE = 6

/** At the same place across, pushed in from the window's edge, and never over the strip. */
const lifted = (large: HTMLElement, small: Element): void => {
  const { left } = small.getBoundingClientRect()
  const strip = document.querySelector('.strip')?.getBoundingClientRect().top ?? innerHeight
  const { width, height } = large.getBoundingClientRect()
  large.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`
  large.style.top = `${Math.max(EDGE, strip - height - ABOVE)}px`
}

const Large = ({ cards, card, board, small }: CardProps & { readonly small: Element }) => {
  const large = useRef<HTMLDivElement>(null)
  const letters = useLetters()
  useLayoutEffect(() => {
    if (large.current) lifted(large.current, small)
  })
  return createPortal(
    <div className="card-large" ref={large}>
      <div style={letters === 1 ? undefined : { zoom: letters }}>
        <cards.Large {...board} card={card.id} />
      </div>
    </div>,
    document.body,
  )
}

/** A card that comes to lie under a resting pointer stays down. */
const Card = (props: CardProps) => {
  const { cards, card, board } = props
  const [pointed, point] = useState(false)
  const [small, setSmall] = useState<HTMLElement | null>(null)
  return (
    <div
      className="hand-card"
      ref={setSmall}
      data-mark={card.id}
      data-lifted={pointed || undefined}
      onPointerMove={({ pointerType }) => point(pointerType === 'mouse')}
      onPointerLeave={() => point(false)}
    >
      <button
        type="button"
        className="card-press"
        aria-label={card.name}
        aria-haspopup="dialog"
        onFocus={({ target }) => point(target.matches(':focus-visible'))}
        onBlur={() => point(false)}
        onClick={() => {
          point(false)
          enlarge(card.id)
        }}
      />
      <cards.Small {...board} card={card.id} />
      {pointed && small ? <Large {...props} small={small} /> : null}
    </div>
  )
}

export const HandCards = ({ desk, board }: { readonly desk: Desk; readonly board: BoardProps }) => {
  const cards = desk.module?.cards
  if (!cards) return null
  return (
    <div className="hand-cards">
      {cards.of(board).map((card) => (
        <Guard key={card.id} instead={<span>{card.name}</span>}>
          <Card cards={cards} card={card} board={board} />
        </Guard>
      ))}
    </div>
  )
}
