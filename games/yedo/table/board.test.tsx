import { markOf, type BoardProps } from '@machiya/kit'
import { dice, isOver, plainTeller, seatsOf, sha256, type Pick, type Seat } from '@machiya/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DISTRICT_OF, type Spot } from '../board.ts'
import { ACTION_CARDS } from '../data/action-cards.ts'
import { BONUS_CARDS } from '../data/bonus-cards.ts'
import { WEAPONS } from '../data/weapons.ts'
import { eagerPick } from '../eager.ts'
import { words, yedo } from '../index.ts'
import { DISTRICT_IDS, type Yedo } from '../position.ts'
import { formOf } from './box.ts'
import { gallery } from './gallery.ts'
import { table } from './index.ts'
import { outcomeOf } from './outcome.ts'
import { PageBody, PAGES } from './pages.tsx'
import { DistrictSheet, Plan } from './plan.tsx'

const NAMES = ['Ann', 'Ben', 'Cho', 'Dan', 'Eva']
const propsFor = (view: Yedo, seat: Seat | null, locale: 'en' | 'de', narrow = false): BoardProps<Yedo> => ({
  view,
  seat,
  task: yedo.task(view),
  offers: seat === null ? [] : yedo.offers(view, seat),
  chosen: null,
  act: () => {},
  ask: () => {},
  pointed: null,
  point: () => {},
  rule: () => {},
  news: yedo.tidings(view, seat ?? 'public'),
  words: words[locale],
  t: plainTeller(words[locale], NAMES),
  locale,
  players: NAMES.map((name, each) => ({ ...markOf(each), seat: each as Seat, name, bot: false })),
  calm: true,
  narrow,
})

const { Board, Hand } = table
const drawn = (props: BoardProps<Yedo>): string =>
  renderToStaticMarkup(<Board {...props} />) + (Hand ? renderToStaticMarkup(<Hand {...props} />) : '')

const picksIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/data-pick="([^"]*)"/g)].map(([, pick = '']) => pick))

test('every scene of the gallery can be drawn in both languages, wide and narrow', () => {
  for (const scene of gallery)
    for (const locale of ['en', 'de'] as const)
      for (const narrow of [false, true]) {
        const markup = drawn(propsFor(scene.view(), scene.seat, locale, narrow))
        expect(markup, scene.name).toContain('<svg')
        expect(markup, scene.name).not.toMatch(/undefined|NaN|\[object/)
      }
}, 60_000)

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

type Look = (g: Yedo, seat: Seat) => void
const playThrough = (seats: number, setting: 'geisha' | 'samurai', look: Look): void => {
  const chance = dice(`yedo board ${seats} ${setting}`)
  const g = yedo.start(seats, { setting }, sha256(`yedo board ${seats}`))
  const picks: Pick[] = []
  while (!isOver(g)) {
    const waiting = yedo.waitingFor(g)
    const seat = waiting[chance(waiting.length)] as Seat
    look(g, seat)
    yedo.legal(g, seat, picks)
    yedo.advance(g, seat, eagerPick(g, seat, yedo.task(g)?.task ?? '', picks, chance))
  }
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

const lostIn = (props: BoardProps<Yedo>, markup: string): readonly Pick[] => {
  const there = picksIn(markup)
  return props.offers.map(({ pick }) => pick).filter((pick) => !there.has(String(pick)))
}

test('no decision needs the list: every offer lies on the sheet or in the hand', () => {
  inEveryCompany(
    atEveryKind((g, seat) => {
      const props = propsFor(yedo.view(g, seat), seat, 'en')
      expect(lostIn(props, drawn(props)), yedo.task(g)?.task).toEqual([])
    }),
  )
}, 240_000)

/** Everything one can turn to on a phone. */
const pagesOf = (board: BoardProps<Yedo>) => [
  ...PAGES.map((page) => <PageBody key={page} board={board} page={page} />),
  <Plan key="plan" board={board} open={() => {}} />,
  ...DISTRICT_IDS.map((id) => <DistrictSheet key={id} board={board} district={id} close={null} />),
]
/** Turns the pages until nothing is looked for any more. */
const lostOnPages = (board: BoardProps<Yedo>): readonly Pick[] => {
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
      const near = picksIn(renderToStaticMarkup(<Board {...props} />))
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

test('every seat and an onlooker can look at every position', () => {
  let moves = 0
  playThrough(3, 'geisha', (g) => {
    if (moves++ % 53 > 0) return
    for (const seat of seatsOf(g))
      expect(drawn(propsFor(yedo.view(g, seat), seat, 'de', true))).toContain('<svg')
    expect(drawn(propsFor(yedo.view(g, 'public'), null, 'en'))).toContain('<svg')
  })
}, 240_000)

test('a board takes the form that can be read in its place', () => {
  expect(formOf(null, false)).toBe('sheet')
  expect(formOf({ width: 1260, height: 856 }, false)).toBe('far')
  expect(formOf({ width: 780, height: 676 }, false)).toBe('sheet')
  expect(formOf({ width: 706, height: 544 }, false)).toBe('beside')
  expect(formOf({ width: 456, height: 834 }, false)).toBe('stacked')
  expect(formOf({ width: 520, height: 596 }, false)).toBe('single')
  expect(formOf({ width: 360, height: 402 }, true)).toBe('single')
})

const find = (name: string) => {
  const scene = gallery.find((each) => each.name === name)
  if (!scene) throw new Error(`no scene '${name}'`)
  return propsFor(scene.view(), scene.seat, 'en')
}

test('a bid says what would be left', () => {
  const board = find('auction')
  const { mon } = board.view.seats[board.seat as Seat]
  expect(outcomeOf({ ...board, chosen: 6 }).lines).toEqual([`${mon - 6} mon would be left`])
  expect(outcomeOf({ ...board, chosen: 'pass' }).lines).toEqual([])
})

test('a deed says what it costs, and which missions it brings nearer; nothing on the table changes', () => {
  const board = find('tavern')
  const before = JSON.stringify(board.view)
  const { mon } = board.view.seats[board.seat as Seat]
  const [first] = outcomeOf({ ...board, pointed: 'build-dojo' }).lines
  expect(first).toBe(`${mon} → ${mon - 11} mon`)
  expect(JSON.stringify(board.view)).toBe(before)
})

test('a closed pick says why it is closed', () => {
  const board = find('market')
  const closed = board.offers.find(({ no }) => no)
  expect(outcomeOf({ ...board, pointed: String(closed?.pick) })).toEqual({
    lines: [closed?.no?.sentence],
    open: false,
  })
})
