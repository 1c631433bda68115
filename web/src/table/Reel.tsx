/** Since you left: what happened, first what was done to you. It can be skipped and never holds up the table. */
import { useEffect, useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from './desk.ts'
import { EntryLines } from './Log.tsx'
import { missed } from './missed.ts'

const MOST = 5
const BEAT_MS = 900

export const Reel = ({ desk }: { readonly desk: Desk }) => {
  const { state, say, board } = desk
  const [skipped, setSkipped] = useState(false)
  const since = state.log.filter(({ number }) => number <= state.caughtUp)
  const reel = skipped || state.read < 0 ? [] : missed(since, state.read, state.seat)
  const [shown, setShown] = useState(board.calm ? MOST : 1)
  const longest = Math.min(reel.length, MOST)
  useEffect(() => {
    if (shown >= longest) return undefined
    const beat = setTimeout(() => setShown(shown + 1), BEAT_MS)
    return () => clearTimeout(beat)
  }, [shown, longest])
  if (reel.length === 0) return null
  return (
    <section className="reel cut-paper" aria-label={say('reel')}>
      <header>
        <h2>{say('reel')}</h2>
        <Button weight="quiet" onClick={() => setSkipped(true)}>
          {say('reel.skip')}
        </Button>
      </header>
      <ol className="log">
        {reel.slice(0, Math.min(shown, MOST)).map((entry) => (
          <EntryLines key={entry.number} desk={desk} entry={entry} />
        ))}
      </ol>
      {reel.length > MOST && shown >= MOST ? (
        <p className="quiet">{say('reel.more', { count: reel.length - MOST })}</p>
      ) : null}
    </section>
  )
}
