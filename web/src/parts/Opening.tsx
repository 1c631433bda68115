/** While a table is laid its evening hangs on the wall, where it is known which one it will be. */
import { isListed } from '../games.ts'
import { useText } from '../text/index.ts'
import { Print } from './card.tsx'
import { Notice } from './Notice.tsx'

export const Opening = ({ game }: { readonly game: string | null }) => {
  const say = useText()
  const print = game !== null && isListed(game) && (
    <Print game={game} className="notice-print" fetchPriority="high" />
  )
  return <Notice title={say('opening')} busy picture={print || undefined} />
}
