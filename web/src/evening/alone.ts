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
import type { Deal } from './deal.ts'

const seedOf = (day: string, game: GameName): string => commit(`${day} ${game}`)

const tryIn = ({ id, over, result, chairs }: TableRow): NonNullable<Deal['mine']> => {
  const seat = chairs.findIndex(({ level }) => level === null)
  return { table: id, over, score: result?.find((rank) => rank.seat === seat)?.score ?? null, place: null }
}

const dealOf = (day: string, game: GameName, rows: readonly TableRow[]): Deal => {
  const company = companyTonight(seedOf(day, game), aboutOf(game)?.seats[1] ?? 2, TONIGHT)
  const [first] = rows
    .filter((row) => row.evening === day && row.game === game)
    .sort((a, b) => a.begun - b.begun)
  return { day, game, company, list: [], count: 0, mine: first ? tryIn(first) : null }
}

/** The deals of this day, with the first try at each. */
export const dealsAlone = async (): Promise<readonly Deal[]> => {
  const day = dayOf(new Date())
  const rows = await allTables()
  return LISTED.map((game) => dealOf(day, game, rows))
}

/** Lays the table and says where it stands. */
export const playAlone = async ({ day, game, company }: Deal, say: Say): Promise<string> => {
  const mine = seatTonight(company)
  const others = company.flatMap((level, seat) => (level === null ? [] : [seat]))
  const chairs = company.map((level, seat) =>
    seat === mine ? me(say) : partner(others.indexOf(seat), level as Level),
  )
  const id = await deal({
    game,
    title: say('tonight'),
    chairs,
    options: {},
    seed: seedOf(day, game),
    evening: day,
  })
  return `/table/${id}`
}
