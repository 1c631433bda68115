/** The counting in figures: a line a beat, and every category by itself for whoever asks. */
import { Crest } from '@machiya/kit'
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from '../table/desk.ts'
import { hasWon, scoreText } from '../table/ranks.ts'
import type { Hall } from './hall.ts'
import '../styles/count-table.css'

const plus = (points: number | undefined, first: boolean): string =>
  !points ? '–' : points < 0 ? `−${-points}` : first ? String(points) : `+${points}`

type Line = { readonly id: string; readonly title: string; readonly points: readonly number[] }

const linesOf = ({ words }: Desk, { counted }: Hall, apart: boolean): readonly Line[] =>
  apart
    ? counted.flatMap(({ parts }) =>
        parts.map(([id, points]) => ({ id, title: words.names[id] ?? id, points })),
      )
    : counted

type TableProps = {
  readonly desk: Desk
  readonly hall: Hall
  readonly at: number
  readonly done: boolean
}

const Head = ({ hall }: { readonly hall: Hall }) => (
  <thead>
    <tr>
      <th scope="col">{hall.say('end.counted')}</th>
      {hall.players.map(({ seat, crest, colour, name }) => (
        <th key={seat} scope="col">
          <Crest crest={crest} colour={colour} size={28} label={name} />
        </th>
      ))}
    </tr>
  </thead>
)

const Sum = ({ hall }: { readonly hall: Hall }) => (
  <tfoot>
    <tr>
      <th scope="row">{hall.say('end.total')}</th>
      {[...hall.ranks]
        .sort((a, b) => a.seat - b.seat)
        .map((rank) => (
          <td key={rank.seat} data-winner={(hasWon(rank) && !rank.lost) || undefined}>
            {scoreText(rank, hall.say)}
          </td>
        ))}
    </tr>
  </tfoot>
)

export const CountTable = ({ desk, hall, at, done }: TableProps) => {
  const [apart, setApart] = useState(false)
  const lines = linesOf(desk, hall, apart && done)
  const hasParts = hall.counted.some(({ parts }) => parts.length > 1)
  return (
    <div className="count-table">
      <table>
        <caption className="visually-hidden">{hall.say('end.breakdown')}</caption>
        <Head hall={hall} />
        <tbody>
          {lines.map(({ id, title, points }, i) => (
            <tr key={id} data-now={!done && i === at - 1 ? '' : undefined} data-later={i >= at || undefined}>
              <th scope="row">{title}</th>
              {hall.players.map(({ seat }) => (
                <td key={seat} data-none={!points[seat] || undefined}>
                  {i < at || done ? plus(points[seat], i === 0) : ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {done ? <Sum hall={hall} /> : null}
      </table>
      {done && hasParts ? (
        <Button weight="quiet" aria-pressed={apart} onClick={() => setApart(!apart)}>
          {hall.say('end.apart')}
        </Button>
      ) : null}
    </div>
  )
}
