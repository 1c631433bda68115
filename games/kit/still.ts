/** A board that nobody touches: nothing is chosen or laid, and a press does nothing. */
import type { Game, Position, View } from '@machiya/kernel'
import type { BoardProps, Zone } from './board.ts'
import { previewOf, stageOf } from './preview.ts'

type Touched =
  | 'chosen'
  | 'laid'
  | 'waiting'
  | 'act'
  | 'ask'
  | 'lift'
  | 'relay'
  | 'confirm'
  | 'always'
  | 'open'
  | 'pointed'
  | 'point'
  | 'rule'

/** The room of a board on a desk of 1440 × 900. */
export const DESK: Zone = { width: 1272, height: 696, side: 0 }

export const UNTOUCHED: globalThis.Pick<BoardProps, Touched> = {
  chosen: null,
  laid: [],
  waiting: [],
  act: () => undefined,
  ask: () => undefined,
  lift: () => undefined,
  relay: () => undefined,
  confirm: () => undefined,
  always: () => undefined,
  open: () => undefined,
  pointed: null,
  point: () => undefined,
  rule: () => undefined,
}

/** Previews on a view of a seat; none on any other. */
export const previewed =
  <G extends Position>(game: Game<G>, view: View<G>): BoardProps<G>['preview'] =>
  (...picks) =>
    typeof view.viewer === 'number' ? previewOf(stageOf(game, view), picks) : undefined
