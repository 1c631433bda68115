/** Edo: the roads and provinces around the capital. */
import { useSmall } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { useState } from 'react'
import { Caption } from './map/caption.tsx'
import { Land } from './land/land.tsx'
import { SHEET } from './map/layout.ts'
import { Letters } from './signs/letters.tsx'
import { Lineup } from './plan/lineup.tsx'
import { RoadMap } from './map/map.tsx'
import { Mat } from './mat/mat.tsx'
import { POCKET, PocketMap } from './phone/pocket.tsx'
import { Rail } from './side/rail.tsx'
import { Slips } from './side/slips.tsx'
import { Track } from './side/track.tsx'
import type { Board as Props } from './props.ts'

/** The land goes on where the window is wider or higher than the sheet. */
const OVER = { overflow: 'visible' } as const

const Pocket = ({ board }: { readonly board: Props }) => (
  <svg
    className="board edo"
    viewBox={`0 0 ${POCKET.width} ${POCKET.height}`}
    role="group"
    aria-label={board.words.title}
    style={OVER}
  >
    <Letters />
    <PocketMap board={board} />
  </svg>
)

const Sheet = ({ board }: { readonly board: Props }) => {
  const [opened, open] = useState<Seat | null>(null)
  return (
    <svg
      className="board edo edo-sheet"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="group"
      aria-label={board.words.title}
      style={OVER}
    >
      <Letters />
      <Land />
      <Track board={board} />
      <Lineup board={board} open={(seat) => open((was) => (was === seat ? null : seat))} />
      <RoadMap board={board} />
      <Slips board={board} />
      <Rail board={board} />
      <Caption board={board} />
      {opened === null ? null : <Mat board={board} seat={opened} close={() => open(null)} />}
    </svg>
  )
}

export const Board = (board: Props) => (useSmall(board) ? <Pocket board={board} /> : <Sheet board={board} />)
