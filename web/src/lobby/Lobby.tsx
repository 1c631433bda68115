/** The front room: the games, my tables, and a hand for newcomers. */
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { hasLessons, LISTED, type GameName } from '../games.ts'
import { useCard } from '../parts/card.tsx'
import { Button, LinkButton } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'
import { Bar } from './Bar.tsx'
import { Advertised } from './Advertised.tsx'
import { Evening } from './Evening.tsx'
import { MyTables } from './MyTables.tsx'
import { OpenTables } from './OpenTables.tsx'
import { playNow } from './play-now.ts'

const Offered = ({ game }: { readonly game: GameName }) => {
  const say = useText()
  const { title } = useCard(game)
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const start = () => {
    setBusy(true)
    void playNow(game, say).then(go, () => setBusy(false))
  }
  return (
    <article className="print">
      <Advertised game={game} />
      <div className="print-buttons">
        <Button weight="ink" disabled={busy} aria-label={`${say('play-now')}: ${title}`} onClick={start}>
          {say('play-now')}
        </Button>
        <LinkButton to={`/new/${game}?home`} label={`${say('setup.short')}: ${title}`}>
          {say('setup.short')}
        </LinkButton>
        <LinkButton to={`/new/${game}`} label={`${say('invite')}: ${title}`}>
          {say('invite')}
        </LinkButton>
      </div>
    </article>
  )
}

/** Every game that is taught has these. */
const LESSONS = ['first', 'winning'] as const

const Lessons = ({ game }: { readonly game: GameName }) => {
  const say = useText()
  const { title } = useCard(game)
  return (
    <span>
      <b>{title}</b>
      {LESSONS.map((id) => (
        <Link key={id} href={`/learn/${game}/${id}`} aria-label={`${title}: ${say(`lesson.${id}`)}`}>
          {say(`lesson.${id}`)}
        </Link>
      ))}
    </span>
  )
}

const Newcomers = () => {
  const say = useText()
  return (
    <footer className="newcomers">
      <h2>{say('new-here')}</h2>
      <p>{say('new-here.text')}</p>
      <nav aria-label={say('new-here')}>
        {LISTED.filter(hasLessons).map((game) => (
          <Lessons key={game} game={game} />
        ))}
      </nav>
      <Link href="/credits" className="credits-link">
        {say('credits')}
      </Link>
    </footer>
  )
}

export const Lobby = () => {
  const say = useText()
  return (
    <div className="page lobby">
      <Bar here="house" />
      <main className="lobby-main">
        <h1 className="visually-hidden">Machiya</h1>
        <MyTables />
        <section className="prints" aria-label={say('games')}>
          {LISTED.map((game) => (
            <Offered key={game} game={game} />
          ))}
        </section>
        <Evening />
        <OpenTables />
      </main>
      <Newcomers />
    </div>
  )
}
