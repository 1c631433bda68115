/** The front room: three games, my tables, and a hand for newcomers. */
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { EVENINGS, LISTED, type Listed } from '../games.ts'
import { Button, LinkButton } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'
import { Bar } from './Bar.tsx'
import { MyTables } from './MyTables.tsx'
import { OpenTables } from './OpenTables.tsx'
import { playNow } from './play-now.ts'

const Print = ({ game }: { readonly game: Listed }) => {
  const say = useText()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const start = () => {
    setBusy(true)
    void playNow(game, say).then(go, () => setBusy(false))
  }
  return (
    <article className="print">
      <div className="print-mat">
        <img src={`/prints/${game}.svg`} alt={say(`print.${game}`)} width="300" height="458" />
      </div>
      <h2>{say(`game.${game}`)}</h2>
      <p className="print-blurb">{say(`evening.${game}`)}</p>
      <p className="print-facts">
        <span>
          <b>{EVENINGS[game].seats}</b> {say('players')}
        </span>
        <span>
          <b>{EVENINGS[game].minutes}</b> {say('minutes')}
        </span>
      </p>
      <div className="print-buttons">
        <Button
          weight="ink"
          disabled={busy}
          aria-label={`${say('play-now')}: ${say(`game.${game}`)}`}
          onClick={start}
        >
          {say('play-now')}
        </Button>
        <LinkButton to={`/new/${game}`} label={`${say('invite')}: ${say(`game.${game}`)}`}>
          {say('invite')}
        </LinkButton>
      </div>
    </article>
  )
}

const Newcomers = () => {
  const say = useText()
  return (
    <footer className="newcomers">
      <h2>{say('new-here')}</h2>
      <p>{say('new-here.text')}</p>
      <nav aria-label={say('new-here')}>
        {LISTED.map((game) => (
          <Link key={game} href={`/learn/${game}`}>
            {say(`game.${game}`)}
          </Link>
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
            <Print key={game} game={game} />
          ))}
        </section>
        <OpenTables />
      </main>
      <Newcomers />
    </div>
  )
}
