/** A desk at which nothing can be done: the table is only looked at. */
import type { BoardModule } from '@machiya/kit'
import { useMemo } from 'react'
import type { Desk } from './desk.ts'

const nothing = (): undefined => undefined
const DEEDS = {
  act: nothing,
  ask: nothing,
  lift: nothing,
  relay: nothing,
  always: nothing,
  confirm: nothing,
}

/** Decisions that have a drawing of their own are looked at on the board, too. */
export const boardOnly = (module: BoardModule): BoardModule => ({
  ...module,
  moment: { of: nothing, Drawing: () => null },
})

export const useResting = (desk: Desk): Desk => {
  const { board } = desk
  const resting = useMemo(() => ({ ...board, ...DEEDS }), [board])
  return { ...desk, board: resting, choose: nothing, take: nothing, undo: nothing, confirm: nothing }
}
