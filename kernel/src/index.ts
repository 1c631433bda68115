/** The kernel: what every game is made of. SPEC.md numbers its promises. */
export {
  again,
  reason,
  rulesFor,
  type At,
  type Beside,
  type Hides,
  type Next,
  type No,
  type Reason,
  type Say,
  type Spoken,
  type TaskOf,
  type TasksOf,
} from './rules.ts'
export {
  backOf,
  BOTTOM,
  hide,
  isHidden,
  look,
  move,
  moveAll,
  roll,
  shuffle,
  tell,
  TOP,
  unpack,
  unseal,
} from './cards.ts'
export { commit, dice, isSeed, mix, reveal, shuffleBy, type Chance } from './chance.ts'
export { sha256 } from './sha256.ts'
export { copyJson, hash } from './copy.ts'
export { defineGame, isOver, type Definition, type Game, type PositionOf } from './game.ts'
export type { Move, Offer, Played } from './play.ts'
export type { End, Line, Lined, Rehearsal, Rehearsed } from './rehearse.ts'
export type { Box, Guesses } from './imagine.ts'
export {
  beganBefore,
  MOST_SEATS,
  nameAgenda,
  othersOf,
  seatsFrom,
  seatsOf,
  type Args,
  type Card,
  type Choices,
  type Json,
  type OpenFloor,
  type Pick,
  type Pile,
  type Position,
  type Sealed,
  type Seat,
  type Task,
  type Tiding,
  type View,
  type Viewer,
  type Whole,
} from './position.ts'
export { isWritable, parseRecord, printRecord, replay, type GameRecord, type RecordedMove } from './record.ts'
export type { Rank } from './standing.ts'
export { save, type Migration } from './save.ts'
export {
  each,
  faceDown,
  faceUp,
  inHand,
  open,
  perSeat,
  sealed,
  type Laid,
  type PerSeat,
  type Shape,
} from './shape.ts'
export {
  flag,
  json,
  list,
  maybe,
  number,
  oneOf,
  record,
  seat,
  struct,
  text,
  type OptionValues,
  type Value,
  type ValueOf,
} from './values.ts'
export {
  askOf,
  checkWords,
  inLanguage,
  nameOf,
  offerOf,
  plainTeller,
  reasonOf,
  tidingOf,
  type Languages,
  type Teller,
  type Words,
  type WordsOf,
} from './words.ts'
