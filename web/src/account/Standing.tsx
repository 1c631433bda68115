/** What I have played: how often and with what luck, points over time, where they came from, the best evenings. */
import { inLanguage, type Words } from '@machiya/kernel/words'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isGame, LISTED, takeDown, type GameName } from '../games.ts'
import { useCard } from '../parts/card.tsx'
import { Button } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import { bestOf, countsOf, myGames, scoreOf, sourcesOf, type Mine, type Played } from './played.ts'
import { Rating } from './Rating.tsx'
import { Scores } from './Scores.tsx'
import { Section } from './Section.tsx'
import '../styles/mine.css'

type Of = { readonly games: readonly Played[] }

const Counts = ({ games }: Of) => {
  const say = useText()
  return (
    <table className="mine-table">
      <thead>
        <tr>
          <th>{say('mine.seats')}</th>
          <th>{say('mine.played')}</th>
          <th>{say('mine.won')}</th>
        </tr>
      </thead>
      <tbody>
        {countsOf(games).map(({ seats, played, won }) => (
          <tr key={seats}>
            <th scope="row">{say('mine.at', { seats })}</th>
            <td>{played}</td>
            <td>{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the game calls things, once it is here. */
const useWords = (game: GameName): Words | null => {
  const locale = useSettings((settings) => settings.locale)
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    let here = true
    void takeDown(game).then((shelved) => (here ? setWords(inLanguage(shelved.words, locale)) : undefined))
    return () => {
      here = false
    }
  }, [game, locale])
  return words
}

const oneDigit = (figure: number | null): string => (figure === null ? '–' : figure.toFixed(1))

const SourcesTable = ({ games, mine, game }: Of & { readonly mine: Mine; readonly game: GameName }) => {
  const say = useText()
  const words = useWords(game)
  const sources = sourcesOf(games, mine.house[game])
  if (sources.length === 0 || !words) return null
  return (
    <table className="mine-table">
      <caption>{say('mine.sources')}</caption>
      <thead>
        <tr>
          <th>{say('mine.source')}</th>
          <th>{say('mine.me')}</th>
          <th>{say('mine.bots')}</th>
          <th>{say('mine.house')}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ category, mine: own, bots, house }) => (
          <tr key={category}>
            <th scope="row">{words.names[category] ?? category}</th>
            <td>{oneDigit(own)}</td>
            <td>{oneDigit(bots)}</td>
            <td>{oneDigit(house)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Best = ({ games }: Of) => {
  const say = useText()
  const locale = useSettings((settings) => settings.locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return (
    <div className="mine-best">
      <h3>{say('mine.best')}</h3>
      <ol>
        {bestOf(games, 3).map((played) => (
          <li key={played.table}>
            <b>{scoreOf(played)}</b>
            <Link href={`/replay/${played.table}`}>{played.title || say('line.untitled')}</Link>
            <span className="quiet">{day.format(new Date(played.ended))}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const OfGame = ({ mine, game }: { readonly mine: Mine; readonly game: GameName }) => {
  const games = mine.games.filter((played) => played.game === game)
  return (
    <div className="mine-game">
      <Counts games={games} />
      <Best games={games} />
      <Scores games={games} />
      <SourcesTable games={games} mine={mine} game={game} />
      <Rating mine={mine} game={game} />
    </div>
  )
}

const GameTab = ({ game, on, onOpen }: { game: GameName; on: boolean; onOpen: () => void }) => (
  <Button weight={on ? 'ink' : 'paper'} aria-pressed={on} onClick={onOpen}>
    {useCard(game).title}
  </Button>
)

const played = ({ games }: Mine): GameName[] => {
  const names = new Set(games.map(({ game }) => game).filter(isGame))
  const listed = LISTED.filter((game) => names.has(game))
  return [...listed, ...[...names].filter((game) => !listed.includes(game))]
}

export const Standing = () => {
  const say = useText()
  const [mine, setMine] = useState<Mine | null>(null)
  const [chosen, setChosen] = useState<GameName | null>(null)
  useEffect(() => {
    let here = true
    void myGames().then((now) => (here ? setMine(now) : undefined))
    return () => {
      here = false
    }
  }, [])
  if (!mine) return null
  const games = played(mine)
  const game = chosen ?? mine.games.find((each) => isGame(each.game))?.game
  return (
    <Section title={say('mine.title')}>
      {game ? (
        <>
          <div className="me-buttons">
            {games.map((each) => (
              <GameTab key={each} game={each} on={each === game} onOpen={() => setChosen(each)} />
            ))}
          </div>
          <OfGame key={game} mine={mine} game={game} />
        </>
      ) : (
        <p className="quiet">{say('mine.none')}</p>
      )}
    </Section>
  )
}
