/** Every board in every state that matters, for the eyes of those who draw them. */
import { markOf, SignSheet, type BoardModule, type BoardProps, type Player, type Scene } from '@machiya/kit'
import { plainTeller } from '@machiya/kernel'
import { useState } from 'react'
import { Link } from 'wouter'
import { isGame, isListed, LISTED, type GameName } from '../games.ts'
import { useCalm, useNarrow } from '../parts/media.ts'
import { useSettings } from '../settings.ts'
import { useTaken } from '../table/Table.tsx'
import type { Taken } from '../table/desk.ts'
import { useText } from '../text/index.ts'
import { Bar } from '../lobby/Bar.tsx'
import '../styles/gallery.css'

const NAMES = ['Hanna', 'Ren', 'Aiko', 'Mateo', 'Sumi']
const playersOf = (count: number): Player[] =>
  Array.from({ length: count }, (_, seat) => ({
    ...markOf(seat),
    seat: seat as Player['seat'],
    name: NAMES[seat] ?? '',
    bot: seat > 0,
  }))

const Still = ({
  scene,
  taken,
  module,
}: {
  readonly scene: Scene
  readonly taken: Taken
  readonly module: BoardModule
}) => {
  const { locale } = useSettings()
  const calm = useCalm()
  const narrow = useNarrow()
  const [view] = useState(() => scene.view())
  const [chosen, setChosen] = useState<BoardProps['chosen']>(scene.chosen ?? null)
  const [pointed, point] = useState<string | null>(null)
  const words = taken.words[locale]
  const players = playersOf(view.about.seats)
  const board: BoardProps = {
    view,
    seat: scene.seat,
    task: taken.game.task(view),
    offers: scene.seat === null ? [] : taken.game.offers(view, scene.seat),
    chosen,
    act: setChosen,
    ask: () => undefined,
    pointed,
    point,
    rule: () => undefined,
    news: taken.game.tidings(view, scene.seat ?? 'public'),
    words,
    t: plainTeller(
      words,
      players.map(({ name }) => name),
    ),
    locale,
    players,
    calm,
    narrow,
  }
  return (
    <figure className="still" data-scene={scene.name}>
      <figcaption>{scene.name}</figcaption>
      <div className="still-board">
        <module.Board {...board} />
      </div>
      {module.Hand && scene.seat !== null ? <module.Hand {...board} /> : null}
    </figure>
  )
}

const Stills = ({ game }: { readonly game: GameName }) => {
  const say = useText()
  const taken = useTaken(game)
  const scenes = taken?.board?.gallery ?? []
  if (!taken?.board || scenes.length === 0) return <p className="quiet">{say('gallery.none')}</p>
  const module = taken.board
  return scenes.map((scene) => <Still key={scene.name} scene={scene} taken={taken} module={module} />)
}

export const Gallery = ({ game }: { readonly game: string | undefined }) => {
  const say = useText()
  return (
    <div className="page">
      <SignSheet />
      <Bar here={null} />
      <nav className="rules-games" aria-label={say('gallery')}>
        {LISTED.map((each) => (
          <Link key={each} href={`/gallery/${each}`} aria-current={each === game ? 'page' : undefined}>
            {say(`game.${each}`)}
          </Link>
        ))}
      </nav>
      <main className="gallery">
        <h1>{say('gallery')}</h1>
        {game && isGame(game) && isListed(game) ? <Stills key={game} game={game} /> : null}
      </main>
    </div>
  )
}
