/** A lesson that teaches by doing. */
import type { View } from '@machiya/kernel'
import type { Guided } from '@machiya/kit/folder'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { deal } from '../device/deal.ts'
import { me, partner, partnerName } from '../lobby/who.ts'
import { ring } from '../sound/ring.ts'
import { useDesk, type Taken } from '../table/desk.ts'
import { Frame } from '../table/Frame.tsx'
import { useText } from '../text/index.ts'
import { awaited, heldIn, useGuidedDesk } from './guided-desk.ts'
import { lessonClient, type LessonClient } from './lesson-client.ts'
import { Pane } from './Pane.tsx'
import { ringedOf, thingOf } from './sight.ts'
import { isOff, laidBefore } from './steps.ts'
import { LOOK_MS, Veil } from './Veil.tsx'
import '../styles/pane.css'
import '../styles/lesson.css'

const NONE: readonly string[] = []

/** The keyboard is where the ring is; the table is moved until that, or what is spoken of, can be seen. */
const useFocus = (
  moment: string,
  ring: readonly string[],
  clear: readonly string[],
  narrow: boolean,
): void => {
  const [shown, spoken] = [ring.join(' '), clear[0]]
  useEffect(() => {
    let last: Element | undefined
    const look = () => {
      const ringed = shown === '' ? undefined : ringedOf(shown.split(' '))
      const seen = ringed ?? (spoken === undefined ? undefined : thingOf(spoken))
      if (seen === last) return
      last = seen
      seen?.scrollIntoView({ block: narrow ? 'center' : 'nearest' })
      if (ringed instanceof HTMLElement || ringed instanceof SVGElement) ringed.focus({ preventScroll: true })
    }
    const often = setInterval(look, LOOK_MS)
    return () => clearInterval(often)
  }, [moment, shown, spoken, narrow])
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
  /** The lesson that comes after it. */
  readonly further: Guided | undefined
}

/** Plays on from the table of the lesson, against somebody of the house. */
const usePlayOn = ({ client, taken }: TaughtProps) => {
  const say = useText()
  const [, go] = useLocation()
  return async () => {
    const position = client.position()
    const { seats, options } = position.about
    const id = await deal({
      game: taken.game.name,
      title: say('title.solo'),
      chairs: [me(say), ...Array.from({ length: seats - 1 }, (_, i) => partner(i, 'apprentice'))],
      options,
      from: { ...position, viewer: null, told: [] },
    })
    go(`/table/${id}`)
  }
}

const Taught = (props: TaughtProps) => {
  const { client, view, taken, lesson, further } = props
  const [, go] = useLocation()
  const progress = useStore(client.progress)
  const { at, done, tried } = progress
  const step = lesson.steps[at]
  const plain = useDesk(client, view, taken)
  const now = awaited(step, done, plain.draft)
  const desk = useGuidedDesk(plain, now, client.later)
  const playOn = usePlayOn(props)
  const { relay, narrow } = plain.board
  const before = laidBefore(lesson, at)
  const held = heldIn(plain.draft)
  const isAstray = (step?.presses || before.length > 0) && isOff(step, before, held)
  // What was laid in the steps before lies again when the lesson is taken up in the middle of a decision.
  useEffect(() => {
    if (isAstray) relay(before)
  }, [isAstray, before, relay])
  useEffect(() => {
    if (now.composed) client.goOn()
  }, [now.composed, client])
  useFocus(`${at} ${held.length} ${tried}`, now.ring, step?.clear ?? NONE, narrow)
  useBackspace(useCallback(() => client.goTo(Math.max(0, client.progress.getState().at - 1)), [client]))
  useEffect(() => ring(at === 0 ? 'brush' : 'wood'), [at])
  return (
    <div className="paned lesson-table">
      <Frame desk={desk} />
      <Veil
        ring={now.ring}
        clear={step?.clear ?? NONE}
        stroke={at * 100 + (tried > 1 ? tried : 0)}
        mutes={at > 0}
      />
      <Pane
        desk={desk}
        lesson={lesson}
        progress={progress}
        further={further}
        onStep={client.goTo}
        onNext={client.goOn}
        onLeave={() => go('/')}
        onFurther={() => go(`/learn/${taken.game.name}/${further?.id}`)}
        onPlay={() => void playOn()}
      />
    </div>
  )
}

const MOST_PARTNERS = 4

export const GuidedTable = ({ taken, lesson, further }: Omit<TaughtProps, 'client' | 'view'>) => {
  const say = useText()
  const [client] = useState(() =>
    lessonClient(taken.game, lesson, say(`lesson.${lesson.id}`), [
      me(say).name,
      ...Array.from({ length: MOST_PARTNERS }, (_, i) => partnerName(i)),
    ]),
  )
  const view = useStore(client.store, (state) => state.view)
  const laid = useStore(client.progress, (progress) => progress.laid)
  return view ? (
    <Taught key={laid} client={client} view={view} taken={taken} lesson={lesson} further={further} />
  ) : null
}
