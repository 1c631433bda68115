import type { Pick, Seat } from '@machiya/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DISTRICT_OF, type Spot } from '../whereabouts.ts'
import { ACTION_CARDS } from '../data/action-cards.ts'
import { BONUS_CARDS } from '../data/bonus-cards.ts'
import { WEAPONS } from '../data/weapons.ts'
import { yedo } from '../index.ts'
import { DISTRICT_IDS, type Yedo } from '../position.ts'
import { Hand } from './clan/hand.tsx'
import { table } from './index.ts'
import { DistrictSheet, Plan } from './phone/plan.tsx'
import { Stores } from './stores/stores.tsx'
import { drawn, picksIn, playThrough, propsFor, type Look } from './testing.tsx'
import type { Board as Props } from './where.ts'

/** The ground offers nothing, and drawing it takes longer than all the rest. */
vi.mock('./scenery/ground.tsx', () => ({ Wheel: () => null }))

const { Board, moment } = table
const Moment = ({ board }: { readonly board: Props }) =>
  moment?.of(board) ? <moment.Drawing {...board} /> : null

/** What a pick is like, without the one it names: two of one likeness are drawn by the same lines. */
const likeness = (pick: Pick): string =>
  typeof pick === 'number'
    ? 'number'
    : isCard(pick)
      ? 'card'
      : pick.replace(/[:/@].*$/, '').replace(/\d+$/, '')
const isCard = (pick: string): boolean =>
  [ACTION_CARDS, BONUS_CARDS, WEAPONS].some((cards) => cards.some(({ id }) => id === pick))
const kindsOf = (g: Yedo, seat: Seat): readonly string[] =>
  yedo.offers(g, seat).map(({ pick, no }) => `${placeOf(g)} ${likeness(pick)} ${no ? 'closed' : 'open'}`)

const placeOf = (g: Yedo): string => {
  const task = yedo.task(g)?.task ?? ''
  return task === 'act' ? `act ${g.turn.at}` : task
}

/** Looks wherever a pick of a new kind is offered, and at some decisions besides. */
const atEveryKind = (look: Look, besides = 97): Look => {
  const seen = new Set<string>()
  let moves = 0
  return (g, seat) => {
    const fresh = kindsOf(g, seat).filter((kind) => !seen.has(kind))
    fresh.forEach((kind) => seen.add(kind))
    if (fresh.length > 0 || moves++ % besides === 0) look(g, seat)
  }
}
const CLANS = [
  [2, 'geisha'],
  [3, 'samurai'],
  [4, 'geisha'],
  [5, 'samurai'],
] as const
const inEveryCompany = (look: Look): void =>
  CLANS.forEach(([seats, setting]) => playThrough(seats, setting, look))

const lostIn = (props: Props, markup: string): readonly Pick[] => {
  const there = picksIn(markup)
  return props.offers.map(({ pick }) => pick).filter((pick) => !there.has(String(pick)))
}

/** Offers that would stop the keyboard more than once. */
const stopsTwice = (markup: string): readonly string[] => {
  const stops = [...markup.matchAll(/role="button"[^>]*data-pick="([^"]*)"/g)].map(([, pick = '']) => pick)
  return stops.filter((pick, i) => stops.indexOf(pick) < i)
}

test('no decision needs the list: every offer lies on the board, beside it or in the tray', () => {
  inEveryCompany(
    atEveryKind((g, seat) => {
      const props = propsFor(yedo.view(g, seat), seat, 'en')
      const markup = drawn(props)
      expect(lostIn(props, markup), yedo.task(g)?.task).toEqual([])
      expect(stopsTwice(markup), yedo.task(g)?.task).toEqual([])
    }),
  )
}, 240_000)

/** Everything one can turn to on a phone. */
const pagesOf = (board: Props) => [
  <Moment key="moment" board={board} />,
  <Hand key="hand" {...board} />,
  <Stores key="stores" board={board} />,
  <Board key="board" {...board} />,
  <Plan key="plan" board={board} open={() => {}} />,
  ...DISTRICT_IDS.map((id) => <DistrictSheet key={id} board={board} district={id} close={null} />),
]
/** Turns the pages until nothing is looked for any more. */
const lostOnPages = (board: Props): readonly Pick[] => {
  let lost: readonly Pick[] = board.offers.map(({ pick }) => pick)
  for (const page of pagesOf(board)) {
    if (lost.length === 0) break
    const there = picksIn(renderToStaticMarkup(page))
    lost = lost.filter((pick) => !there.has(String(pick)))
  }
  return lost
}

test('on pages too every offer lies somewhere, and the page that opens by itself has an open one', () => {
  inEveryCompany(
    atEveryKind((g, seat) => {
      const props = propsFor(yedo.view(g, seat), seat, 'de', true)
      expect(lostOnPages(props), yedo.task(g)?.task).toEqual([])
      const near = picksIn(drawn(props))
      const open = props.offers.filter(({ no }) => !no).map(({ pick }) => String(pick))
      expect(
        open.some((pick) => near.has(pick) || isInCastle(pick)),
        yedo.task(g)?.task,
      ).toBe(true)
    }),
  )
}, 240_000)
/** The spaces of the castle differ: on the plan its slice opens them. */
const isInCastle = (pick: string): boolean => DISTRICT_OF[pick as Spot] === 'castle'
