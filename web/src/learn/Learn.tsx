/** The door of a lesson. */
import { hasLessons, isListed } from '../games.ts'
import { Notice } from '../parts/Notice.tsx'
import { GuidedTable } from '../rooms.ts'
import { useText } from '../text/index.ts'

export const Learn = ({ game, id }: { readonly game: string; readonly id: string }) => {
  const say = useText()
  return isListed(game) && hasLessons(game) ? (
    <GuidedTable game={game} id={id} />
  ) : (
    <Notice title={say('not-found')} text={say('not-found.text')} />
  )
}
