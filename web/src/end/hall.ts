/** What the parts of the ceremony need, worked out once. */
import type { Ending } from '@machiya/kit/folder'
import { useMemo } from 'react'
import type { Desk } from '../table/desk.ts'
import { countedOf, endWordsOf, type Counted } from './scoring.ts'
import type { Ended } from './telling.ts'

export type Hall = Ended & {
  readonly counted: readonly Counted[]
  readonly calm: boolean
  readonly narrow: boolean
  /** Why a seat is out. */
  readonly out: string
}

export const useHall = (desk: Desk, ending: Ending | undefined): Hall => {
  const { game, view, words, locale, ranks, players, say, state } = desk
  const { calm, narrow } = desk.board
  const counted = useMemo(
    () => countedOf({ game, view, words, locale }, ending),
    [game, view, words, locale, ending],
  )
  const said = endWordsOf(ending, locale)
  const me = state.mine.length === 1 ? state.seat : null
  const out = said?.out ?? say('end.lost')
  return { ranks, players, say, locale, me, words: said, counted, calm, narrow, out }
}
