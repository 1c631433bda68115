import { boardFor } from '@machiya/kit/testing'
import { dice, isOver, seatsOf, type Pick, type Seat, type View } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { boardOf } from '../board.ts'
import { edo, words } from '../index.ts'
import { isOfficialsPick } from '../picks.ts'
import type { G } from '../position.ts'
import { gallery } from './gallery.ts'
import { table } from './index.ts'
import { lookOfStop, Stop } from './map/stop.tsx'
import type { Board as Props } from './props.ts'

const propsFor = (view: View<G>, seat: Seat | null, locale: 'en' | 'de', narrow = false): Props =>
  boardFor(edo, words, view, seat, { locale, narrow })

/** All that a desk or a phone shows of the table. */
const drawn = (props: Props): string => {
  const { Board, Tray, Hand, Sheet, side, moment } = table
  const Cards = props.narrow ? undefined : side?.Cards
  const Held = props.narrow ? Hand : Tray
  const Moment = moment?.of(props) ? moment.Drawing : undefined
  return renderToStaticMarkup(
    <>
      {Moment ? <Moment {...props} /> : <Board {...props} />}
      {Cards ? <Cards {...props} zone={{ ...props.zone, width: 520 }} /> : null}
      {Held ? <Held {...props} zone={{ width: 1272, height: 96, side: 0 }} /> : null}
      {Sheet && props.seat !== null ? <Sheet {...props} of={props.seat} /> : null}
    </>,
  )
}

test('every scene of the gallery can be drawn in both languages', () => {
  for (const scene of gallery)
    for (const locale of ['en', 'de'] as const) {
      for (const narrow of locale === 'en' ? [true] : [false]) {
        const markup = drawn(propsFor(scene.view(), scene.seat, locale, narrow))
        expect(markup).toContain('<svg')
        expect(markup, scene.name).not.toMatch(/undefined|NaN/)
      }
    }
})

/** Officials come and go by plus and minus, and whatever was laid is taken away where it lies. */
const isComposed = (pick: Pick): boolean => isOfficialsPick(pick) || pick === 'back'

test('whatever can be chosen can be chosen on the board', () => {
  const chance = dice('edo board')
  const g = edo.start(4, { jiin: true, tokken: true, ronin: true }, sha256('edo board'))
  const picks: Pick[] = []
  for (let moves = 0; moves < 400 && !isOver(g); moves++) {
    const seat = edo.waitingFor(g)[0] as Seat
    if (moves % 11 === 0) {
      const markup = drawn(propsFor(edo.view(g, seat), seat, 'en', moves % 2 === 0))
      for (const { pick } of edo.offers(g, seat))
        if (!isComposed(pick)) expect(markup).toContain(`data-pick="${pick}"`)
      for (const other of moves % 5 === 0 ? seatsOf(g) : [])
        expect(drawn(propsFor(edo.view(g, other), other, 'de'))).toContain('<svg')
    }
    edo.legal(g, seat, picks)
    edo.advance(g, seat, picks[chance(picks.length)] as Pick)
  }
}, 120_000)

test('the bar marks no phase in the set-up nor while a ronin moves before planning, and then the one it is', () => {
  const chance = dice('edo phases')
  const g = edo.start(3, { ronin: true }, sha256('edo phases'))
  const marked = new Map<string, Set<string>>()
  for (let moves = 0; moves < 600 && !isOver(g); moves++) {
    const { label, steps = [], now } = table.course?.(edo.view(g, 0), words.en, 'en') ?? { label: '' }
    expect(label).toBe(g.round === 0 ? 'Set-up' : `Round ${g.round}`)
    const task = edo.task(g)?.task ?? ''
    const before = g.agenda.slice(0, -1).some((later) => later.task === 'plan') ? ' before planning' : ''
    const phases = marked.get(task + before) ?? new Set()
    marked.set(task + before, phases.add(now === undefined ? 'none' : (steps[now] ?? '?')))
    const seat = edo.waitingFor(g)[0] as Seat
    const picks = edo.legal(g, seat, [])
    edo.advance(g, seat, picks[chance(picks.length)] as Pick)
  }
  const phaseIn = (task: string) => [...(marked.get(task) ?? [])]
  for (const task of [
    'begin',
    'stir before planning',
    'name-kind before planning',
    'ronin-to before planning',
  ])
    expect(phaseIn(task), task).toEqual(['none'])
  expect([phaseIn('plan'), phaseIn('turn'), phaseIn('pay-wages')]).toEqual([
    ['Plan'],
    ['Act'],
    ['Wages, income'],
  ])
})

test('a place that looks the same is drawn the same', () => {
  const chance = dice('edo looks')
  const g = edo.start(5, { jiin: true, tokken: true, ronin: true }, sha256('edo looks'))
  const picks: Pick[] = []
  const drawnAs = new Map<string, string>()
  for (let moves = 0; moves < 240 && !isOver(g); moves++) {
    const seat = edo.waitingFor(g)[0] as Seat
    const board = propsFor(edo.view(g, seat), seat, 'en')
    for (const at of moves % 4 === 0 ? boardOf(g).spaces : []) {
      const key = `${at} ${lookOfStop({ board, at })}`
      const markup = renderToStaticMarkup(<Stop board={board} at={at} />)
      expect(drawnAs.get(key) ?? markup).toBe(markup)
      drawnAs.set(key, markup)
    }
    edo.legal(g, seat, picks)
    edo.advance(g, seat, picks[chance(picks.length)] as Pick)
  }
  expect(drawnAs.size).toBeGreaterThan(100)
}, 120_000)
