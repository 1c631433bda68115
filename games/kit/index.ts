/** What every drawn board is made of. docs/style.md says how to use it. */
export type { BoardModule, BoardProps, Course, Fact, Locale, Player, Scene } from './board.ts'
export { Crest, CrestMark, markOf, type CrestName, type SeatMark } from './crests.tsx'
export { isSign, Sign, SignMark, SignSheet, type SignName } from './signs.tsx'
export { CardBack, CardFace, cutPath, Paper } from './paper.tsx'
export { Coin, Points, SeatChip } from './pieces.tsx'
export { playedScene, type Played } from './played.ts'
export { Slide } from './slide.tsx'
export { offerAt, Spot, stateOf, type SpotState } from './spot.tsx'
