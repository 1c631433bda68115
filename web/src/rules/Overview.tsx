/** What kind of game it is, before its rules: the print, who plays how long, what it is about. */
import { inLanguage } from '@machiya/kernel/words'
import { useEffect, useState } from 'react'
import { aboutOf, cardOf, overviewOf, printOf, type GameName } from '../games.ts'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'

const useLines = (game: GameName): readonly string[] => {
  const { locale } = useSettings()
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    let here = true
    void overviewOf(game).then((overview) => {
      if (here && overview) setLines(inLanguage(overview, locale))
    })
    return () => {
      here = false
    }
  }, [game, locale])
  return lines
}

export const Overview = ({ game }: { readonly game: GameName }) => {
  const say = useText()
  const { locale } = useSettings()
  const lines = useLines(game)
  const about = aboutOf(game)
  const print = printOf(game)
  const { evening, print: shows } = cardOf(game, locale)
  return (
    <section className="rules-overview" aria-label={say('rules.overview')}>
      {print ? <img src={print} alt={shows} /> : null}
      <div>
        <h2>{say('rules.overview')}</h2>
        <p>{evening}</p>
        {lines.map((each) => (
          <p key={each}>{each}</p>
        ))}
        {about ? (
          <p className="quiet">
            {say('rules.facts', {
              least: about.seats[0],
              most: about.seats[1],
              short: about.minutes[0],
              long: about.minutes[1],
            })}
          </p>
        ) : null}
      </div>
    </section>
  )
}
