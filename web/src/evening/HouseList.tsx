/** Who of the house came how far with tonight's deal, and the way to each game. */
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'
import type { Deal } from './deal.ts'

const FIRST = 5

type Entry = Deal['list'][number]

/** The first of the list, and oneself wherever one stands. */
const shortened = (list: readonly Entry[]): readonly Entry[] => list.filter(({ you }, i) => i < FIRST || you)

export const HouseList = ({ deal }: { readonly deal: Deal }) => {
  const say = useText()
  const [all, setAll] = useState(false)
  const { list, count } = deal
  if (list.length === 0) return <p className="quiet tonight-list">{say('tonight.played', { count })}</p>
  return (
    <div className="tonight-list">
      <table>
        <thead>
          <tr>
            <th colSpan={2}>{say('tonight.list')}</th>
            <th>{say('tonight.points')}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? list : shortened(list)).map(({ place, name, score, you, table }) => (
            <tr key={table} data-you={you || undefined}>
              <td>{place}</td>
              <th scope="row">
                <Link href={`/replay/${table}`} aria-label={say('tonight.replay', { name })}>
                  {name}
                  {you ? ` (${say('you')})` : ''}
                </Link>
              </th>
              <td>{score ?? say('end.lost')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > FIRST ? (
        <Button weight="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say('tonight.best') : say('tonight.all', { count })}
        </Button>
      ) : null}
    </div>
  )
}
