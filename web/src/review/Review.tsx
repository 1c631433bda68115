/** A finished game looked at again: its moves with their marks, who would have won, and what was better. */
import type { Seat, View } from '@machiya/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { createStore } from 'zustand'
import { opening, still } from '../client/table.ts'
import { isGame, outcomesOf } from '../games.ts'
import { useNarrow } from '../parts/media.ts'
import { Notice } from '../parts/Notice.tsx'
import { Button, LinkButton } from '../parts/Paper.tsx'
import { ring } from '../sound/ring.ts'
import { useDesk, type Desk, type Taken } from '../table/desk.ts'
import { boardOnly, useResting } from '../table/resting.ts'
import { useTaken } from '../table/taken.ts'
import { TopBar } from '../table/TopBar.tsx'
import { Zone } from '../table/Zone.tsx'
import { useText } from '../text/index.ts'
import type { Outcomes } from '@machiya/kit/folder'
import { Chances } from './Chances.tsx'
import { useReviewKeys } from './keys.ts'
import { Labels, type Label } from './Labels.tsx'
import { nextWeak, type Looking } from './looking.ts'
import { Counts, Moves } from './Moves.tsx'
import { playedAt, viewsOf, type Played } from './played.ts'
import { tryFrom } from './practice.ts'
import { stepsOf } from './telling.ts'
import { Why } from './Why.tsx'
import { useReview } from './working.ts'
import '../styles/frame.css'
import '../styles/zone.css'
import '../styles/about.css'
import '../styles/plain.css'
import '../styles/phone.css'
import '../styles/phone-lying.css'
import '../styles/replay.css'
import '../styles/review.css'

/** A desk at which nothing can be done: the board is only looked at. */
const useStill = (played: Played, view: View, seat: Seat, taken: Taken): Desk => {
  const client = useMemo(
    () =>
      still(
        createStore(() => ({
          ...opening(played.id),
          status: 'playing' as const,
          game: isGame(played.game.name) ? played.game.name : null,
          title: played.title,
          chairs: played.chairs,
          seat,
          mine: [seat],
          view,
          link: 'here' as const,
        })),
      ),
    [played, view, seat],
  )
  const desk = useDesk(client, view, taken)
  const module = useMemo(() => (desk.module ? boardOnly(desk.module) : null), [desk.module])
  return { ...useResting(desk), module }
}

const useLabels = ({ verdict, shown, played, move, seat }: Looking): readonly Label[] => {
  const say = useText()
  return useMemo(() => {
    const made = played.moves[move]
    if (shown > 0 || made?.seat !== seat) return []
    const { better } = verdict ?? {}
    return [
      { pick: made.pick, text: say('review.played'), kind: 'played' },
      ...(better ? [{ pick: better.pick, text: say('review.better'), kind: 'better' as const }] : []),
    ]
  }, [say, verdict, shown, played, move, seat])
}

const Head = ({ looking }: { readonly looking: Looking }) => {
  const say = useText()
  const { played, seat, players, review, done } = looking
  const [, setSearch] = useSearchParams()
  const name = players[seat]?.name ?? ''
  const isMine = played.mine.length === 1 && played.mine[0] === seat
  return (
    <header className="review-head">
      <h2>{isMine ? say('review.yours') : say('review.of', { name })}</h2>
      <Counts verdicts={review.verdicts} />
      {done < 1 ? (
        <progress value={done} aria-label={say('review.working', { done: Math.round(100 * done) })} />
      ) : null}
      <label className="eyes">
        <span>{say('review.whose')}</span>
        <select
          value={seat}
          onChange={({ target }) => setSearch({ seat: String(Number(target.value) + 1) }, { replace: true })}
        >
          {players.map((player) => (
            <option key={player.seat} value={player.seat}>
              {player.name}
            </option>
          ))}
        </select>
      </label>
    </header>
  )
}

const Course = ({ looking, height }: { readonly looking: Looking; readonly height: number }) => {
  const say = useText()
  const { review, players, seat, move, played, turn } = looking
  const last = played.moves.length
  const weak = nextWeak(review, move) ?? nextWeak(review, -1)
  return (
    <section className="review-course" aria-label={say('review.curve')}>
      <h3>
        {say('review.curve')} <small>{say('review.keys')}</small>
      </h3>
      <Chances {...{ review, players, move, last, height }} own={seat} onMove={turn} />
      <div className="review-walk">
        <Button aria-label={say('replay.back')} disabled={move === 0} onClick={() => turn(move - 1)}>
          ←
        </Button>
        <Button aria-label={say('replay.on')} disabled={move === last} onClick={() => turn(move + 1)}>
          →
        </Button>
        <Button disabled={weak === undefined} onClick={() => turn(weak ?? move)}>
          {say('review.next-weak')}
        </Button>
        <output>{say('review.move-of', { move, last })}</output>
      </div>
    </section>
  )
}

const TryIt = ({ looking }: { readonly looking: Looking }) => {
  const say = useText()
  const [, go] = useLocation()
  const { played, views, seat, move } = looking
  const seen = views[move]
  if (!seen || move >= played.moves.length) return null
  return (
    <>
      <Button weight="ink" onClick={() => void tryFrom({ ...played, seat, seen }, say).then(go)}>
        {say('review.try')}
      </Button>
      <p className="quiet">{say('review.try-text')}</p>
    </>
  )
}

const CURVE = { desk: 190, phone: 150 } as const

const Page = ({ looking, taken }: { readonly looking: Looking; readonly taken: Taken }) => {
  const say = useText()
  const narrow = useNarrow()
  const [tab, setTab] = useState<'board' | 'moves'>('board')
  const { played, views, seat, move, shown, steps } = looking
  const view = (shown > 0 ? steps[shown - 1]?.view : null) ?? views[move]
  const desk = useStill(played, view as View, seat, taken)
  const labels = useLabels(looking)
  const SignSheet = desk.module?.signs?.SignSheet
  return (
    <div className="frame review" data-tab={tab}>
      {SignSheet ? <SignSheet /> : null}
      <TopBar desk={desk} />
      {narrow ? (
        <nav className="review-tabs" aria-label={say('review')}>
          {(['board', 'moves'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
              {say(`review.${each}`)}
            </button>
          ))}
        </nav>
      ) : null}
      <aside className="review-side" aria-label={say('review.moves')}>
        <Head looking={looking} />
        <Moves looking={looking} />
        <p className="quiet">{say('review.known', { name: looking.players[seat]?.name ?? '' })}</p>
      </aside>
      <main className="frame-main">
        <Zone desk={desk} />
        <Labels labels={labels} />
        <Course looking={looking} height={narrow ? CURVE.phone : CURVE.desk} />
      </main>
      <aside className="review-pane" aria-label={say('review.better')}>
        <Why looking={looking}>
          <TryIt looking={looking} />
        </Why>
      </aside>
    </div>
  )
}

/** The move that led to the position of this number. */
const moveMaking = ({ positions }: Played, number: number): number =>
  Math.max(0, positions.findIndex((position) => position.number >= number) - 1)

const moveFrom = (played: Played, search: URLSearchParams): number => {
  const [asked, made] = [search.get('move'), search.get('made')]
  const move = asked === null && made !== null ? moveMaking(played, Number(made)) : Number(asked ?? 0)
  return Number.isInteger(move) ? Math.min(Math.max(move, 0), played.moves.length) : 0
}

const Opened = ({ played, taken, outcomes }: OpenedProps) => {
  const [search, setSearch] = useSearchParams()
  const [shown, show] = useState(0)
  const asked = Number(search.get('seat') ?? (played.mine[0] ?? 0) + 1) - 1
  const seat = (played.chairs[asked] ? asked : 0) as Seat
  const move = moveFrom(played, search)
  const views = useMemo(() => viewsOf(played, seat), [played, seat])
  const { review, done } = useReview(played, views, seat)
  const desk = useStill(played, views[move] as View, seat, taken)
  const { words, plain, rich, locale, players } = desk
  const speaker = useMemo(
    () => ({ game: played.game, words, teller: plain, rich, locale }),
    [played, words, plain, rich, locale],
  )
  const verdict = review.verdicts.find((each) => each.move === move)
  const steps = useMemo(() => {
    const seen = views[move]
    return verdict?.better && seen ? stepsOf(speaker, seen, verdict.better.line) : []
  }, [speaker, views, move, verdict])
  const turn = useCallback(
    (next: number) => {
      show(0)
      ring('paper')
      setSearch({ move: String(next), seat: String(seat + 1) }, { replace: true })
    },
    [seat, setSearch],
  )
  const looking: Looking = {
    played,
    views,
    seat,
    move,
    players,
    speaker,
    outcomes,
    review,
    done,
    verdict,
    steps,
    shown,
    turn,
    show,
  }
  useReviewKeys(looking)
  return <Page looking={looking} taken={taken} />
}
type OpenedProps = { readonly played: Played; readonly taken: Taken; readonly outcomes: Outcomes | undefined }

const useOutcomes = (game: string | undefined): { readonly outcomes: Outcomes | undefined } | null => {
  const [found, setFound] = useState<{ readonly outcomes: Outcomes | undefined } | null>(null)
  useEffect(() => {
    if (game) void outcomesOf(game).then((outcomes) => setFound({ outcomes }))
  }, [game])
  return found
}

export const Review = ({ id }: { readonly id: string }) => {
  const say = useText()
  const [played, setPlayed] = useState<Played | null | undefined>(undefined)
  useEffect(() => {
    void playedAt(id).then(setPlayed, () => setPlayed(null))
  }, [id])
  const taken = useTaken(played && isGame(played.game.name) ? played.game.name : null)
  const found = useOutcomes(played?.game.name)
  if (played === null)
    return (
      <Notice title={say('review.none')} text={say('review.none-text')}>
        <LinkButton to="/" weight="ink">
          {say('to-house')}
        </LinkButton>
      </Notice>
    )
  if (!played || !taken || !found) return <Notice title={say('opening')} busy />
  return <Opened played={played} taken={taken} outcomes={found.outcomes} />
}
