/** What a screen reader hears: all that happened, move by move and once, then what is asked. */
import type { Desk } from './desk.ts'
import { tidingText } from './Log.tsx'
import { sentenceOf } from './Sentence.tsx'

/** As many as may be told between two drawings; what is long told need not stay. */
const LAST = 8

export const Spoken = ({ desk }: { readonly desk: Desk }) => (
  <div className="visually-hidden">
    <div role="log" aria-label={desk.say('tab.log')}>
      {desk.state.log.slice(-LAST).map(({ number, tidings }) => (
        <p key={number}>{tidings.map((tiding) => tidingText(desk, tiding, desk.plain)).join(' ')}</p>
      ))}
    </div>
    <p role="status">{sentenceOf(desk, desk.plain)}</p>
  </div>
)
