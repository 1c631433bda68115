/** Yedo: the castle town by the river, its stores beside it and its clans below; in small places, pages. */
import { lastingOf } from '@machiya/kit'
import { useState, type CSSProperties } from 'react'
import type { Seat } from '@machiya/kernel'
import { formOf, isMeasured, useBox, type Box } from './box.ts'
import { City } from './wheel/city.tsx'
import { Column } from './stores/column.tsx'
import { Far } from './stores/far.tsx'
import { Ground } from './scenery/ground.tsx'
import { CENTRE, FAR, LEDGER, SHEET } from './layout.ts'
import { Leaving } from './motion/leave.tsx'
import { Ledger } from './clan/ledger.tsx'
import { Mat } from './clan/mat.tsx'
import { Pages } from './phone/pages.tsx'
import type { Board as Props } from './where.ts'

const FILL: CSSProperties = { inlineSize: '100%', blockSize: '100%' }
const DRAWN: CSSProperties = { ...FILL, display: 'block' }

const Sheet = ({ board, far }: { readonly board: Props; readonly far: boolean }) => {
  const [opened, open] = useState<Seat | null>(null)
  return (
    <svg
      className="board"
      style={DRAWN}
      viewBox={`0 0 ${far ? FAR.full : SHEET.width} ${SHEET.height}`}
      role="group"
      aria-label={board.words.title}
    >
      <Ground />
      <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
        <City board={board} />
        <Leaving board={board} />
      </g>
      <Column board={board} far={far} />
      {far ? <Far board={board} /> : null}
      <g transform={`translate(${LEDGER.x} ${LEDGER.y})`}>
        <Ledger board={board} open={open} />
      </g>
      {opened === null ? null : <Mat board={board} seat={opened} close={() => open(null)} />}
    </svg>
  )
}

const Laid = ({ board, box }: { readonly board: Props; readonly box: Box | null }) => {
  const form = formOf(box, board.narrow)
  return form === 'sheet' || form === 'far' ? (
    <Sheet board={board} far={form === 'far'} />
  ) : (
    <Pages board={board} form={form} box={box} />
  )
}

export const Board = (board: Props) => {
  const [box, place] = useBox()
  return (
    <div ref={place} style={FILL}>
      {isMeasured(box) ? <Laid key={lastingOf(board)} board={board} box={box} /> : null}
    </div>
  )
}
