/** How well people of the house play a game, beside the levels of its partners. */
import { PARTNERS } from '@machiya/bots/words'
import { isLevel } from '@machiya/bots/levels'
import { inLanguage } from '@machiya/kernel/words'
import type { Rated } from '@machiya/server/protocol'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import type { Mine } from './played.ts'

/** So many people are listed, and oneself. */
const MOST = 10

type Line = { readonly name: string; readonly mu: number; readonly rated?: Rated }

/** People and levels in one order, the best first. */
const linesOf = (mine: Mine, game: string, nameOf: (level: string) => string): Line[] => {
  const people = mine.ratings.filter((rated) => rated.game === game).filter(({ you }, i) => i < MOST || you)
  const marks = Object.entries(mine.marks).filter(([level]) => level !== 'random')
  return [
    ...people.map((rated) => ({ name: rated.name, mu: rated.mu, rated })),
    ...marks.map(([level, mu]) => ({ name: nameOf(level), mu })),
  ].sort((a, b) => b.mu - a.mu)
}

export const Rating = ({ mine, game }: { readonly mine: Mine; readonly game: string }) => {
  const say = useText()
  const locale = useSettings((settings) => settings.locale)
  const partners = inLanguage(PARTNERS, locale)
  if (!mine.ratings.some((rated) => rated.game === game)) return null
  const lines = linesOf(mine, game, (level) => (isLevel(level) ? partners[level].name : level))
  return (
    <table className="mine-rating">
      <caption>{say('mine.rating')}</caption>
      <tbody>
        {lines.map(({ name, mu, rated }) => (
          <tr key={`${name} ${mu}`} data-you={rated?.you || undefined} data-mark={!rated || undefined}>
            <th scope="row">
              {name}
              {rated?.you ? ` (${say('you')})` : ''}
            </th>
            <td>{rated ? say('mine.rating.games', { count: rated.games }) : say('mine.rating.mark')}</td>
            <td>
              {Math.round(mu)}
              {rated ? <small> ± {Math.round(rated.sigma)}</small> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
