/** What every drawn board is made of. docs/style.md says how to use it. */
export { DESK, previewed, UNTOUCHED } from './still.ts'
export type {
  Aid,
  BoardModule,
  BoardProps,
  CardProps,
  Course,
  Fact,
  HandCard,
  Locale,
  Plate,
  Player,
  Scene,
  Tag,
  Zone,
} from './board.ts'
export { CREST_PATHS } from './crest-paths.ts'
export { Crest, CrestMark, markOf, type CrestName, type SeatMark } from './crests.tsx'
export { COMMON_SIGNS } from './common-signs.ts'
export { signsBy, type Drawings, type Signs } from './signs.tsx'
export { EnlargedCard, EnlargedPage, useHeld, type EnlargedWords } from './enlarged.tsx'
export {
  enlarge,
  heldNow,
  watchHeld,
  type Enlarged,
  type Price,
  type Reading,
  type Shelf,
  type Way,
  type Worth,
} from './reading.ts'
export { fitted, widthOf } from './fit.ts'
export { CardBack, CardFace, cutPath, Paper } from './paper.tsx'
export { Coin, Points, SeatChip } from './pieces.tsx'
export { lastingOf, lookAt, Part } from './part.tsx'
export { isPress, Press } from './press.tsx'
export { Portrait } from './portraits.tsx'
export { previewOf, stageAfter, stageOf, viewAt, type Preview } from './preview.ts'
export { pictureOf, type Going, type Picture } from './pictures.ts'
export { fullest, playedCourse, playedScene, type Played } from './played.ts'
export { Slide } from './slide.tsx'
export { useSmall } from './small.ts'
export { offerAt, pressOn, readsOf, Spot, stateOf, type SpotState } from './spot.tsx'
export { Waves } from './waves.tsx'
