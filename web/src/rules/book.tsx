/** The picture book of a game: its drawings are fetched when the first picture comes near the window, and once for all. */
import type { Picture } from '@machiya/kit'
import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { picturesOf, type GameName } from '../games.ts'
import type { Taken } from '../table/desk.ts'
import { useTaken } from '../table/taken.ts'

type Book = { readonly taken: Taken; readonly pictures: readonly Picture[] }

/** Where rules are read without pictures there is no book. */
export const PictureBook = createContext<{ readonly book: Book | null; open(): void } | null>(null)

const usePictures = (game: GameName | null): readonly Picture[] | null => {
  const [pictures, setPictures] = useState<readonly Picture[] | null>(null)
  useEffect(() => {
    if (!game) return undefined
    let here = true
    void picturesOf(game).then((found) => {
      if (here) setPictures(found)
    })
    return () => {
      here = false
    }
  }, [game])
  return pictures
}

export const Illustrated = ({
  game,
  children,
}: {
  readonly game: GameName
  readonly children: ReactNode
}) => {
  const [isOpen, setOpen] = useState(false)
  const taken = useTaken(isOpen ? game : null)
  const pictures = usePictures(isOpen ? game : null)
  const value = useMemo(
    () => ({ book: taken && pictures ? { taken, pictures } : null, open: () => setOpen(true) }),
    [taken, pictures],
  )
  const SignSheet = taken?.board?.signs?.SignSheet
  return (
    <PictureBook value={value}>
      {SignSheet ? <SignSheet /> : null}
      {children}
    </PictureBook>
  )
}
