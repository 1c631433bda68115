/** ← → walk through the moves, Tab goes to the next weak one, Space shows the line step by step. */
import { useEffect } from 'react'
import { nextWeak, showable, type Looking } from './looking.ts'

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('select, input, textarea, dialog') !== null
/** Where the keyboard is on the moves, the curve or nowhere, Tab leads from mark to mark; behind the last it goes on as ever. */
const isOnMoves = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('.review-moves, .curve') !== null)

const step = (looking: Looking, { key, shiftKey, target }: KeyboardEvent): (() => void) | undefined => {
  const { move, played, shown, review } = looking
  if (key === 'ArrowLeft' && move > 0) return () => looking.turn(move - 1)
  if (key === 'ArrowRight' && move < played.moves.length) return () => looking.turn(move + 1)
  if (key === 'Tab' && isOnMoves(target)) {
    const weak = nextWeak(review, move, shiftKey)
    return weak === undefined ? undefined : () => looking.turn(weak)
  }
  const most = showable(looking)
  if (key === ' ' && most > 0 && !(target instanceof HTMLElement && target.closest('button, a')))
    return () => looking.show(shown >= most ? 0 : shown + 1)
  return undefined
}

export const useReviewKeys = (looking: Looking): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isControl(event.target)) return
      const act = step(looking, event)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
