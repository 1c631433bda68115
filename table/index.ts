/** A table wherever it stands: on a server or on a device. Pure, without a clock and without a word about any one game. */
export {
  alone,
  isSecret,
  peopleSpeak,
  stillHolds,
  type Alone,
  type Chair,
  type StandingOrder,
} from './alone.ts'
export { applyChanges, changesBetween, type Change, type Path } from './changes.ts'
export { movesIn, movesOf, positionsOf, SNAPSHOT_EVERY, type Kept } from './events.ts'
export { historyOf, logOf, type Entry, type History, type HistoryStep, type Log } from './log.ts'
export { keepSame } from './same.ts'
export {
  follow,
  lay,
  playLine,
  rebuild,
  rewind,
  rewound,
  shownTo,
  takeBack,
  undoOf,
  type Advance,
  type Company,
  type Delivery,
  type MovesOf,
  type Refused,
  type Sources,
  type Table,
} from './table.ts'
export { ANSWERED, NO_UNDO, type Step, type Undo, type Why } from './trail.ts'
export { companyTonight, dayOf, daysTo, firstTonight, seatTonight, type CompanyTonight } from './tonight.ts'
