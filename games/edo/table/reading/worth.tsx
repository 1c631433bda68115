/** What a card does for the reader now: played through by the rules on an imagined table. */
import { Points, type Worth } from '@machiya/kit'
import type { Pick, Seat } from '@machiya/kernel'
import { reasonOf } from '@machiya/kernel/words'
import { boardOf } from '../../board.ts'
import { ACTION, BUILDING, buildingsOf, isCity, MERCHANT_CARD, PRIVILEGE, type CityId } from '../../by-id.ts'
import { builtBy, isBesieged, sharesOf } from '../../cities.ts'
import type { ActionId } from '../../data/actions.ts'
import type { BuildingId } from '../../data/buildings.ts'
import type { MerchantCardId } from '../../data/merchant-cards.ts'
import type { PrivilegeId } from '../../data/privileges.ts'
import type { WishId } from '../../data/wishes.ts'
import { edo } from '../../index.ts'
import { ALL_ACTION_PICKS, choiceOf } from '../../picks.ts'
import type { G } from '../../position.ts'
import { outlookOf, type Outlook } from '../plan/forecast.ts'
import type { Board } from '../props.ts'
import { Sign } from '../signs/drawn.ts'
import { changeOf, GOODS, signed } from '../signs/goods.ts'
import { actionsOf, signOfAction } from '../signs/signs.ts'
import { readingTextIn, textIn } from '../text.ts'
import type { Kind } from './kinds.ts'
import { lackOf } from './price.ts'

type Mine = Board & { readonly seat: Seat }

const Plum = ({ points }: { readonly points: number }) => (
  <svg width="30" height="30" viewBox="-14 -14 28 28" aria-hidden="true">
    <Points value={points} />
  </svg>
)

/** A power point weighs as much as this many goods. */
const POWER = 6

/** As many officials as the action takes and I have, but at least what one activation needs. */
const crewFor = ({ view, seat }: Mine, action: ActionId): number => {
  const { activations, officials } = ACTION[action]
  const { own, white, black } = view.seats[seat].means
  const times = Math.min(activations, Math.floor((own + white + black) / officials))
  return Math.max(1, times) * officials
}

const changesOf = (board: Mine, { change, after, samurai, lapses, why }: Outlook): string => {
  const me = board.view.seats[board.seat]
  const power = after.points - me.points
  const more = samurai.length - me.samurai.length
  return [
    ...(power > 0 ? [`${signed(power)} ${textIn(board.locale).power}`] : []),
    ...GOODS.flatMap((good) => (change[good] ? [`${signed(change[good])} ${board.t.name(good)}`] : [])),
    ...(more > 0 ? [readingTextIn(board.locale).samurai(more)] : []),
    ...(lapses > 0
      ? [readingTextIn(board.locale).lapses(lapses, why ? reasonOf(board.words, why) : '')]
      : []),
  ].join(', ')
}

const weightOf = ({ change, after }: Outlook, points: number): number =>
  POWER * (after.points - points) + GOODS.reduce((sum, good) => sum + (change[good] ?? 0), 0)

/** A plan of this card alone, carried out at once. */
const actionWorth = (board: Mine, action: ActionId): readonly Worth[] => {
  const pick = ALL_ACTION_PICKS.find((each) => choiceOf(each).action === action)
  const crew = crewFor(board, action)
  const outlook = pick && outlookOf(board.view, board.seat, { action: pick, crew: `${crew}+0` })
  if (!outlook) return []
  const said = readingTextIn(board.locale)
  return [
    {
      id: action,
      sign: <Sign name={signOfAction(action)} size={26} />,
      text: said.turned(board.t.name(action), crew, changesOf(board, outlook) || said.nothing),
      weight: weightOf(outlook, board.view.seats[board.seat].points),
    },
  ]
}

const powerLine = (board: Mine, points: number): Worth => {
  const has = board.view.seats[board.seat].points
  return {
    id: 'power',
    sign: <Plum points={points} />,
    text: readingTextIn(board.locale).power(has, has + points, passed(board, points)),
    weight: POWER * points,
  }
}
/** Whom so many points more would leave behind. */
const passed = ({ view, seat, t }: Mine, points: number): readonly string[] => {
  const has = view.seats[seat].points
  return view.seats.flatMap((other, at) =>
    at !== seat && other.points >= has && other.points < has + points ? [t.seat(at as Seat)] : [],
  )
}

/** What my houses in a city earn, with one more of these there. */
const incomeWith = (g: G, seat: Seat, city: CityId, what?: 'house' | 'trading-post'): number => {
  const sites = what ? { ...g.sites, [city]: [...g.sites[city], builtBy(what, seat)] } : g.sites
  return sharesOf({ ...g, sites }, city).find((share) => share.seat === seat)?.ryo ?? 0
}

const earning = (board: Mine, id: BuildingId): readonly Worth[] => {
  const { view, seat, t } = board
  if (id !== 'house' && id !== 'trading-post') return []
  const said = readingTextIn(board.locale)
  const there = new Set(view.seats[seat].samurai.filter(isCity))
  return [...there].flatMap((city) => {
    if (view.closed.includes(city) || isBesieged(view, city)) return []
    const [before, after] = [incomeWith(view, seat, city), incomeWith(view, seat, city, id)]
    return after > before
      ? [
          {
            id: city,
            sign: <Sign name="ryo" size={24} />,
            text: said.earns(t.name(city), before, after),
            weight: after - before,
          },
        ]
      : []
  })
}

const buildingWorth = (board: Mine, id: BuildingId): readonly Worth[] => [
  powerLine(board, BUILDING[id].points),
  ...earning(board, id),
  ...lackLine(board, id),
]

const lackLine = (board: Mine, id: BuildingId): readonly Worth[] => {
  const lack = lackOf(board, board.seat, buildingsOf(board.view)[id].cost)
  const said = readingTextIn(board.locale)
  return lack.length > 0
    ? [{ id: 'lack', sign: <Sign name="any" size={24} />, text: said.short(lack.join(', ')), weight: 1 }]
    : []
}

/** How much of its goods I can pay, and what that would let me build. */
const goodsLine = (board: Mine, id: MerchantCardId): readonly Worth[] => {
  const { goods } = MERCHANT_CARD[id]
  const said = readingTextIn(board.locale)
  const me = board.view.seats[board.seat]
  const units = Math.min(goods.units, Math.floor(me.ryo / goods.ryo))
  const name = goods.resource === 'any' ? said.anyGoods : board.t.name(goods.resource)
  return units > 0
    ? [
        {
          id: 'goods',
          sign: <Sign name={goods.resource} size={24} />,
          text: said.buys(units, name, units * goods.ryo, me.ryo - units * goods.ryo),
          weight: units,
        },
      ]
    : []
}

/** A wish brings a point and the privilege below it. */
const wishWorth = (board: Mine, id: WishId): readonly Worth[] => {
  const privilege = board.view.privileges.of[board.view.wishes.of.indexOf(id)]
  return [
    powerLine(board, 1),
    ...(privilege
      ? [
          {
            id: privilege,
            sign: <Sign name="scroll" size={24} />,
            text: `${board.t.name(privilege)}: ${board.words.effects[privilege] ?? ''}`,
            weight: 3,
          },
        ]
      : []),
  ]
}

/** The city that would pay most. */
const privilegeWorth = (board: Mine, id: PrivilegeId): readonly Worth[] => {
  if (PRIVILEGE[id].kind !== 'income') return []
  const { view, seat, t } = board
  const [best] = boardOf(view)
    .cities.map((city) => ({ city, ryo: incomeWith(view, seat, city) }))
    .sort((a, b) => b.ryo - a.ryo)
  return best && best.ryo > 0
    ? [
        {
          id: best.city,
          sign: <Sign name="ryo" size={24} />,
          text: readingTextIn(board.locale).best(t.name(best.city), best.ryo),
          weight: best.ryo,
        },
      ]
    : []
}

/** What choosing it at once would change, where it is open. */
export const atOnce = (board: Board, picks: readonly Pick[]): readonly Worth[] =>
  picks.flatMap((pick) => {
    const preview = board.offers.some((offer) => offer.pick === pick && !offer.no) && board.preview(pick)
    if (!preview || board.seat === null) return []
    const change = changeOf(preview.before, preview.after, board.seat)
    const text = GOODS.flatMap((good) =>
      change[good] ? [`${signed(change[good])} ${board.t.name(good)}`] : [],
    ).join(', ')
    return text ? [{ id: `${pick}`, sign: <Sign name="any" size={24} />, text, weight: 2 }] : []
  })

export const worthOf = (board: Board, kind: Kind): readonly Worth[] => {
  const { seat } = board
  if (seat === null || board.view.round === 0 || edo.task(board.view) === undefined) return []
  const of = { ...board, seat }
  switch (kind.is) {
    case 'permit':
      return actionsOf(kind.id).flatMap((action) => actionWorth(of, action))
    case 'action':
      return actionWorth(of, kind.id)
    case 'building':
      return buildingWorth(of, kind.id)
    case 'merchant':
      return [powerLine(of, 1), ...goodsLine(of, kind.id)]
    case 'wish':
      return wishWorth(of, kind.id)
    case 'privilege':
      return privilegeWorth(of, kind.id)
  }
}
