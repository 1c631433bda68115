/** House and page show the same time: a page as it is, with a house of its own, and players elsewhere who move. */
import 'fake-indexeddb/auto'
import { LISTED, takeDown, type GameName } from '@machiya/games'
import { dice, type Game, type Seat, type View } from '@machiya/kernel'
import type { Clock, TableInfo, TableMade } from '@machiya/server/protocol'
import {
  connectClient,
  deadlines,
  guestAt,
  testHouse,
  until,
  type Caller,
  type Client,
  type TestHouse,
} from '@machiya/server/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openClient } from './src/client/client.ts'
import type { TableClient } from './src/client/table.ts'
import { remotePlace } from './src/remote/place.ts'

const SLOW = 120_000
const SECOND = 1000
let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
}, SLOW)
afterAll(() => house.close(), SLOW)
afterEach(() => vi.unstubAllGlobals())

/** What the page has of its browser, for whoever has this token. Cuts its line. */
const browserOf = ({ token }: Caller): (() => void) => {
  const headers = { authorization: `Bearer ${token}` }
  const Plain = WebSocket
  let last: WebSocket | undefined
  const connect = function (url: string): WebSocket {
    last = new Plain(url, { headers } as never)
    return last
  }
  const plainFetch = fetch
  vi.stubGlobal('WebSocket', Object.assign(connect, { CONNECTING: 0, OPEN: 1 }))
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    plainFetch(path.startsWith('/') ? `${house.url}${path}` : path, {
      ...init,
      headers: path.startsWith('/') ? { ...init.headers, ...headers } : (init.headers ?? {}),
    }),
  )
  vi.stubGlobal('location', { protocol: 'http:', host: new URL(house.url).host, hash: '' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('self', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  return () => last?.close()
}

type Evening = {
  readonly page: TableClient
  readonly table: string
  readonly game: Game
  readonly movers: Client
  readonly anna: Caller
  cut(): void
}

const PEOPLE = 3
const layWith = async (name: GameName, clock: Clock): Promise<Evening> => {
  const { game } = await takeDown(name)
  const [anna, ben] = [await guestAt(house.url, 'Anna'), await guestAt(house.url, 'Ben')]
  const seats = Array.from({ length: PEOPLE }, () => ({ kind: 'person' }))
  const made = await anna.call<TableMade>('POST', '/api/tables', { game: name, seats, clock })
  const table = made.table.id
  for (const { seat, token } of made.links)
    await (seat === 0 ? anna : ben).call('POST', `/api/tables/${table}/sit`, { token })
  const cut = browserOf(anna)
  const page = openClient(table, remotePlace(table))
  page.open()
  await anna.call('POST', `/api/tables/${table}/start`)
  // Anna moves on another device of hers, so that the page has only what it hears.
  const [hers, his] = [connectClient(house.url, anna.token), connectClient(house.url, ben.token)]
  await hers.join(table, 0)
  for (let seat = 1; seat < PEOPLE; seat++) await his.join(table, seat)
  const movers: Client = {
    ...his,
    seen: (id, seat) => (seat === 0 ? hers : his).seen(id, seat),
    say: (saying, id) => ('seat' in saying && saying.seat === 0 ? hers : his).say(saying, id),
    close: () => [hers, his].forEach((client) => client.close()),
  }
  return { page, table, game, movers, anna, cut }
}

const moveAny = async ({ movers, game, table }: Evening, round: number): Promise<void> => {
  const seats = Array.from({ length: PEOPLE }, (_, seat) => seat as Seat)
  const viewOf = (seat: Seat): View => movers.seen(table, seat)?.view as View
  const isAsked = (seat: Seat): boolean => game.waitingFor(viewOf(seat)).includes(seat)
  await until(() => seats.some(isAsked))
  const seat = seats.find(isAsked) as Seat
  const view = viewOf(seat)
  const open = game.offers(view, seat).filter(({ no }) => !no)
  const pick = open[dice(`${round}`)(open.length)]?.pick ?? ''
  const task = view.agenda.at(-1)?.task ?? ''
  const answer = await movers.say({ type: 'move', table, seat, number: view.number, task, picks: [pick] })
  if (answer.ok) await until(() => (movers.seen(table, seat)?.seq ?? 0) >= (answer.seq ?? 0))
}

type Shown = readonly (readonly [deadline: number | null, bank: number | null])[]
const shownByPage = ({ page }: Evening): Shown =>
  page.store.getState().chairs.map(({ deadline, bank }) => [deadline, bank])
const toldByHouse = async ({ anna, table }: Evening): Promise<Shown> =>
  (await anna.call<TableInfo>('GET', `/api/tables/${table}`)).seats.map(({ deadline, bank }) => [
    deadline,
    bank,
  ])
/** What the house acts by when time is up. */
const ringsAt = async (table: string): Promise<readonly (number | null)[] | null> => {
  const live = await house.house.liveTables.get(table)
  return !live?.tip?.clock || live.tip.clock.hidden ? null : deadlines(live.clock, live.tip.clock)
}

const isClose = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < SECOND
const agree = (a: Shown, b: Shown): boolean =>
  a.length === b.length &&
  a.every(([end, bank], seat) => isClose(end, b[seat]?.[0] ?? null) && isClose(bank, b[seat]?.[1] ?? null))

const expectAgreement = async (evening: Evening): Promise<void> => {
  const { page, movers, table } = evening
  const number = movers.seen(table, 0)?.view.number
  await until(() => page.store.getState().view?.number === number)
  const told = await toldByHouse(evening)
  expect(shownByPage(evening), 'page and house').toSatisfy((shown: Shown) => agree(shown, told))
  const rings = await ringsAt(table)
  rings?.forEach((end, seat) =>
    expect(shownByPage(evening)[seat]?.[0] ?? null, `seat ${seat}`).toSatisfy((shown: number | null) =>
      isClose(shown, end),
    ),
  )
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const end = ({ page, movers }: Evening): void => {
  page.close()
  movers.close()
}

test.each(LISTED)(
  '%s: banks with increments, through pauses and reconnects',
  async (name) => {
    const evening = await layWith(name, { kind: 'live', bank: 600, increment: 40 })
    for (let round = 0; round < 9; round++) {
      if (round === 4) await pause(1500)
      if (round === 6) evening.cut()
      await moveAny(evening, round)
      await expectAgreement(evening)
    }
    expect(shownByPage(evening).some(([, bank]) => (bank ?? 0) > 600 * SECOND)).toBe(true)
    end(evening)
  },
  SLOW,
)

test.each(LISTED)(
  '%s: days that rest in quiet hours, also after a reconnect',
  async (name) => {
    const hour = new Date().getUTCHours()
    const quiet = { from: (hour + 23) % 24, to: (hour + 3) % 24, zone: 'UTC' }
    const evening = await layWith(name, { kind: 'days', days: 1, quiet })
    for (let round = 0; round < 4; round++) {
      if (round === 2) evening.cut()
      await moveAny(evening, round)
      await expectAgreement(evening)
    }
    const ends = shownByPage(evening).flatMap(([deadline]) => deadline ?? [])
    expect(Math.min(...ends) - Date.now()).toBeGreaterThan(25 * 3600 * SECOND)
    end(evening)
  },
  SLOW,
)
