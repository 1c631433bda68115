/** What was played and what was better, written beside its place on the board. */
import type { Pick } from '@machiya/kernel'
import { useLayoutEffect, useRef } from 'react'

export type Label = { readonly pick: Pick; readonly text: string; readonly kind: 'played' | 'better' }

const placeOf = (zone: Element, pick: Pick): DOMRect | undefined =>
  [...zone.querySelectorAll(`[data-pick="${CSS.escape(String(pick))}"]`)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width * height > 0)

/** A place this large has its label on it, a smaller one below. */
const LARGE = 80

const put = (layer: HTMLElement): void => {
  const zone = layer.parentElement?.querySelector('.zone')
  const frame = layer.getBoundingClientRect()
  for (const slip of layer.querySelectorAll<HTMLElement>('[data-of]')) {
    const place = zone && placeOf(zone, slip.dataset['of'] ?? '')
    slip.hidden = !place
    if (!place) continue
    const left = place.left + place.width / 2 - frame.left - slip.offsetWidth / 2
    const below = place.bottom - frame.top + 4
    const top = place.height < LARGE ? below : below - place.height / 2
    const x = Math.max(4, Math.min(left, frame.width - slip.offsetWidth - 4))
    const y = Math.max(4, Math.min(top, frame.height - slip.offsetHeight - 4))
    slip.style.translate = `${x}px ${y}px`
  }
}

/** The board settles: pieces slide, drawings come in. */
const LOOK_MS = 300

export const Labels = ({ labels }: { readonly labels: readonly Label[] }) => {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const look = () => (layer.current ? put(layer.current) : undefined)
    look()
    const again = [setTimeout(look, LOOK_MS), setTimeout(look, 3 * LOOK_MS)]
    addEventListener('resize', look)
    return () => {
      again.forEach(clearTimeout)
      removeEventListener('resize', look)
    }
  }, [labels])
  return (
    <div className="review-labels" ref={layer} aria-hidden="true">
      {labels.map(({ pick, text, kind }) => (
        <span key={kind} data-of={String(pick)} data-kind={kind} hidden>
          {text}
        </span>
      ))}
    </div>
  )
}
