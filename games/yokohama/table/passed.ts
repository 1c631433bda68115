/** Assistants are laid in the order of the map; whoever thinks of an earlier area later lays them anew. */
import type { Offer, Pick } from '@machiya/kernel'
import { useMemo } from 'react'
import type { AreaId } from '../data/areas.ts'
import { canalOf } from '../places.ts'
import { noPlacing } from '../rules/3-placement.ts'
import type { Board } from './preview.ts'

/** The areas that were passed by, as offers; none where the steps cannot be taken back. */
const passedIn = ({ view: g, task, seat, laid = [], relay, offers }: Board): readonly Offer[] => {
  if (task?.task !== 'placement' || seat === null || !relay || offers.length === 0) return []
  const placed = Number(task.a['placed'])
  if (placed === 0 || laid.length !== placed) return []
  const canal = canalOf(g)
  return g.areas.slice(0, Number(task.a['last'])).flatMap((pick: AreaId, place: number) => {
    const no = noPlacing(g, seat, place, canal)
    return laid.includes(pick) ? [] : [no ? { pick, no } : { pick }]
  })
}

const inOrder = ({ view }: Board, picks: readonly Pick[]): readonly Pick[] =>
  picks.toSorted((a, b) => view.areas.indexOf(a as AreaId) - view.areas.indexOf(b as AreaId))

/** The same board on which an area that was passed by can still be chosen. */
export const withPassed = (board: Board): Board => {
  const passed = passedIn(board)
  if (passed.length === 0) return board
  const act = (pick: Pick) =>
    passed.some((offer) => offer.pick === pick)
      ? board.relay?.(inOrder(board, [...(board.laid ?? []), pick]))
      : board.act(pick)
  return { ...board, offers: [...board.offers, ...passed], act }
}

export const usePassed = (board: Board): Board => useMemo(() => withPassed(board), [board])
