/** What a table on this device shows: the same words from its own thread and, before that has started, from the page. */
import { isOver, type Seat } from '@machiya/kernel'
import type { Glimpse } from './letters.ts'
import { eyesAfter, humansOf, undoFor, type Session } from './session.ts'

/** Whose eyes the table is shown to, and who is to come behind the curtain. */
export type Eyes = { readonly seat: Seat | null; readonly curtain: Seat | null }

/** At a table that is opened: the one person, or the curtain before the first of several. */
export const firstEyes = (session: Session): Eyes => {
  const humans = humansOf(session)
  return humans.length > 1
    ? { seat: null, curtain: eyesAfter(session, null) ?? humans[0] ?? null }
    : { seat: humans[0] ?? null, curtain: null }
}

const viewFor = ({ game, now }: Session, seat: Seat | null, curtain: Seat | null): Glimpse['view'] => {
  if (seat !== null) return game.view(now, seat)
  return curtain === null ? game.view(now, 'public') : null
}

export const glimpseOf = (session: Session, eyes: Eyes): Glimpse => {
  const { now, setup, logs, read, orders } = session
  const { curtain } = eyes
  const seat = curtain === null ? eyes.seat : null
  return {
    game: setup.game,
    title: setup.title,
    chairs: setup.chairs,
    mine: humansOf(session),
    seat,
    curtain,
    view: viewFor(session, seat, curtain),
    log: seat === null ? [] : (logs[seat] ?? []),
    read: seat === null ? -1 : (read[seat] ?? -1),
    orders: seat === null ? [] : (orders[seat] ?? []),
    undo: undoFor(session, seat),
    over: isOver(now),
  }
}
