/** Tonight's deal: each day one a game, with the same seat and company for everybody, out of a secret that is shown the next day. */
import { MANNERS } from '@machiya/bots/manners'
import { TONIGHT } from '@machiya/bots/levels'
import { isGame, LISTED, takeDown } from '@machiya/games'
import { commit, type Rank } from '@machiya/kernel'
import { companyTonight, dayOf, seatTonight, type CompanyTonight } from '@machiya/table'
import { problem } from '../problems.ts'
import type { Evening, EveningAsk, EveningDeal, Level, SeatPlan, TableInfo } from '../protocol.ts'
import { unit } from '../store/store.ts'
import { newId, newSeed } from '../tokens.ts'
import type { House } from './context.ts'
import type { LiveTable } from './live-table.ts'
import { isTonight, ownSeats, tableInfo, type Who } from './info.ts'
import { dealNow, layTable } from './tables.ts'

type Guest = { readonly id: string; readonly name: string }

const DAY_MS = 86_400_000
const today = (): string => dayOf(new Date())
const yesterday = (): string => dayOf(new Date(Date.now() - DAY_MS))

/** Which games have a deal of the day here. */
const gamesTonight = ({ config: { EVENINGS } }: House): readonly string[] =>
  EVENINGS === 'all' ? LISTED : EVENINGS.split(',').filter(isGame)

/** Made when it is first asked for, by whichever node; never told before the day is over. */
const secretOf = async ({ store }: House, day: string, game: string): Promise<string> => {
  const { db } = store
  const known = db.selectFrom('evening').select('secret').where('day', '=', day).where('game', '=', game)
  const fresh = db
    .insertInto('evening')
    .values({ day, game, secret: newSeed() })
    .onConflict((it) => it.doNothing())
  const found = await known.executeTakeFirst()
  if (found) return found.secret
  await store.commit(unit(fresh.compile()))
  return (await known.executeTakeFirstOrThrow()).secret
}

const companyOf = async (game: string, commitment: string): Promise<CompanyTonight> =>
  companyTonight(commitment, (await takeDown(game)).game.seats[1], TONIGHT)

const triesAt = ({ store: { db } }: House, day: string, game: string) =>
  db
    .selectFrom('attempt')
    .innerJoin('tables', 'tables.id', 'attempt.table_id')
    .innerJoin('person', 'person.id', 'attempt.person')
    .innerJoin('seat', (on) =>
      on.onRef('seat.table_id', '=', 'attempt.table_id').onRef('seat.person', '=', 'attempt.person'),
    )
    .select(['attempt.person', 'attempt.table_id as table', 'tables.result', 'seat.seat', 'person.name'])
    .where('attempt.day', '=', day)
    .where('attempt.game', '=', game)
    .execute()
type Try = Awaited<ReturnType<typeof triesAt>>[number]

type Reached = Try & { readonly score: number | null }
/** Whoever ended it before its end is not on the list. */
const reached = (all: readonly Try[]): Reached[] =>
  all.flatMap((each) => {
    const rank = (JSON.parse(each.result ?? '[]') as Rank[]).find(({ seat }) => seat === each.seat)
    return rank ? [{ ...each, score: rank.lost ? null : rank.score }] : []
  })

/** Most points first; whoever has as many shares the place. */
const listOf = (all: readonly Reached[], who: Who): EveningDeal['list'] => {
  const points = ({ score }: Reached): number => score ?? -Infinity
  const sorted = all.toSorted((a, b) => points(b) - points(a))
  return sorted.map((each) => ({
    place: 1 + sorted.findIndex((other) => points(other) === points(each)),
    name: each.name,
    score: each.score,
    you: each.person === who.person,
    table: each.table,
  }))
}

const dealOf = async (house: House, day: string, game: string, who: Who): Promise<EveningDeal> => {
  const secret = await secretOf(house, day, game)
  const commitment = commit(secret)
  const all = await triesAt(house, day, game)
  const mine = all.find(({ person }) => person === who.person)
  const finished = reached(all)
  const isPast = day !== today()
  const company = (await companyOf(game, commitment)) as (Level | null)[]
  return {
    day,
    game,
    commitment,
    secret: isPast ? secret : null,
    company,
    mine: mine ? { table: mine.table, over: mine.result !== null } : null,
    count: finished.length,
    list: isPast || mine?.result ? listOf(finished, who) : [],
  }
}

const playedOn = async ({ store: { db } }: House, day: string): Promise<string[]> => {
  const rows = await db.selectFrom('attempt').select('game').distinct().where('day', '=', day).execute()
  return rows.map(({ game }) => game)
}

export const eveningFor = async (house: House, who: Who): Promise<Evening> => {
  const games = gamesTonight(house)
  const deals = await Promise.all(games.map((game) => dealOf(house, today(), game, who)))
  const past = (await playedOn(house, yesterday())).filter((game) => games.includes(game))
  const before = await Promise.all(past.map((game) => dealOf(house, yesterday(), game, who)))
  return { deals, before: before.filter(({ count }) => count > 0) }
}

/** Partners differ in manner, each evening in the same way for everybody. */
const planOf = (company: CompanyTonight): SeatPlan[] =>
  company.map((level, seat) =>
    level === null
      ? { kind: 'person' }
      : { kind: 'bot', level: level as Level, manner: MANNERS[seat % MANNERS.length] ?? 'bold' },
  )

/** The table is the house's own: nobody else than the player has a say there, and not more than anybody. */
export const playTonight = async (
  house: House,
  guest: Guest,
  { game, title }: EveningAsk,
): Promise<TableInfo> => {
  if (!gamesTonight(house).includes(game)) throw problem('refused', 'this house has no such deal tonight')
  const day = today()
  const secret = await secretOf(house, day, game)
  const commitment = commit(secret)
  const company = await companyOf(game, commitment)
  const id = newId()
  const claim = house.store.db
    .insertInto('attempt')
    .values({ day, person: guest.id, game, table_id: id })
    .onConflict((it) => it.doNothing())
    .compile()
  const clock = { kind: 'none' } as const
  const asked = { game, title, options: {}, seats: planOf(company), listed: false, hints: false, clock }
  const { live } = await layTable(
    house,
    guest,
    { ...asked, mySeat: seatTonight(company) },
    { settled: { id, secret, commitment, host: '', evening: day }, claim },
  )
  await dealNow(house, live)
  return tableInfo(house, live, { person: guest.id })
}

/** Others' games are shown to whoever has played the same deal. */
export const demandPlayed = async (house: House, live: LiveTable, who: Who): Promise<void> => {
  if (!isTonight(live) || ownSeats(live, who).length > 0) return
  const mine = (await triesAt(house, today(), live.row.game)).find(({ person }) => person === who.person)
  if (!mine?.result) throw problem('refused', 'play this deal first: it is the same for everybody tonight')
}
export const demandShown = (live: LiveTable): void => {
  if (isTonight(live)) throw problem('refused', 'the secret of tonight’s deal is shown tomorrow')
}
