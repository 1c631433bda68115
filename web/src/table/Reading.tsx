/** The card that is held before the eyes: in the place of the side cards, over the board where there are none, on a phone a page. */
import { EnlargedCard, EnlargedPage, useHeld, type EnlargedWords, type Zone } from '@machiya/kit'
import { useMemo } from 'react'
import type { Say } from '../text/index.ts'
import type { Desk } from './desk.ts'
import '@machiya/kit/enlarged.css'

const wordsIn = (say: Say): EnlargedWords => ({
  close: say('close'),
  before: say('card.before'),
  after: say('card.after'),
  price: say('card.price'),
  now: say('card.now'),
  place: (at, of) => say('card.place', { at, of }),
  rule: (rule) => say('card.rule', { rule }),
  choose: (name) => say('card.choose', { name }),
})

export const useReading = (desk: Desk) => useHeld(desk.board, desk.module?.read)

/** Where it has no column of its own. */
const WIDTH = 380

type ReadingProps = {
  readonly desk: Desk
  readonly held: NonNullable<ReturnType<typeof useReading>>
  readonly room: Zone
  readonly column: number
}

export const Reading = ({ desk, held, room, column }: ReadingProps) => {
  const { board, module, say } = desk
  const words = useMemo(() => wordsIn(say), [say])
  const card = module?.read?.card(board, held.id, held.shelf)
  if (!card) return null
  const props = { board, held, card, words }
  if (board.narrow) return <EnlargedPage {...props} />
  const upright = column === 0 && room.height > room.width
  return (
    <div
      className="reading"
      data-upright={upright || undefined}
      style={upright ? undefined : { inlineSize: Math.min(room.width, column || WIDTH) }}
    >
      <EnlargedCard {...props} />
    </div>
  )
}
