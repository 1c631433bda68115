/** Officials as pieces: own ones in the colour of their seat, white and black ones. */
import type { Player as Person } from '@machiya/kit'
import type { Crew } from '../../picks.ts'
import { SignMark } from '../signs/drawn.ts'

export type Kind = keyof Crew
export const KINDS: readonly Kind[] = ['own', 'white', 'black']

export const colourOf = (kind: Kind, player: Person | undefined): string =>
  kind === 'own' ? (player?.colour ?? 'var(--sumi)') : kind === 'white' ? 'var(--kinari)' : 'var(--sumi)'

/** One by one, own ones first. */
export const piecesOf = (crew: Crew): readonly Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: crew[kind] }, () => kind))

/** Side by side, closer where the room is small. */
export const Officials = ({
  crew,
  player,
  size = 22,
  room = Infinity,
}: {
  readonly crew: Crew
  readonly player: Person | undefined
  readonly size?: number
  readonly room?: number
}) => {
  const pieces = piecesOf(crew)
  const step = Math.min(size * 0.78, room / Math.max(1, pieces.length))
  return (
    <g>
      {pieces.map((kind, i) => (
        <SignMark
          key={i}
          name="official"
          x={(i - (pieces.length - 1) / 2) * step}
          size={Math.min(size, step * 1.3)}
          colour={colourOf(kind, player)}
        />
      ))}
    </g>
  )
}
