/** What a place brings, written beside it: while it is pointed at, and as long as it is chosen. */
import type { Tag } from '@machiya/kit'
import type { Pick } from '@machiya/kernel'
import { useRef, useState } from 'react'
import { useBeforePaint } from '../parts/paint.ts'
import { beside, joined, type Box } from './beside.ts'
import type { Desk } from './desk.ts'

type Told = { readonly pick: Pick; readonly tag: Tag; readonly chosen: boolean }

const pointedAt = ({ board: { offers, pointed } }: Desk, zone: Element | null): Pick | null => {
  if (pointed === null) return null
  const about = zone?.querySelector(`[data-pick][data-about="${CSS.escape(pointed)}"]`)
  const id = about?.getAttribute('data-pick') ?? pointed
  return offers.find(({ pick, no }) => !no && String(pick) === id)?.pick ?? null
}

const toldAt = (desk: Desk, pick: Pick | null): readonly Told[] => {
  const { module, board } = desk
  const tag = pick === null ? undefined : module?.tag?.(board, pick, board.preview(pick))
  return pick !== null && tag ? [{ pick, tag, chosen: pick === board.chosen }] : []
}

/** In pixels of the drawing: with large letters the zone is shown larger than it is made. */
const boxOf = (element: Element, zone: DOMRect, scale: number): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return {
    left: (left - zone.left) / scale,
    top: (top - zone.top) / scale,
    right: (right - zone.left) / scale,
    bottom: (bottom - zone.top) / scale,
  }
}

const placeOf = (zone: Element, pick: string): Element | undefined =>
  [...zone.querySelectorAll(`[data-pick="${CSS.escape(pick)}"]`)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height > 0 && element.checkVisibility({ visibilityProperty: true })
  })

const OPEN = '[data-pick][data-state="open"], [data-pick][data-state="chosen"]'

const WORDS = '.board-sheet text'

/** Written straight into the page: a tag moves with every pointer, and nothing else need be drawn for it. */
const put = (slip: HTMLElement): void => {
  const zone = slip.closest('.zone-sheet')
  const place = zone && placeOf(zone, slip.dataset['pick'] ?? '')
  slip.hidden = !place
  const line = slip.previousElementSibling?.firstElementChild
  if (!zone || !place || !line) return
  const frame = zone.getBoundingClientRect()
  const scale = frame.width / zone.clientWidth
  const from = boxOf(place, frame, scale)
  const others = [...zone.querySelectorAll(OPEN)].filter(
    (each) => each !== place && each.getAttribute('data-pick') !== slip.dataset['pick'],
  )
  const tag = beside(
    from,
    { width: slip.offsetWidth, height: slip.offsetHeight },
    { width: zone.clientWidth, height: zone.clientHeight },
    others.map((each) => boxOf(each, frame, scale)),
    [...zone.querySelectorAll(WORDS)].map((each) => boxOf(each, frame, scale)),
  )
  slip.style.translate = `${tag.left}px ${tag.top}px`
  const ends = joined(from, tag)
  for (const [i, name] of ['x1', 'y1', 'x2', 'y2'].entries()) line.setAttribute(name, String(ends[i]))
}

const Slip = ({ told: { pick, tag, chosen } }: { readonly told: Told }) => {
  const slip = useRef<HTMLDivElement>(null)
  useBeforePaint(() => {
    if (slip.current) put(slip.current)
  })
  return (
    <>
      <svg className="lead" data-chosen={chosen || undefined} aria-hidden="true">
        <line />
      </svg>
      <div className="tag" ref={slip} data-pick={pick} data-chosen={chosen || undefined} role="note">
        <b>{tag.title}</b>
        {tag.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </>
  )
}

export const Tags = ({ desk }: { readonly desk: Desk }) => {
  const [layer, setLayer] = useState<Element | null>(null)
  const { chosen } = desk.board
  const pointed = pointedAt(desk, layer?.parentElement ?? null)
  const told = [...toldAt(desk, chosen), ...(pointed === chosen ? [] : toldAt(desk, pointed))]
  return (
    <div className="tags" ref={setLayer}>
      {told.map((each) => (
        <Slip key={String(each.pick)} told={each} />
      ))}
    </div>
  )
}
