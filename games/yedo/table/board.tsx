/** Yedo: the castle town by the river, its stores beside it and its clans below. */
import { useState } from 'react'
import type { Seat } from '@machiya/kernel'
import { City } from './city.tsx'
import { Column } from './column.tsx'
import { Ground } from './ground.tsx'
import { LEDGER, SHEET } from './layout.ts'
import { Ledger } from './ledger.tsx'
import { Mat } from './mat.tsx'
import { Phone } from './phone.tsx'
import { useSteady } from './steady.ts'
import type { Board as Props } from './where.ts'

const Wide = (now: Props) => {
  const board = useSteady(now)
  const [opened, open] = useState<Seat | null>(null)
  return (
    <svg
      className="board"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="group"
      aria-label={board.words.title}
    >
      <Ground />
      <City board={board} />
      <Column board={board} />
      <g transform={`translate(${LEDGER.x} ${LEDGER.y})`}>
        <Ledger board={board} open={open} />
      </g>
      {opened === null ? null : <Mat board={board} seat={opened} close={() => open(null)} />}
    </svg>
  )
}

export const Board = (board: Props) => (board.narrow ? <Phone {...board} /> : <Wide {...board} />)
