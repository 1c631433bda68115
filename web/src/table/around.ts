/** What others do is on the board first and around it in the next picture, so that neither takes long. */
import { useFollowed } from '../parts/followed.ts'
import type { Desk } from './desk.ts'

/** What I did, and what I am asked, is told everywhere at once. */
const isMine = ({ asked, state, draft: { table } }: Desk): boolean =>
  asked || state.status !== 'playing' || table.mover === state.seat

/** A question that is answered is taken away at once, even if others have moved since. */
export const useAround = (desk: Desk): Desk => {
  const shown = useFollowed(desk, isMine(desk))
  return shown.asked && !desk.asked ? desk : shown
}
