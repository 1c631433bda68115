/** What a card does for the reader now: asked of the rules on a copy of the table. */
import { offerAt, Points, type Worth } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { EVENT, MISSION } from '../../by-id.ts'
import type { ActionCardId } from '../../data/action-cards.ts'
import type { BonusCardId } from '../../data/bonus-cards.ts'
import type { EventId } from '../../data/events.ts'
import type { MissionId } from '../../data/missions.ts'
import type { AnnexId, DistrictId, WeaponId } from '../../data/rows.ts'
import { thingPick } from '../../picks.ts'
import type { Yedo } from '../../position.ts'
import { annexNo } from '../../rules/2-rewards.ts'
import { takeAnnex, takeGeisha } from '../../rules/8-gains.ts'
import { disciplesIn } from '../../whereabouts.ts'
import { helpedBy } from '../auction/worth.ts'
import { missing, pricedAt } from '../cards/needs.ts'
import { hadFrom, wantName } from '../cards/shortfall.ts'
import { worthOf as bonusWorth } from '../cards/small-card.tsx'
import { Sign } from '../marks/drawn.ts'
import { categorySign } from '../marks/signs.ts'
import { momentTextIn, readingTextIn, textIn } from '../text.ts'
import type { Board } from '../where.ts'
import { changesIn } from '../window/foreseen.ts'
import type { FavourId } from './about.ts'
import type { Kind } from './kinds.ts'

type Mine = Board & { readonly seat: Seat }

const Plum = ({ points }: { readonly points: number }) => (
  <svg width="30" height="30" viewBox="-14 -14 28 28" aria-hidden="true">
    <Points value={points} />
  </svg>
)
const mark = (id: MissionId) => <Sign name={categorySign(MISSION[id].category)} size={24} />

/** Missions that it brings nearer: the nearest weighs most. */
const helping = (board: Mine, take: (then: Yedo) => void): readonly Worth[] => {
  const { shortMany, ready } = textIn(board.locale)
  const { shortFromTo } = momentTextIn(board.locale)
  return helpedBy(board.view, board.seat, take).map(({ id, before, after }) => ({
    id,
    sign: mark(id),
    text: shortFromTo(board.t.name(id), shortMany(before), after === 0 ? ready : shortMany(after)),
    weight: 20 - after,
  }))
}

const orNothing = (board: Mine, worths: readonly Worth[]): readonly Worth[] =>
  worths.length > 0
    ? worths
    : [
        {
          id: 'none',
          sign: <Sign name="yedo-scroll" size={22} />,
          text: momentTextIn(board.locale).helpsNone,
          weight: 0,
        },
      ]

const armed = (g: Yedo, seat: Seat, id: WeaponId): void => {
  const { weapons } = g.seats[seat]
  Object.assign(g.seats[seat], { weapons: { ...weapons, of: [...weapons.of, id] } })
}
const weaponWorth = (board: Mine, id: WeaponId): readonly Worth[] =>
  orNothing(
    board,
    helping(board, (then) => armed(then, board.seat, id)),
  )

const annexWorth = (board: Mine, id: AnnexId): readonly Worth[] =>
  annexNo(board.view, board.seat, id)
    ? []
    : orNothing(
        board,
        helping(board, (then) => takeAnnex(then, board.seat, id)),
      )

const TAKEN: Readonly<Record<FavourId, (g: Yedo, seat: Seat) => void>> = {
  geisha: (g, seat) => takeGeisha(g, seat),
  blessing: (g, seat) => void (g.seats[seat].blessed = true),
  blackmail: () => undefined,
}
const favourWorth = (board: Mine, id: FavourId): readonly Worth[] =>
  id === 'blackmail'
    ? []
    : orNothing(
        board,
        helping(board, (then) => TAKEN[id](then, board.seat)),
      )

/** What it would bring, and what of it I could have with what I hold. */
const missionWorth = (board: Mine, id: MissionId): readonly Worth[] => {
  const { view, seat } = board
  const said = readingTextIn(board.locale)
  const { needs, reward, endsGame } = MISSION[id]
  const { prestige, mon } = view.seats[seat]
  const within = missing(view, seat, needs).filter((want) => (pricedAt(view, seat, want) ?? Infinity) <= mon)
  return [
    ...(reward.prestige
      ? [
          {
            id: 'prestige',
            sign: <Plum points={reward.prestige} />,
            text: said.prestige(prestige, prestige + reward.prestige, placeOf(view, seat, reward.prestige)),
            weight: 9,
          },
        ]
      : []),
    ...within.map((want, i) => ({
      id: `${want.id} ${i}`,
      sign: <Sign name={want.sign} size={24} />,
      text: said.inReach(wantName(board, want), hadFrom(board, seat, want)),
      weight: 5,
    })),
    ...(endsGame
      ? [{ id: 'ends', sign: <Sign name="yedo-castle" size={24} />, text: said.ends, weight: 10 }]
      : []),
  ]
}
/** Which place so many points more would bring. */
const placeOf = ({ seats }: Yedo, seat: Seat, more: number): number =>
  1 + seats.filter(({ prestige }, at) => at !== seat && prestige > seats[seat].prestige + more).length

/** Playing it is rehearsed. */
const actionWorth = (board: Mine, id: ActionCardId): readonly Worth[] => {
  const pick = thingPick('play', id)
  const preview = offerAt(board.offers, pick)?.no ? undefined : board.preview(pick)
  return preview
    ? changesIn(board, preview.before, preview.after).map((text, i, all) => ({
        id: text,
        sign: <Sign name="yedo-card" size={22} />,
        text,
        weight: all.length - i,
      }))
    : []
}

const bonusLine = (board: Mine, id: BonusCardId): readonly Worth[] => {
  const worth = bonusWorth(board, board.seat, id)
  return worth === undefined
    ? []
    : [{ id, sign: <Plum points={worth} />, text: readingTextIn(board.locale).ended(worth), weight: 1 }]
}

/** A quarter that is closed: who of mine stands there, and which of my missions ask for it. */
const closing = (board: Mine, district: DistrictId): readonly Worth[] => {
  const said = readingTextIn(board.locale)
  const { view, seat, t } = board
  const there = disciplesIn(view, seat, district)
  const asking = view.seats[seat].missions.of.filter(
    (id) => id in MISSION && MISSION[id].needs.districts?.includes(district),
  )
  return [
    ...asking.map((id) => ({
      id,
      sign: mark(id),
      text: said.asksFor(t.name(id), t.name(district)),
      weight: 5,
    })),
    ...(there > 0
      ? [{ id: 'there', sign: <Sign name="yedo-disciple" size={24} />, text: said.there(there), weight: 4 }]
      : []),
  ]
}
const eventWorth = (board: Mine, id: EventId): readonly Worth[] => {
  const { closes } = EVENT[id].effect
  return closes ? orNothing(board, closing(board, closes)) : []
}

export const worthOf = (board: Board, kind: Kind, mine: boolean): readonly Worth[] => {
  const { seat } = board
  if (seat === null) return []
  const of = { ...board, seat }
  switch (kind.is) {
    case 'mission':
      return mine ? missionWorth(of, kind.id) : []
    case 'action':
      return actionWorth(of, kind.id)
    case 'bonus':
      return bonusLine(of, kind.id)
    case 'event':
      return eventWorth(of, kind.id)
    case 'weapon':
      return weaponWorth(of, kind.id)
    case 'annex':
      return annexWorth(of, kind.id)
    case 'favour':
      return favourWorth(of, kind.id)
  }
}
