/** What a screen reader hears: what happened, then what is asked. */
import type { Desk } from './desk.ts'
import { tidingText } from './Log.tsx'
import { sentenceOf } from './Sentence.tsx'

const spoken = (desk: Desk): string => {
  const entry = desk.state.log.at(-1)
  const news = entry?.tidings.map((tiding) => tidingText(desk, tiding, desk.plain)) ?? []
  return [...news, sentenceOf(desk, desk.plain)].join(' ')
}

export const Spoken = ({ desk }: { readonly desk: Desk }) => (
  <p className="visually-hidden" aria-live="polite" role="status">
    {spoken(desk)}
  </p>
)
