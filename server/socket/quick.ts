/** A move, checked by hand: the same verdict as the schema's, at a fraction of its time. */
import type { ClientMessage } from '../protocol.ts'
import { ID, MESSAGE_ID } from '../protocol/values.ts'

type Move = Extract<ClientMessage, { type: 'move' }>

const isWhole = Number.isSafeInteger
const isPick = (pick: unknown): boolean =>
  typeof pick === 'string' ? pick.length >= 1 && pick.length <= 200 : isWhole(pick)
const isSeat = (seat: unknown): boolean => isWhole(seat) && (seat as number) >= 0 && (seat as number) <= 5
const isText = (text: unknown, pattern: RegExp): boolean => typeof text === 'string' && pattern.test(text)

/** Undefined for whatever is not a move, or not a right one: the schema then says what is wrong with it. */
export const quickMove = (raw: unknown): Move | undefined => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined
  const { type, id, table, seat, number, task, pick } = raw as { [key: string]: unknown }
  const fits =
    type === 'move' &&
    isText(id, MESSAGE_ID) &&
    isText(table, ID) &&
    isSeat(seat) &&
    isWhole(number) &&
    typeof task === 'string' &&
    task.length <= 60 &&
    isPick(pick)
  return fits ? ({ type, id, table, seat, number, task, pick } as Move) : undefined
}
