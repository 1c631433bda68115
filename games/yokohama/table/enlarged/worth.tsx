/** What a card would do for the reader now: the strongest first. */
import { Points, type Worth } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { ACHIEVEMENT, ORDER, TECHNOLOGY } from '../../by-id.ts'
import type { AchievementId } from '../../data/achievements.ts'
import type { CountryId } from '../../data/countries.ts'
import type { OrderId } from '../../data/orders.ts'
import { SCORES } from '../../data/scores.ts'
import type { TechnologyId } from '../../data/technologies.ts'
import { allSymbols, industryOf, symbolsOf } from '../../ledger.ts'
import { COUNTRY_IDS } from '../../position.ts'
import { countryPoints } from '../../rules/9-end.ts'
import { asksOf } from '../boards/achievements.tsx'
import { lackFor } from '../cards/lack.ts'
import type { Board } from '../preview.ts'
import { Sign, type SignName } from '../signs/drawn.ts'
import { textIn } from '../text.ts'
import { lackText } from '../tray/hand.tsx'

const Plum = ({ points }: { readonly points: number }) => (
  <svg width="30" height="30" viewBox="-14 -14 28 28" aria-hidden="true">
    <Points value={points} />
  </svg>
)
const mark = (name: SignName): ReactNode => <Sign name={name} size={24} />

/** Country sets at the end, and the agent that every second sign brings. */
const ofCountry = (board: Board, seat: Seat, country: CountryId): readonly Worth[] => {
  const { view: g, t } = board
  const said = textIn(board.locale).enlarged
  const had = symbolsOf(g, seat, country)
  const before = countryPoints(allSymbols(g, seat))
  const after = countryPoints(
    allSymbols(g, seat).map((count, at) => (COUNTRY_IDS[at] === country ? count + 1 : count)),
  )
  const agent = (had + 1) % 2 === 0 && g.agents[country] > 0
  return [
    ...(after > before
      ? [
          {
            id: 'sets',
            sign: <Plum points={after - before} />,
            text: said.sets(t.name(country), had + 1, before, after),
            weight: after - before,
          },
        ]
      : []),
    ...(agent ? [{ id: 'agent', sign: mark('official'), text: said.agent(t.name(country)), weight: 3 }] : []),
  ]
}

const INDUSTRY = SCORES.find(({ id }) => id === 'technology')?.points ?? []

/** 9.12 First or second in industry, before and after. */
const ofIndustry = (board: Board, seat: Seat, more: number): readonly Worth[] => {
  const { view: g, t } = board
  const said = textIn(board.locale).enlarged
  const others = g.seats.map((_, at) => at as Seat).filter((other) => other !== seat)
  const pointsWith = (industry: number): number =>
    INDUSTRY[
      others.filter((other) => {
        const theirs = industryOf(g, other)
        return theirs > industry || (theirs === industry && other < seat)
      }).length
    ] ?? 0
  const has = industryOf(g, seat)
  const [before, after] = [has > 0 ? pointsWith(has) : 0, pointsWith(has + more)]
  const passed = others.filter((other) => industryOf(g, other) >= has && industryOf(g, other) < has + more)
  if (after <= before) return []
  return [
    {
      id: 'industry',
      sign: <Plum points={after} />,
      text: said.majority(
        has,
        has + more,
        passed.map((other) => t.seat(other)),
        before,
        after,
      ),
      weight: after - before,
    },
  ]
}

/** What a technology does with what lies at hand. */
const ofEffect = (board: Board, seat: Seat, id: TechnologyId): readonly Worth[] => {
  const { hand, supply } = board.view.seats[seat]
  const { amount } = TECHNOLOGY[id]
  const said = textIn(board.locale).enlarged
  const points = (count: number, text: string): readonly Worth[] =>
    count > 0 ? [{ id, sign: <Plum points={amount * count} />, text, weight: amount * count }] : []
  if (id === 'exhibition') return points(1, said.atOnce(amount))
  if (id === 'ball') return points(hand.of.length, said.withOrders(hand.of.length, amount))
  if (id === 'gas-light') return points(supply.shop, said.withShops(supply.shop, amount))
  if (id === 'electric-light') return points(supply.house, said.withHouses(supply.house, amount))
  return []
}

const technologyWorth = (board: Board, seat: Seat, id: TechnologyId): readonly Worth[] =>
  board.view.seats[seat].technologies.of.includes(id)
    ? []
    : [
        ...ofIndustry(board, seat, TECHNOLOGY[id].cost),
        ...ofCountry(board, seat, TECHNOLOGY[id].country),
        ...ofEffect(board, seat, id),
      ]

const orderWorth = (board: Board, seat: Seat, id: OrderId): readonly Worth[] => [
  {
    id: 'lack',
    sign: mark('scroll'),
    text: lackText(board, id),
    weight: lackFor(board.view, seat, id).length === 0 ? 99 : 50,
  },
  ...ofCountry(board, seat, ORDER[id].country),
]

const achievementWorth = (board: Board, seat: Seat, id: AchievementId): readonly Worth[] => {
  const said = textIn(board.locale).enlarged
  const at = board.view.achievements.of.indexOf(id)
  const taken = board.view.seats.filter(({ achieved }) => achieved.includes(at)).length
  const mine = board.view.seats[seat].achieved.includes(at)
  const { first, later } = ACHIEVEMENT[id]
  const asks = asksOf(board, id).map(({ has, needs }) => said.ofNeeded(has, needs))
  return [
    { id: 'asks', sign: mark('scroll'), text: mine ? said.achieved : asks.join(', '), weight: 99 },
    ...(mine
      ? []
      : [
          {
            id: 'points',
            sign: <Plum points={taken ? later : first} />,
            text: taken ? said.later(later) : said.first(first, later),
            weight: 50,
          },
        ]),
  ]
}

export const worthOf = (
  board: Board,
  id: string,
  kind: 'technology' | 'order' | 'achievement',
): readonly Worth[] => {
  const { seat } = board
  if (seat === null) return []
  if (kind === 'technology') return technologyWorth(board, seat, id as TechnologyId)
  return kind === 'order'
    ? orderWorth(board, seat, id as OrderId)
    : achievementWorth(board, seat, id as AchievementId)
}
