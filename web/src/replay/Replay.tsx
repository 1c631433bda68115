/** Replay: a scrubber, anybody's eyes, a link to the moment, and a way to play on from it. */
import type { View, Seat } from '@machiya/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { createStore } from 'zustand'
import { isGame } from '../games.ts'
import { partner } from '../lobby/who.ts'
import { Notice } from '../parts/Notice.tsx'
import { Button, LinkButton } from '../parts/Paper.tsx'
import { Rules } from '../rules/Rules.tsx'
import { deal } from '../device/deal.ts'
import { opening, still } from '../client/table.ts'
import { useDesk, type Desk, type Taken } from '../table/desk.ts'
import { Log } from '../table/Log.tsx'
import { People } from '../table/People.tsx'
import { Sentence } from '../table/Sentence.tsx'
import { useTaken } from '../table/taken.ts'
import { TopBar } from '../table/TopBar.tsx'
import { Zone } from '../table/Zone.tsx'
import { useText } from '../text/index.ts'
import { filmOf, logUpTo, type Eyes, type Film } from './film.ts'
import { Scrubber } from './Scrubber.tsx'
import '../styles/frame.css'
import '../styles/seats.css'
import '../styles/strip.css'
import '../styles/zone.css'
import '../styles/panel.css'
import '../styles/about.css'
import '../styles/plain.css'
import '../styles/phone.css'
import '../styles/phone-lying.css'
import '../styles/replay.css'

const useViews = (film: Film, eyes: Eyes): readonly View[] | null => {
  const [views, setViews] = useState<readonly View[] | null>(null)
  useEffect(() => {
    let here = true
    void film.views(eyes).then((loaded) => {
      if (here) setViews(loaded)
    })
    return () => {
      here = false
    }
  }, [film, eyes])
  return views
}

type Shot = {
  readonly film: Film
  readonly taken: Taken
  readonly views: readonly View[]
  readonly move: number
  readonly eyes: Eyes
}

/** What happened; a rule that was asked for lies over it until it is put away. */
const Told = ({ desk }: { readonly desk: Desk }) => {
  const title = desk.say(desk.rule === null ? 'tab.log' : 'tab.rules')
  return (
    <aside className="replay-log" aria-label={title}>
      <div className="panel-body" tabIndex={0} role="region" aria-label={title}>
        {desk.rule === null ? (
          <Log desk={desk} />
        ) : (
          <>
            <Button weight="quiet" onClick={() => desk.openRule(null)}>
              {desk.say('close')}
            </Button>
            <Rules game={desk.game.name} at={desk.rule} />
          </>
        )}
      </div>
    </aside>
  )
}

const Scene = ({ shot, children }: { readonly shot: Shot; readonly children: React.ReactNode }) => {
  const { film, taken, views, move, eyes } = shot
  const client = useMemo(
    () =>
      still(
        createStore(() => ({
          ...opening(film.id),
          status: move === film.length - 1 ? ('over' as const) : ('playing' as const),
          game: isGame(film.game.name) ? film.game.name : null,
          title: film.title,
          chairs: film.chairs,
          log: logUpTo(film.game, views, move, eyes),
          view: views[move] ?? null,
          link: 'here' as const,
        })),
      ),
    [film, views, move, eyes],
  )
  const desk = useDesk(client, views[move] as View, taken)
  const SignSheet = desk.module?.signs?.SignSheet
  return (
    <div className="frame replay">
      {SignSheet ? <SignSheet /> : null}
      <TopBar desk={desk} />
      <aside className="people" aria-label={desk.say('seats')}>
        <People desk={desk} />
      </aside>
      <main className="frame-main">
        <Zone desk={desk} />
        <div className="strip">
          <Sentence desk={desk} />
        </div>
        {children}
      </main>
      <Told desk={desk} />
    </div>
  )
}

const eyesFrom = (film: Film, asked: string | null): Eyes => {
  const wanted = asked === null || asked === 'all' ? 'all' : ((Number(asked) - 1) as Seat)
  return film.eyes.includes(wanted) ? wanted : (film.eyes[0] ?? 'all')
}

const Shown = ({ film, taken }: { readonly film: Film; readonly taken: Taken }) => {
  const say = useText()
  const [, go] = useLocation()
  const [search, setSearch] = useSearchParams()
  const eyes = eyesFrom(film, search.get('eyes'))
  const views = useViews(film, eyes)
  const asked = Number(search.get('move') ?? film.length - 1)
  const move = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), film.length - 1) : 0
  const turn = (change: { move?: number; eyes?: Eyes }) => {
    const next = { move, eyes, ...change }
    setSearch(
      { move: String(next.move), eyes: next.eyes === 'all' ? 'all' : String(next.eyes + 1) },
      { replace: true },
    )
  }
  const playOn = async () => {
    const from = await film.from(move, eyes)
    const me =
      eyes === 'all'
        ? Math.max(
            0,
            film.chairs.findIndex(({ level }) => level === null),
          )
        : eyes
    const chairs = film.chairs.map(({ name }, seat) =>
      seat === me ? { name, level: null } : partner(seat, 'merchant'),
    )
    const id = await deal({
      game: film.game.name,
      title: say('title.played-on', { title: film.title }),
      chairs,
      options: from.about.options,
      from: { ...from, viewer: null, told: [] },
    })
    go(`/table/${id}`)
  }
  if (!views || views.length === 0) return <Notice title={say('opening')} busy />
  return (
    <Scene shot={{ film, taken, views, move: Math.min(move, views.length - 1), eyes }}>
      <Scrubber
        length={film.length}
        move={move}
        eyes={eyes}
        film={film}
        onMove={(next) => turn({ move: next })}
        onEyes={(next) => turn({ eyes: next })}
        onPlay={move < film.length - 1 ? () => void playOn() : null}
      />
    </Scene>
  )
}

export const Replay = ({ id }: { readonly id: string }) => {
  const say = useText()
  const [film, setFilm] = useState<Film | null | undefined>(undefined)
  useEffect(() => {
    void filmOf(id).then(setFilm, () => setFilm(null))
  }, [id])
  const taken = useTaken(film && isGame(film.game.name) ? film.game.name : null)
  if (film === null || (film && film.eyes.length === 0))
    return (
      <Notice title={say('replay.none')} text={say('replay.none-text')}>
        <LinkButton to={`/table/${id}`}>{say('sit-down')}</LinkButton>
        <LinkButton to="/" weight="ink">
          {say('to-house')}
        </LinkButton>
      </Notice>
    )
  if (!film || !taken) return <Notice title={say('opening')} busy />
  return <Shown film={film} taken={taken} />
}
