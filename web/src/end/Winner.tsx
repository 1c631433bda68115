/** The winner's print: the print of the game with the crest and the points of whoever won. */
import { Crest, Points } from '@machiya/kit'
import type { GameName } from '../games.ts'
import { Print } from '../parts/card.tsx'
import { hasWon } from '../table/ranks.ts'
import type { Hall } from './hall.ts'
import '../styles/winners-print.css'

export const WinnersPrint = ({ hall, game }: { readonly hall: Hall; readonly game: GameName }) => {
  const winner = hall.ranks.find((rank) => hasWon(rank) && !rank.lost)
  const player = winner && hall.players[winner.seat]
  return (
    <figure className="winners-print cut-paper" data-nobody={!player || undefined}>
      <div className="winners-scene">
        <Print game={game} />
        {player ? (
          <span className="winners-crest">
            <Crest crest={player.crest} colour={player.colour} size={84} />
          </span>
        ) : null}
      </div>
      {winner && player ? (
        <figcaption>
          {player.name}
          <svg viewBox="-20 -20 40 40" width="44" height="44" aria-hidden>
            <Points size={36} value={winner.score} />
          </svg>
        </figcaption>
      ) : null}
    </figure>
  )
}
