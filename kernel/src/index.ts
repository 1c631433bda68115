/** The kernel: what every game is made of. SPEC.md numbers its promises. */
export {
  again,
  reason,
  rulesFor,
  type Beside,
  type Next,
  type No,
  type Reason,
  type Say,
  type Spoken,
  type TaskOf,
} from './rules.ts'
export { BOTTOM, isHidden, look, move, moveAll, roll, shuffle, tell, TOP, unpack, unseal } from './cards.ts'
export { commit, dice, isSeed, mix, reveal, shuffleBy, type Chance } from './chance.ts'
export { alike } from './compare.ts'
export { defineGame, isOver, type Game, type PositionOf } from './game.ts'
export type { Offer, RecordedMove } from './play.ts'
export type { End, Line, Rehearsal } from './rehearse.ts'
export {
  beganBefore,
  dealtBy,
  MOST_SEATS,
  othersOf,
  seatsFrom,
  seatsOf,
  type Card,
  type Choices,
  type Dated,
  type Json,
  type OpenFloor,
  type Pick,
  type Pile,
  type Position,
  type Seat,
  type Task,
  type Tiding,
  type View,
  type Viewer,
  type Whole,
} from './position.ts'
export type { Rank } from './standing.ts'
export type { Migration } from './save.ts'
export { each, faceDown, faceUp, inHand, open, perSeat, sealed } from './shape.ts'
export { flag, list, maybe, number, oneOf, record, seat, struct, text, type Value } from './values.ts'
