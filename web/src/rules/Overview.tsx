/** What kind of game it is, before its rules: the print, who plays how long, what it is about. */
import { inLanguage } from '@machiya/kernel/words'
import { useEffect, useState } from 'react'
import { aboutOf, cardOf, lessonsOf, printOf, type GameName } from '../games.ts'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'

const useWelcome = (game: GameName): readonly string[] => {
  const { locale } = useSettings()
  const [welcome, setWelcome] = useState<readonly string[]>([])
  useEffect(() => {
    let here = true
    void lessonsOf(game).then((lessons) => {
      if (here && lessons) setWelcome(inLanguage(lessons, locale).welcome)
    })
    return () => {
      here = false
    }
  }, [game, locale])
  return welcome
}

export const Overview = ({ game }: { readonly game: GameName }) => {
  const say = useText()
  const { locale } = useSettings()
  const welcome = useWelcome(game)
  const about = aboutOf(game)
  const print = printOf(game)
  const { evening, print: shows } = cardOf(game, locale)
  return (
    <section className="rules-overview" aria-label={say('rules.overview')}>
      {print ? <img src={print} alt={shows} /> : null}
      <div>
        <h2>{say('rules.overview')}</h2>
        <p>{evening}</p>
        {welcome.map((each) => (
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
