/** Whose work the house stands on. */
import { aboutOf, LISTED, type GameName } from '../games.ts'
import { useCard } from '../parts/card.tsx'
import { useSettings } from '../settings.ts'
import { listed, useText } from '../text/index.ts'
import { Bar } from './Bar.tsx'

const Credit = ({ game }: { readonly game: GameName }) => {
  const say = useText()
  const { locale } = useSettings()
  const designers = listed(locale, aboutOf(game)?.designers ?? [])
  return `${say('credits.game', { game: useCard(game).title, designers })} `
}

export const Credits = () => {
  const say = useText()
  return (
    <div className="page">
      <Bar here={null} />
      <main className="text-page">
        <h1>{say('credits')}</h1>
        <p>
          {LISTED.map((game) => (
            <Credit key={game} game={game} />
          ))}
          {say('credits.games')}
        </p>
        <p>{say('credits.fonts')}</p>
        <p>{say('credits.house')}</p>
      </main>
    </div>
  )
}
