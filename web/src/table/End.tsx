/** How it ended: the order in brief beside the board, and the ceremony over it until somebody wants the board. */
import { Crest } from '@machiya/kit'
import { Suspense, useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import { Ceremony } from '../rooms.ts'
import type { Desk } from './desk.ts'
import { hasWon, placeText, scoreText } from './ranks.ts'

const Ranks = ({ desk: { ranks, players, say } }: { readonly desk: Desk }) => (
  <ol className="ranks">
    {ranks.map((rank) => {
      const player = players[rank.seat]
      return player ? (
        <li key={rank.seat} data-winner={hasWon(rank) || undefined}>
          <span className="place">{placeText(rank)}</span>
          <Crest crest={player.crest} colour={player.colour} size={32} />
          <span className="rank-name">{player.name}</span>
          <b className="score">{scoreText(rank, say)}</b>
        </li>
      ) : null
    })}
  </ol>
)

export const End = ({ desk }: { readonly desk: Desk }) => {
  const [open, setOpen] = useState(true)
  return (
    <section className="end-slip" aria-label={desk.say('end.title')}>
      <h2>{desk.say('end.title')}</h2>
      <Ranks desk={desk} />
      <Button weight="ink" onClick={() => setOpen(true)}>
        {desk.say('end.show')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Ceremony desk={desk} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
