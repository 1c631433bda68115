/** The winner's print: the print of the game with the crest and the points of whoever won. */
import type { Rank } from '@machiya/kernel'
import { Crest, Points } from '@machiya/kit'
import type { GameName } from '../games.ts'
import { Print } from '../parts/card.tsx'
import { hasWon } from '../table/ranks.ts'
import type { Hall } from './hall.ts'
import '../styles/winners-print.css'

export type Winner = { readonly rank: Rank; readonly player: Hall['players'][number] }

/** Nobody wins where all have lost. */
export const winnerOf = ({ ranks, players }: Hall): Winner | null => {
  const rank = ranks.find((each) => hasWon(each) && !each.lost)
  const player = rank && players[rank.seat]
  return rank && player ? { rank, player } : null
}

export const WinnersPrint = ({ hall, game }: { readonly hall: Hall; readonly game: GameName }) => {
  const winner = winnerOf(hall)
  return (
    <figure className="winners-print cut-paper" data-nobody={!winner || undefined}>
      <div className="winners-scene">
        <Print game={game} />
        {winner ? (
          <span className="winners-crest">
            <Crest crest={winner.player.crest} colour={winner.player.colour} size={84} />
          </span>
        ) : null}
      </div>
      {winner ? (
        <figcaption>
          {winner.player.name}
          <svg viewBox="-20 -20 40 40" width="44" height="44" aria-hidden>
            <Points size={36} value={winner.rank.score} />
          </svg>
        </figcaption>
      ) : null}
    </figure>
  )
}
