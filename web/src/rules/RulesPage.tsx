/** The rules as a page of their own; the address names the rule. */
import { Link } from 'wouter'
import { isListed, LISTED } from '../games.ts'
import { Bar } from '../lobby/Bar.tsx'
import { Notice } from '../parts/Notice.tsx'
import { useText, type TextId } from '../text/index.ts'
import { Rules } from './Rules.tsx'

export const RulesPage = ({ game }: { readonly game: string }) => {
  const say = useText()
  if (!isListed(game)) return <Notice title={say('not-found')} text={say('not-found.text')} />
  const at = decodeURIComponent(location.hash.slice(1)) || null
  return (
    <div className="page">
      <Bar here="rules" />
      <nav className="rules-games" aria-label={say('rules')}>
        {LISTED.map((each) => (
          <Link key={each} href={`/rules/${each}`} aria-current={each === game ? 'page' : undefined}>
            {say(`game.${each}` satisfies TextId)}
          </Link>
        ))}
      </nav>
      <main className="rules-page">
        <h1 className="visually-hidden">
          {say('rules')}: {say(`game.${game}`)}
        </h1>
        <Rules game={game} at={at} />
      </main>
    </div>
  )
}
