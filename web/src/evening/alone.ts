/** Tonight's deal on this device alone: it follows from the day, and only what is played here is known of it. */
import { TONIGHT, type Level } from '@machiya/bots/levels'
import { commit } from '@machiya/kernel'
import { companyTonight, dayOf, seatTonight } from '@machiya/table'
import { deal } from '../device/deal.ts'
import type { TableRow } from '../device/rows.ts'
import { allTables } from '../device/storage.ts'
import { aboutOf, LISTED, type GameName } from '../games.ts'
import { me, partner } from '../lobby/who.ts'
import type { Say } from '../text/index.ts'
import type { EveningDeal as Deal } from '@machiya/server/protocol'

const seedOf = (day: string, game: GameName): string => commit(`${day} ${game}`)

/** What came of the first try; the only one on the list of this device. */
const listOf = ({ id, chairs, result }: TableRow): Deal['list'] => {
  const seat = chairs.findIndex(({ level }) => level === null)
  const rank = result?.find((each) => each.seat === seat)
  const name = chairs[seat]?.name ?? ''
  return rank ? [{ place: 1, name, score: rank.lost ? null : rank.score, you: true, table: id }] : []
}

const dealOf = (day: string, game: GameName, rows: readonly TableRow[]): Deal => {
  const commitment = seedOf(day, game)
  const [first] = rows
    .filter((row) => row.evening === day && row.game === game)
    .sort((a, b) => a.begun - b.begun)
  return {
    day,
    game,
    commitment,
    secret: null,
    company: companyTonight(commitment, aboutOf(game)?.seats[1] ?? 2, TONIGHT) as Deal['company'],
    mine: first ? { table: first.id, over: first.over } : null,
    count: 1,
    list: first ? listOf(first) : [],
  }
}

/** The deals of this day, with the first try at each. */
export const dealsAlone = async (): Promise<readonly Deal[]> => {
  const day = dayOf(new Date())
  const rows = await allTables()
  return LISTED.map((game) => dealOf(day, game, rows))
}

/** Lays the table and says where it stands; a deal already played, or one of the house whose secret is shown, is practised. */
export const playAlone = async (
  { day, game, company, secret, mine: tried }: Deal,
  say: Say,
): Promise<string> => {
  const mine = seatTonight(company)
  const practises = secret !== null || tried !== null
  const title = say('tonight')
  const others = company.flatMap((level, seat) => (level === null ? [] : [seat]))
  const chairs = company.map((level, seat) =>
    seat === mine ? me(say) : partner(others.indexOf(seat), level as Level),
  )
  const id = await deal({
    game,
    title: practises ? say('title.practice', { title }) : title,
    chairs,
    options: {},
    seed: secret ?? seedOf(day, game),
    ...(practises ? { practice: true } : { evening: day }),
  })
  return `/table/${id}`
}
