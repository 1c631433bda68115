/** How it ended: the order, and where the points came from. */
import { Crest } from '@machiya/kit'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, LinkButton } from '../parts/Paper.tsx'
import type { Desk } from './desk.ts'
import { FairDeal } from '../company/FairDeal.tsx'
import { hasWon, placeText, scoreText } from './ranks.ts'
import { scoringOf, type Category } from './scoring.ts'
import { sharePicture } from './share.ts'

const BEAT = 320

/** How many categories have been reckoned up: one a beat, or all at once where motion is unwanted. */
const useReckoned = (categories: number, calm: boolean): number => {
  const [counted, count] = useState(0)
  useEffect(() => {
    if (calm || counted >= categories) return undefined
    const beat = setTimeout(() => count(counted + 1), BEAT)
    return () => clearTimeout(beat)
  }, [calm, counted, categories])
  return calm ? categories : counted
}

const Breakdown = ({
  desk,
  rows,
  reckoned,
}: {
  readonly desk: Desk
  readonly rows: readonly Category[]
  readonly reckoned: number
}) => {
  const order = desk.ranks.map(({ seat }) => seat)
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
              <th key={seat} scope="col" data-winner={hasWon(rank) || undefined}>
                {player ? (
                  <Crest crest={player.crest} colour={player.colour} size={26} label={player.name} />
                ) : null}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(([category, points], i) => (
          <tr key={category} data-now={i === reckoned - 1 && reckoned < rows.length ? '' : undefined}>
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
          {desk.ranks.map((rank) => (
            <td key={rank.seat}>{scoreText(rank, desk.say)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** What a seat has of the categories reckoned so far, laid end to end. */
const Bar = ({ parts, best }: { readonly parts: readonly number[]; readonly best: number }) => (
  <span className="bar">
    {parts.map((points, i) => (
      <span key={i} style={{ inlineSize: `${(Math.max(0, points) / best) * 100}%` }} />
    ))}
  </span>
)

const Ranks = ({
  desk: { ranks, players, say },
  rows,
  reckoned,
}: {
  readonly desk: Desk
  readonly rows: readonly Category[]
  readonly reckoned: number
}) => {
  const best = Math.max(1, ...ranks.map(({ score }) => score))
  const over = reckoned >= rows.length
  return (
    <ol className="ranks">
      {ranks.map((rank) => {
        const { seat, score, lost } = rank
        const player = players[seat]
        const parts = rows.length ? rows.slice(0, reckoned).map(([, points]) => points[seat] ?? 0) : [score]
        const sum = parts.reduce((all, points) => all + points, 0)
        return player ? (
          <li key={seat} data-winner={(over && hasWon(rank)) || undefined}>
            <span className="place">{placeText(rank)}</span>
            <Crest crest={player.crest} colour={player.colour} size={32} />
            <span className="rank-name">
              {player.name}
              {lost ? null : <Bar parts={parts} best={best} />}
            </span>
            <b className="score">{over || lost ? scoreText(rank, say) : sum}</b>
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
  const [rows] = useState(() => scoringOf(desk))
  const reckoned = useReckoned(rows.length, desk.board.calm)
  const again = async () => {
    setBusy(true)
    go(await desk.client.rematch())
  }
  return (
    <section className="end" aria-labelledby="end-title">
      <h2 id="end-title">{say('end.title')}</h2>
      {ranks.some(hasWon) ? null : <p className="end-nobody">{say('end.nobody')}</p>}
      <Ranks desk={desk} rows={rows} reckoned={reckoned} />
      <div className="end-buttons">
        <Button weight="ink" disabled={busy} onClick={() => void again()}>
          {say('end.rematch')}
        </Button>
        <LinkButton to={`/replay/${state.id}`}>{say('replay')}</LinkButton>
        <Button onClick={() => void sharePicture(desk, rows)}>{say('end.share')}</Button>
      </div>
      <Breakdown desk={desk} rows={rows} reckoned={reckoned} />
      <FairDeal client={desk.client} />
    </section>
  )
}
