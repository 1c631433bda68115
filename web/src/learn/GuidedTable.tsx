/** A first game, taught by doing. */
import type { Pick, View } from '@machiya/kernel'
import type { Guided } from '@machiya/kit/folder'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { deal } from '../device/deal.ts'
import { guidedOf, type GameName } from '../games.ts'
import { me, partner, partnerName } from '../lobby/who.ts'
import { Opening } from '../parts/Opening.tsx'
import { ring } from '../sound/ring.ts'
import { useDesk, type Desk, type Taken } from '../table/desk.ts'
import { Frame } from '../table/Frame.tsx'
import { useTaken } from '../table/taken.ts'
import { useText } from '../text/index.ts'
import { lessonClient, type LessonClient } from './lesson-client.ts'
import { Pane } from './Pane.tsx'
import { CONFIRM, pickOf, Veil } from './Veil.tsx'
import '../styles/lesson.css'

const NONE: readonly string[] = []

/** A desk that lays what the step asks for, and answers anything else with a word. */
const useGuidedDesk = (desk: Desk, next: Pick | null, ready: boolean, later: () => void): Desk => {
  const { board } = desk
  const guarded = useMemo(() => {
    const { act, confirm } = board
    return {
      ...board,
      act: (pick: Pick) => (pick === next || board.laid.includes(pick) ? act(pick) : later()),
      relay: later,
      always: later,
      confirm: () => (ready ? confirm() : later()),
    }
  }, [board, next, ready, later])
  return {
    ...desk,
    board: guarded,
    choose: (pick) => (pick === null || pick === next ? desk.choose(pick) : later()),
    confirm: () => (ready ? desk.confirm() : later()),
  }
}

const FOUND_MS = 300

/** The keyboard is where the ring is; on a phone the table is moved until it can be seen. */
const useFocus = (at: number, shown: string | null, narrow: boolean): void => {
  useEffect(() => {
    if (shown === null) return undefined
    const wait = setTimeout(() => {
      const element = shown === CONFIRM ? document.querySelector(CONFIRM) : pickOf(shown)
      if (narrow) element?.scrollIntoView({ block: 'center' })
      if (element instanceof HTMLElement || element instanceof SVGElement)
        element.focus({ preventScroll: true })
    }, FOUND_MS)
    return () => clearTimeout(wait)
  }, [at, shown, narrow])
}

const useBackspace = (back: () => void): void => {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Backspace' && !(target instanceof HTMLInputElement)) back()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [back])
}

type TaughtProps = {
  readonly client: LessonClient
  readonly view: View
  readonly taken: Taken
  readonly lesson: Guided
}

const Taught = ({ client, view, taken, lesson }: TaughtProps) => {
  const say = useText()
  const [, go] = useLocation()
  const progress = useStore(client.progress)
  const { at, done, tried } = progress
  const { picks = NONE, clear = NONE } = lesson.steps[at] ?? {}
  const plain = useDesk(client, view, taken)
  const laid = plain.draft.laid.length
  const next = picks[done + laid] ?? null
  const ready = picks.length > 0 && done + laid >= picks.length
  const desk = useGuidedDesk(plain, next, ready, client.later)
  const shown = ready ? CONFIRM : next === null ? null : String(next)
  useFocus(at, shown, plain.board.narrow)
  useBackspace(useCallback(() => client.goTo(Math.max(0, client.progress.getState().at - 1)), [client]))
  useEffect(() => ring(at === 0 ? 'brush' : 'wood'), [at])
  const playOn = async () => {
    const title = say('title.solo')
    const id = await deal({
      game: taken.game.name,
      title,
      chairs: [me(say), partner(0, 'apprentice')],
      options: lesson.options,
      from: { ...client.position(), viewer: null, told: [] },
    })
    go(`/table/${id}`)
  }
  return (
    <div className="lesson-table">
      <Frame desk={desk} />
      <Veil ring={shown} clear={clear} stroke={at * 100 + (tried > 1 ? tried : 0)} mutes={at > 0} />
      <Pane
        desk={desk}
        lesson={lesson}
        progress={progress}
        onStep={client.goTo}
        onLeave={() => go('/')}
        onPlay={() => void playOn()}
      />
    </div>
  )
}

const Begun = ({ taken, lesson }: Omit<TaughtProps, 'client' | 'view'>) => {
  const say = useText()
  const [client] = useState(() =>
    lessonClient(taken.game, lesson, say('title.lesson'), [
      me(say).name,
      ...Array.from({ length: lesson.seats - 1 }, (_, i) => partnerName(i)),
    ]),
  )
  const view = useStore(client.store, (state) => state.view)
  return view ? <Taught client={client} view={view} taken={taken} lesson={lesson} /> : null
}

export const GuidedTable = ({ game }: { readonly game: GameName }) => {
  const taken = useTaken(game)
  const [lesson, setLesson] = useState<Guided | null>(null)
  useEffect(() => void guidedOf(game).then(setLesson), [game])
  return taken && lesson ? <Begun taken={taken} lesson={lesson} /> : <Opening game={game} />
}
