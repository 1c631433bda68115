/** How it ended: the order, and where the points came from. */
import { Crest } from '@machiya/kit'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button, LinkButton } from '../parts/Paper.tsx'
import type { Desk } from './desk.ts'
import { sharePicture } from './share.ts'
import { winnersOf } from './winners.ts'

const scoringOf = ({ game, view }: Desk): readonly (readonly [string, readonly number[]])[] => {
  try {
    return Object.entries(game.scoring(view))
  } catch {
    return []
  }
}

const Breakdown = ({ desk }: { readonly desk: Desk }) => {
  const rows = scoringOf(desk)
  const order = desk.ranks.map(({ seat }) => seat)
  const winners = winnersOf(desk.ranks)
  return (
    <table className="breakdown">
      <caption className="visually-hidden">{desk.say('end.breakdown')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{desk.say('points')}</span>
          </th>
          {desk.ranks.map((rank) => {
            const { seat } = rank
            const player = desk.players[seat]
            return (
              <th key={seat} scope="col" data-winner={winners.includes(rank) || undefined}>
                {player ? (
                  <Crest crest={player.crest} colour={player.colour} size={26} label={player.name} />
                ) : null}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(([category, points]) => (
          <tr key={category}>
            <th scope="row">{desk.words.names[category] ?? category}</th>
            {order.map((seat) => (
              <td key={seat}>{points[seat] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{desk.say('end.total')}</th>
          {desk.ranks.map(({ seat, score }) => (
            <td key={seat}>{score}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

const Ranks = ({ desk: { ranks, players } }: { readonly desk: Desk }) => {
  const winners = winnersOf(ranks)
  const best = Math.max(1, ...ranks.map(({ score }) => score))
  return (
    <ol className="ranks">
      {ranks.map((rank) => {
        const { seat, place, score } = rank
        const player = players[seat]
        return player ? (
          <li key={seat} data-winner={winners.includes(rank) || undefined}>
            <span className="place">{winners.length ? place : '–'}</span>
            <Crest crest={player.crest} colour={player.colour} size={32} />
            <span className="rank-name">
              {player.name}
              <span className="bar" style={{ inlineSize: `${(Math.max(0, score) / best) * 100}%` }} />
            </span>
            <b className="score">{score}</b>
          </li>
        ) : null
      })}
    </ol>
  )
}

export const End = ({ desk }: { readonly desk: Desk }) => {
  const { say, ranks, state } = desk
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    go(await desk.client.rematch())
  }
  return (
    <section className="end" aria-labelledby="end-title">
      <h2 id="end-title">{say('end.title')}</h2>
      {winnersOf(ranks).length ? null : <p className="end-nobody">{say('end.nobody')}</p>}
      <Ranks desk={desk} />
      <div className="end-buttons">
        <Button weight="ink" disabled={busy} onClick={() => void again()}>
          {say('end.rematch')}
        </Button>
        <LinkButton to={`/replay/${state.id}`}>{say('replay')}</LinkButton>
        <Button onClick={() => void sharePicture(desk)}>{say('end.share')}</Button>
      </div>
      <Breakdown desk={desk} />
    </section>
  )
}
