/** Every board in every state that matters, for the eyes of those who draw them. */
import { SignSheet, type BoardModule, type BoardProps, type Scene } from '@machiya/kit'
import { plainTeller, type Position } from '@machiya/kernel'
import { useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useStore } from 'zustand'
import { isGame, isListed, LISTED, scenesOf, type GameName } from '../games.ts'
import { Bar } from '../lobby/Bar.tsx'
import { useCalm, useNarrow } from '../parts/media.ts'
import { useSettings } from '../settings.ts'
import type { TableClient } from '../table/client.ts'
import { playerOf, useDesk, type Taken } from '../table/desk.ts'
import { Frame } from '../table/Frame.tsx'
import { useTaken } from '../table/Table.tsx'
import { useText } from '../text/index.ts'
import { chairsOf, sceneClient } from './scene-client.ts'
import '../styles/gallery.css'

const useScenes = (game: GameName): readonly Scene[] | null => {
  const [scenes, setScenes] = useState<readonly Scene[] | null>(null)
  useEffect(() => {
    let here = true
    void scenesOf(game).then((found) => {
      if (here) setScenes(found)
    })
    return () => {
      here = false
    }
  }, [game])
  return scenes
}

const Laid = ({
  client,
  view,
  taken,
}: {
  readonly client: TableClient
  readonly view: Position
  readonly taken: Taken
}) => <Frame desk={useDesk(client, view, taken)} />

/** One scene in the frame of a real table, to be played on from there. */
const Framed = ({
  game,
  scene,
  taken,
}: {
  readonly game: GameName
  readonly scene: Scene
  readonly taken: Taken
}) => {
  const [client] = useState(() => sceneClient(game, taken.game, scene))
  const view = useStore(client.store, (state) => state.view)
  return view ? <Laid client={client} view={view} taken={taken} /> : null
}

const Still = ({
  game,
  scene,
  taken,
  module,
}: {
  readonly game: GameName
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
  const players = chairsOf(view, scene.seat).map(playerOf)
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
      <figcaption>
        <Link href={`/gallery/${game}?scene=${encodeURIComponent(scene.name)}`}>{scene.name}</Link>
      </figcaption>
      <div className="still-board">
        <module.Board {...board} />
      </div>
      {module.Hand && scene.seat !== null ? <module.Hand {...board} /> : null}
    </figure>
  )
}

type Room = { readonly game: GameName; readonly scenes: readonly Scene[]; readonly taken: Taken }

const Stills = ({ game, scenes, taken }: Room) => {
  const say = useText()
  const module = taken.board
  if (!module || scenes.length === 0) return <p className="quiet">{say('gallery.none')}</p>
  return scenes.map((scene) => (
    <Still key={scene.name} game={game} scene={scene} taken={taken} module={module} />
  ))
}

const Walls = ({ room }: { readonly room: Room | null }) => {
  const say = useText()
  return (
    <div className="page">
      <SignSheet />
      <Bar here={null} />
      <nav className="rules-games" aria-label={say('gallery')}>
        {LISTED.map((each) => (
          <Link key={each} href={`/gallery/${each}`} aria-current={each === room?.game ? 'page' : undefined}>
            {say(`game.${each}`)}
          </Link>
        ))}
      </nav>
      <main className="gallery">
        <h1>{say('gallery')}</h1>
        {room ? <Stills {...room} /> : null}
      </main>
    </div>
  )
}

const GameGallery = ({ game }: { readonly game: GameName }) => {
  const asked = new URLSearchParams(useSearch()).get('scene')
  const taken = useTaken(game)
  const scenes = useScenes(game)
  if (!taken || !scenes) return <Walls room={null} />
  const scene = scenes.find(({ name }) => name === asked)
  return scene ? (
    <Framed key={scene.name} game={game} scene={scene} taken={taken} />
  ) : (
    <Walls room={{ game, scenes, taken }} />
  )
}

export const Gallery = ({ game }: { readonly game: string | undefined }) =>
  game && isGame(game) && isListed(game) ? <GameGallery key={game} game={game} /> : <Walls room={null} />
