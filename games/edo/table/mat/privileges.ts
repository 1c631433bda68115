/** Privileges in hand; one that serves at any time can be pressed, once for each good it may bring. */
import { resourceOf } from '../../picks.ts'
import type { Player } from '../../position.ts'
import type { Board } from '../props.ts'

export const privilegeOf = (pick: string): string => resourceOf(pick)?.privilege ?? pick

export const privilegePicks = (board: Board, me: Player): readonly string[] => {
  const serving = board.offers
    .map(({ pick }) => String(pick))
    .filter((pick) => me.privileges.of.some((id) => id === privilegeOf(pick)))
  const idle = me.privileges.of.filter((id) => !serving.some((pick) => privilegeOf(pick) === id))
  return [...serving, ...idle]
}
