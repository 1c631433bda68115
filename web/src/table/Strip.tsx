/** One line of fixed height: what is asked, what is laid, what follows, what happened last, Undo and Confirm. */
import { useRef } from 'react'
import { useBeforePaint } from '../parts/paint.ts'
import type { Desk } from './desk.ts'
import { Draft } from './Draft.tsx'
import { Newest, Sentence } from './Sentence.tsx'

/** First what follows goes, then the last thing, then the chips become one; a sentence too long even so takes two small lines. */
const FOLDS = ['', 'follows', 'newest', 'steps', 'small']

/** Folds as far as the line needs, whatever the language. */
const useFolds = () => {
  const strip = useRef<HTMLDivElement>(null)
  useBeforePaint(() => {
    const { current } = strip
    if (!current) return
    for (let most = 0; most < FOLDS.length; most++) {
      current.dataset['fold'] = FOLDS.slice(1, most + 1).join(' ')
      if (current.scrollWidth <= current.clientWidth) return
    }
  })
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
