/** One line of fixed height: what is asked, what is laid, what follows, what happened last, Undo and Confirm. */
import { useLayoutEffect, useRef } from 'react'
import type { Desk } from './desk.ts'
import { Draft } from './Draft.tsx'
import { Newest, Sentence } from './Sentence.tsx'

/** First what follows goes, then the last thing, then the chips become one; a sentence too long even so takes two small lines. */
const FOLDS = ['', 'follows', 'newest', 'steps', 'small']

const fold = (strip: HTMLElement): void => {
  for (let most = 0; most < FOLDS.length; most++) {
    strip.dataset['fold'] = FOLDS.slice(1, most + 1).join(' ')
    if (strip.scrollWidth <= strip.clientWidth) return
  }
}

/** Folds as far as the line needs, whatever the language: once a picture if words come or go, and when the room changes. */
const useFolds = () => {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = strip
    if (!current) return undefined
    let frame = 0
    const words = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => fold(current))
    })
    const room = new ResizeObserver(() => fold(current))
    words.observe(current, { childList: true, characterData: true, subtree: true })
    room.observe(current)
    return () => {
      cancelAnimationFrame(frame)
      words.disconnect()
      room.disconnect()
    }
  }, [])
  return strip
}

export const Strip = ({ desk }: { readonly desk: Desk }) => {
  const strip = useFolds()
  return (
    <div className="strip" ref={strip} data-asks={desk.asked || undefined}>
      <Sentence desk={desk} />
      <Draft desk={desk}>
        <Newest desk={desk} />
      </Draft>
    </div>
  )
}
