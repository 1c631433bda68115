/** Every board in every state that matters, for the eyes of those who draw them. */
import type { BoardModule, BoardProps, Scene } from '@machiya/kit'
import type { View } from '@machiya/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useStore } from 'zustand'
import { cardOf, isListed, LISTED, scenesOf, type GameName } from '../games.ts'
import { Bar } from '../lobby/Bar.tsx'
import { useCalm, useNarrow } from '../parts/media.ts'
import { useNear } from '../parts/near.ts'
import { useSettings } from '../settings.ts'
import type { TableClient } from '../client/table.ts'
import { useDesk, type Taken } from '../table/desk.ts'
import { Frame } from '../table/Frame.tsx'
import { PlainBoard } from '../table/PlainBoard.tsx'
import { useTaken } from '../table/taken.ts'
import { useText } from '../text/index.ts'
import { sceneClient } from './scene-client.ts'
import { stillBoard } from './still-board.ts'
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
  readonly view: View
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

type StillProps = { readonly scene: Scene; readonly taken: Taken; readonly module: BoardModule | null }

const Drawn = ({ scene, taken, module }: StillProps) => {
  const say = useText()
  const { locale } = useSettings()
  const calm = useCalm()
  const narrow = useNarrow()
  const [view] = useState(() => scene.view())
  const [chosen, setChosen] = useState<BoardProps['chosen']>(scene.chosen ?? null)
  const [pointed, point] = useState<string | null>(null)
  const still = useMemo(
    () => stillBoard({ taken, view, seat: scene.seat, locale, calm, narrow }),
    [taken, view, scene, locale, calm, narrow],
  )
  const board: BoardProps = { ...still, chosen, act: setChosen, pointed, point }
  const { words, players } = board
  if (!module) return <PlainBoard desk={{ view, words, players, say }} />
  return (
    <>
      <div className="still-board">
        <module.Board {...board} />
      </div>
      {module.Hand && scene.seat !== null ? <module.Hand {...board} /> : null}
    </>
  )
}

const Still = ({ game, ...still }: StillProps & { readonly game: GameName }) => {
  const frame = useRef<HTMLElement>(null)
  // A gallery holds dozens of boards.
  const near = useNear(frame)
  const { name } = still.scene
  return (
    <figure className="still" data-scene={name} data-fullest={still.scene.fullest} ref={frame}>
      <figcaption>
        <Link href={`/gallery/${game}?scene=${encodeURIComponent(name)}`}>{name}</Link>
      </figcaption>
      {near ? <Drawn {...still} /> : <div className="still-board" />}
    </figure>
  )
}

type Room = { readonly game: GameName; readonly scenes: readonly Scene[]; readonly taken: Taken }

const Stills = ({ game, scenes, taken }: Room) => {
  const say = useText()
  const module = taken.board
  if (scenes.length === 0) return <p className="quiet">{say('gallery.none')}</p>
  return scenes.map((scene) => (
    <Still key={scene.name} game={game} scene={scene} taken={taken} module={module} />
  ))
}

const Walls = ({ room }: { readonly room: Room | null }) => {
  const SignSheet = room?.taken.board?.signs?.SignSheet
  const say = useText()
  const { locale } = useSettings()
  return (
    <div className="page">
      {SignSheet ? <SignSheet /> : null}
      <Bar here={null} />
      <nav className="rules-games" aria-label={say('gallery')}>
        {LISTED.map((each) => (
          <Link key={each} href={`/gallery/${each}`} aria-current={each === room?.game ? 'page' : undefined}>
            {cardOf(each, locale).title}
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
  game && isListed(game) ? <GameGallery key={game} game={game} /> : <Walls room={null} />
