/** The rules as a page of their own; the address names the rule. */
import { Link } from 'wouter'
import { cardOf, isListed, LISTED } from '../games.ts'
import { Bar } from '../lobby/Bar.tsx'
import { Notice } from '../parts/Notice.tsx'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import { Illustrated } from './book.tsx'
import { Overview } from './Overview.tsx'
import { Rules } from './Rules.tsx'

export const RulesPage = ({ game }: { readonly game: string }) => {
  const say = useText()
  const { locale } = useSettings()
  if (!isListed(game)) return <Notice title={say('not-found')} text={say('not-found.text')} />
  const at = decodeURIComponent(location.hash.slice(1)) || null
  return (
    <div className="page">
      <Bar here="rules" />
      <nav className="rules-games" aria-label={say('rules')}>
        {LISTED.map((each) => (
          <Link key={each} href={`/rules/${each}`} aria-current={each === game ? 'page' : undefined}>
            {cardOf(each, locale).title}
          </Link>
        ))}
      </nav>
      <main className="rules-page">
        <h1 className="visually-hidden">
          {say('rules')}: {cardOf(game, locale).title}
        </h1>
        {at ? null : <Overview game={game} />}
        <Illustrated key={game} game={game}>
          <Rules game={game} at={at} />
        </Illustrated>
      </main>
    </div>
  )
}
