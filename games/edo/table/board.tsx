/** Edo: the roads and provinces around the capital. */
import type { BoardProps } from '@machiya/kit'
import type { G } from '../position.ts'
import { Land } from './land.tsx'
import { SHEET } from './layout.ts'
import { RoadMap } from './map.tsx'
import { POCKET, PocketMap } from './pocket.tsx'
import { Rail } from './rail.tsx'
import { Track } from './track.tsx'

const Pocket = ({ board }: { readonly board: BoardProps<G> }) => (
  <svg
    className="board"
    viewBox={`0 0 ${POCKET.width} ${POCKET.height}`}
    role="group"
    aria-label={board.words.title}
  >
    <PocketMap board={board} />
  </svg>
)

const Sheet = ({ board }: { readonly board: BoardProps<G> }) => (
  <svg
    className="board"
    viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
    role="group"
    aria-label={board.words.title}
  >
    <Land />
    <RoadMap board={board} />
    <Track board={board} />
    <Rail board={board} />
  </svg>
)

export const Board = (board: BoardProps<G>) =>
  board.narrow ? <Pocket board={board} /> : <Sheet board={board} />
