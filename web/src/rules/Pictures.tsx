/** The pictures of a chapter, and at the end the signs of the game. */
import { Suspense, useContext, useEffect, useRef } from 'react'
import { useNear } from '../parts/near.ts'
import { Figure, SignList } from '../rooms.ts'
import { PictureBook } from './book.tsx'

/** The book, once this place comes near the window. */
const useBook = () => {
  const shelf = useContext(PictureBook)
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place, 200)
  useEffect(() => {
    if (near) shelf?.open()
  }, [near, shelf])
  return { place, book: near ? shelf?.book : null, isThere: shelf !== null }
}

export const Pictures = ({ chapter }: { readonly chapter: string }) => {
  const { place, book, isThere } = useBook()
  return isThere ? (
    <div className="rule-pictures" data-chapter={chapter} ref={place}>
      <Suspense fallback={null}>
        {book?.pictures
          .filter((picture) => picture.chapter === chapter)
          .map((picture) => (
            <Figure key={picture.words['en']} taken={book.taken} picture={picture} />
          ))}
      </Suspense>
    </div>
  ) : null
}

export const Signs = ({ follow }: { readonly follow: (rule: string) => void }) => {
  const { place, book, isThere } = useBook()
  return isThere ? (
    <div className="rule-signs" ref={place}>
      <Suspense fallback={null}>{book ? <SignList taken={book.taken} follow={follow} /> : null}</Suspense>
    </div>
  ) : null
}
