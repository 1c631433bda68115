/** Cards, clans or favours to choose from, on a slip. */
import type { Pick } from '@machiya/kernel'
import { MISSION } from '../../by-id.ts'
import { isCardPick } from '../../picks.ts'
import type { TaskName } from '../../tasks.ts'
import { momentTextIn } from '../text.ts'
import type { MomentText } from '../../words/moments.en.ts'
import { answersOf, ORDER, type Board } from '../where.ts'
import { Choice, MissionChoice } from './choice.tsx'
import { PressSlip } from './press.tsx'

/** So many missions lie without their words. */
const ROOM = 3
/** And in a window lower than this. */
const HIGH = 660

const titleOf = (said: MomentText, task: TaskName | undefined): string => {
  if (task === 'keep') return said.keepOne
  if (task === 'lay-back') return said.layBack
  if (task === 'favor') return said.favors
  if (task === 'bonus') return said.completing
  if (ORDER.includes(task)) return said.order
  return task === 'strike-whom' || task === 'ambush-whom' ? said.whom : said.chooseOne
}

/** The mission that is being completed. */
const Shown = ({ board }: { readonly board: Board }) => {
  const row = MISSION[board.view.shown.of[0] ?? ('' as never)]
  return row && board.seat !== null ? (
    <div className="kit-paper yedo-choice">
      <MissionChoice board={board} row={row} seat={board.seat} brief={false} />
    </div>
  ) : null
}

/** Letters of text that a pixel of the slip's height has room for, beside all else. */
const LETTERS = 0.62

/** Whether there is room for signs only. */
const isBrief = ({ zone, words }: Board, picks: readonly Pick[]): boolean => {
  const letters = picks.reduce<number>((sum, pick) => sum + (words.effects[pick] ?? '').length, 0)
  return picks.length > ROOM || zone.height < HIGH || letters > zone.height * LETTERS
}

export const Choose = ({ board }: { readonly board: Board }) => {
  const answers = answersOf(board).map(({ pick }) => pick)
  const picks = board.offers
    .map(({ pick }) => pick)
    .filter((pick) => !isCardPick(pick) && !answers.includes(pick))
  return (
    <div className="yedo-slip">
      <h2>{titleOf(momentTextIn(board.locale), board.task?.task)}</h2>
      <Shown board={board} />
      {picks.map((pick) => (
        <Choice key={pick} board={board} pick={pick} brief={isBrief(board, picks)} />
      ))}
      {answers.map((pick) => (
        <PressSlip key={pick} board={board} pick={pick} />
      ))}
    </div>
  )
}
