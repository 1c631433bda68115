/** The people at the table in order of play; at a desk without me, for mine is below the line. */
import { memo } from 'react'
import { useNarrow } from '../parts/media.ts'
import type { Chair } from '../client/table.ts'
import { byParts, type Desk } from './desk.ts'
import { Plate } from './Plate.tsx'

/** From the one after me on. */
export const othersOf = ({ state: { chairs, seat } }: Desk): readonly Chair[] =>
  seat === null ? chairs : [...chairs.slice(seat + 1), ...chairs.slice(0, seat)]

const samePeople = byParts('state', 'view', 'module', 'words', 'locale', 'sheet')

export const People = memo(({ desk }: { readonly desk: Desk }) => {
  const narrow = useNarrow()
  return (
    <ul className="seats">
      {(narrow ? desk.state.chairs : othersOf(desk)).map((chair) => (
        <li key={chair.seat}>
          <Plate desk={desk} chair={chair} />
        </li>
      ))}
    </ul>
  )
}, samePeople)
