/** The end, over the whole window: counted beat by beat, then the winner's print and the score over the game. */
import type { Ending } from '@machiya/kit/folder'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { isOnDevice } from '../device/deal.ts'
import { FairDeal } from '../company/FairDeal.tsx'
import { TableNotices } from '../company/TableNotices.tsx'
import { momentsOf, type GameName } from '../games.ts'
import { Button, LinkButton, Seal } from '../parts/Paper.tsx'
import { Told } from '../parts/told.tsx'
import { filmOf } from '../replay/film.ts'
import type { Desk } from '../table/desk.ts'
import { tidingText } from '../table/Log.tsx'
import { Banners } from './Banners.tsx'
import { CountTable } from './CountTable.tsx'
import { useCounting, type Counting } from './counting.ts'
import { courseOf, type Course, type Turn } from './course.ts'
import { Curve } from './Curve.tsx'
import { useHall, type Hall } from './hall.ts'
import { markCounted, wasCounted } from './once.ts'
import { sharePicture } from './share.ts'
import { ring } from '../sound/ring.ts'
import { decidedOf, headlineOf, tiesOf } from './telling.ts'
import { WinnersPrint } from './Winner.tsx'
import '../styles/end.css'

/** The whole game, once there is time for it; a scene of the gallery has none. */
const useCourse = ({ game, state }: Desk, ready: boolean): Course | null => {
  const [course, setCourse] = useState<Course | null>(null)
  const { id } = state
  const kept = isOnDevice(id) || state.deal !== null
  useEffect(() => {
    if (!ready || !kept) return undefined
    let here = true
    void filmOf(id)
      .then((film) => film?.views(film.eyes[0] ?? 'all'))
      .then((views) => {
        if (here && views && views.length > 1) setCourse(courseOf(game, views))
      })
      .catch(() => undefined)
    return () => {
      here = false
    }
  }, [game, id, kept, ready])
  return course
}

type Stage = { readonly desk: Desk; readonly hall: Hall; readonly counting: Counting }

const useRounds = ({ game, view }: Desk): number | null => {
  const { round } = game.spans(view)
  return typeof round === 'number' ? round : null
}

const subline = ({ say, words, state, locale, players }: Desk, rounds: number | null): string => {
  const at = state.log.at(-1)?.at
  const day = at ? new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(new Date(at)) : null
  const game = day ? `${words.title}, ${day}` : words.title
  return rounds === null
    ? say('end.played-by', { game, players: players.length })
    : say('end.played', { game, rounds, players: players.length })
}

const Heading = ({ desk, hall, counting }: Stage) => {
  const rounds = useRounds(desk)
  const { say } = hall
  const now = hall.counted[counting.at - 1]
  return (
    <header className="end-head">
      <Seal size={40} />
      {counting.done ? (
        <div>
          <h2 id="end-title" tabIndex={-1}>
            {headlineOf(hall)}
          </h2>
          <p>{subline(desk, rounds)}</p>
        </div>
      ) : (
        <>
          <div>
            <p>{say('end.the-counting', { game: desk.words.title })}</p>
            <h2 id="end-title" tabIndex={-1}>
              {now?.title ?? say('end.title')}
            </h2>
          </div>
          <p className="end-where">{now?.text}</p>
        </>
      )}
      {hall.counted.length === 0 ? null : (
        <Button
          key={String(counting.done)}
          className="end-skip"
          onClick={counting.done ? counting.again : counting.skip}
        >
          {say(counting.done ? 'end.again' : 'end.skip')}
        </Button>
      )}
    </header>
  )
}

const TurnLine = ({ desk, turn, at }: { readonly desk: Desk; readonly turn: Turn; readonly at: number }) => (
  <li>
    <span className="turn-number">{at + 1}</span>
    <Link href={`/review/${desk.state.id}?made=${turn.number}`}>
      <b>{desk.say('end.round', { round: turn.round })}</b>{' '}
      {turn.tiding ? (
        <Told text={tidingText(desk, turn.tiding, desk.rich)} players={desk.players} />
      ) : (
        desk.players[turn.seat]?.name
      )}
    </Link>
    <b className="turn-by">+{turn.by}</b>
  </li>
)

const Over = ({ desk, hall, course }: Stage & { readonly course: Course | null }) => (
  <section className="end-over" aria-label={hall.say('end.curve')}>
    {course ? (
      <div>
        <h3>{hall.say('end.curve')}</h3>
        <Curve hall={hall} course={course} />
      </div>
    ) : null}
    {course && course.turns.length > 0 ? (
      <div>
        <h3>{hall.say('end.turned')}</h3>
        <ol className="turns">
          {course.turns.map((turn, i) => (
            <TurnLine key={turn.move} desk={desk} turn={turn} at={i} />
          ))}
        </ol>
      </div>
    ) : null}
    <FairDeal client={desk.client} />
  </section>
)

const Foot = ({ desk, hall, onBoard }: Stage & { readonly onBoard: () => void }) => {
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const { say } = hall
  const again = async () => {
    setBusy(true)
    go(await desk.client.rematch())
  }
  return (
    <footer className="end-foot">
      <LinkButton to={`/review/${desk.state.id}`} weight="ink">
        {say('end.review')}
      </LinkButton>
      {desk.state.evening === null ? (
        <Button disabled={busy} onClick={() => void again()}>
          {say('end.rematch')}
        </Button>
      ) : null}
      <LinkButton to={`/replay/${desk.state.id}`}>{say('replay')}</LinkButton>
      <Button onClick={() => void sharePicture(desk, hall)}>{say('end.share')}</Button>
      <Button onClick={onBoard}>{say('end.board')}</Button>
      <LinkButton to="/" weight="quiet">
        {say('to-house')}
      </LinkButton>
    </footer>
  )
}

/** What decided it, and between equals which rule. */
const Verdict = ({ hall }: { readonly hall: Hall }) => {
  const said = [decidedOf(hall, hall.counted), ...tiesOf(hall)].filter((line) => line !== null)
  return said.map((line) => <p key={line}>{line}</p>)
}

/** Any key and any press leads on; keys that lead elsewhere keep their meaning. */
const useSkip = ({ done, skip }: Counting): void => {
  useEffect(() => {
    if (done) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      skip()
    }
    addEventListener('keydown', onKey)
    // On the way down: the press that begins the counting again is on its way up and must not end it.
    addEventListener('click', skip, true)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('click', skip, true)
    }
  }, [done, skip])
}

/** A dialog of the browser, so that the table under it rests and Escape leads back to it. */
const Dialog = ({
  counting,
  onClose,
  children,
}: {
  readonly counting: Counting
  readonly onClose: () => void
  readonly children: ReactNode
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { done } = counting
  useSkip(counting)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    dialog.current?.querySelector('h2')?.focus()
  }, [done])
  return (
    <dialog
      ref={dialog}
      className="end"
      aria-labelledby="end-title"
      data-counting={done ? undefined : true}
      onCancel={(event) => {
        if (!done) event.preventDefault()
      }}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}

/** Wood for each beat, one bell for the winner; who has seen the counting hears it only again. */
const useBeats = ({ at, done }: Counting, seen: boolean): void => {
  const isOld = useRef(seen)
  useEffect(() => {
    if (at > 0 && !isOld.current) ring(done ? 'bell' : 'wood')
    isOld.current = false
  }, [at, done])
}

type CeremonyProps = { readonly desk: Desk; readonly onClose: () => void }

const Counted = ({ desk, ending, onClose }: CeremonyProps & { readonly ending: Ending | undefined }) => {
  const { id } = desk.state
  const hall = useHall(desk, ending)
  const counting = useCounting(hall.counted, hall.calm || wasCounted(id))
  const course = useCourse(desk, counting.done)
  const { at, done } = counting
  useEffect(() => {
    if (done) markCounted(id)
  }, [done, id])
  useBeats(counting, wasCounted(id))
  const stage = { desk, hall, counting }
  return (
    <Dialog counting={counting} onClose={onClose}>
      <Heading {...stage} />
      <div className="end-middle">
        <Banners hall={hall} at={at} done={done} />
        <div className="end-figures">
          <CountTable desk={desk} hall={hall} at={at} done={done} />
          {done ? <Verdict hall={hall} /> : null}
        </div>
        {done ? <WinnersPrint hall={hall} game={desk.game.name} /> : null}
      </div>
      {done ? <Over {...stage} course={course} /> : null}
      {done ? <Foot {...stage} onBoard={onClose} /> : null}
      <TableNotices client={desk.client} />
    </Dialog>
  )
}

/** How a game tells its end, once it has been fetched; null until then. */
const useEnding = (game: GameName): { readonly ending: Ending | undefined } | null => {
  const [told, setTold] = useState<{ readonly ending: Ending | undefined } | null>(null)
  useEffect(() => {
    void momentsOf(game).then(
      ({ end }) => setTold({ ending: end }),
      () => setTold({ ending: undefined }),
    )
  }, [game])
  return told
}

export const Ceremony = ({ desk, onClose }: CeremonyProps) => {
  const told = useEnding(desk.game.name)
  return told ? <Counted desk={desk} ending={told.ending} onClose={onClose} /> : null
}
