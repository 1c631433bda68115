/** A game from the shelf, with its drawing. */
import type { BoardModule } from '@machiya/kit'
import { useEffect, useState } from 'react'
import { boardOf, takeDown, type GameName } from '../games.ts'
import type { Taken } from './desk.ts'

/** Stands for a drawing that could not be fetched: it falls at once, and the table is laid in words. */
const UNFETCHED: BoardModule = {
  Board: () => {
    throw new Error('the drawing of this game could not be fetched')
  },
}

/** The game and its drawing, once it is known which. */
export const useTaken = (name: GameName | null): Taken | null => {
  const [taken, setTaken] = useState<Taken | null>(null)
  useEffect(() => {
    if (!name) return undefined
    let here = true
    void Promise.all([takeDown(name), boardOf(name).catch(() => UNFETCHED)]).then(([shelved, board]) => {
      if (here) setTaken({ ...shelved, board })
    })
    return () => {
      here = false
    }
  }, [name])
  return taken
}
