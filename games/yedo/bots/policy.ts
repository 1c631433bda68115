/** How natural each pick looks to a clan in a hurry. */
import type { Pick, Seat } from '@machiya/kernel'
import { DISTRICT_OF, disciplesIn, type Spot } from '../whereabouts.ts'
import { MISSION } from '../by-id.ts'
import { MARKET_SPACES } from '../data/market-spaces.ts'
import type { AnnexId, WeaponId } from '../data/rows.ts'
import type { Yedo } from '../position.ts'
import { isCardPick, readPick } from '../picks.ts'
import { needsNo } from '../rules/7-needs.ts'
import { scoreBonus } from '../rules/index.ts'
import type { YedoTask } from '../tasks.ts'
import { tastesOf, type Liking, type Likings, type Taste, type Tastes } from '@machiya/kit/expert'
import { ceiling, deedPrice, disciplePrice, standPrices } from './deeds.ts'
import {
  annexHelp,
  blessingHelp,
  geishaHelp,
  missionWorth,
  MON_PRICE,
  rewardPrice,
  roundsLeft,
  weaponHelp,
} from './missions.ts'
import { haggle, NEVER } from './trade.ts'

/** Cards that are good whenever they can be played, by how much. */
const CARDS: { readonly [pick: string]: number } = {
  'play:rice-stipend': 2,
  'play:poem-for-the-court': 3,
  'play:idle-purse': 1.5,
  'play:deep-purse': 3,
  'play:haggling': 0.5,
  'play:greased-palm': 1.5,
  'play:charming-company': 2,
  'play:smoke-screen': 2,
  'play:safe-house': 1.5,
  'play:rooftop-escape': 1,
  'play:borrowed-blade': 4,
  'play:guest-of-the-okiya': 3,
  'play:hired-hand': 2,
  'play:scandal': 1,
  'play:cutpurse': 2,
  'play:second-errand': 1,
  'play:twin-strike': 2,
  'play:ambush': 0.5,
  'play:disarm': 0.5,
}
/** The others wait for the search to find a use: seldom tried, never shunned. */
const UNLISTED = -0.5
/** Cards that anybody may play on the patrol, but that serve only disciples in its way. */
const SHELTERS = ['play:smoke-screen', 'play:safe-house']
const isIdle = (g: Yedo, seat: Seat, pick: Pick): boolean =>
  SHELTERS.includes(String(pick)) && disciplesIn(g, seat, g.patrol.district) === 0
const withCards =
  (taste: Tastes<Yedo>[string]): typeof taste =>
  (g, seat, a) => {
    const like = taste(g, seat, a)
    return (pick) =>
      isCardPick(pick) ? (isIdle(g, seat, pick) ? -3 : (CARDS[pick] ?? UNLISTED)) : like(pick)
  }

const COLOR_LIKING: { readonly [color: string]: readonly [early: number, late: number] } = {
  green: [0.6, 1],
  yellow: [0.9, 0.6],
  red: [0.8, -1],
  black: [0.3, -3],
}
const deck: Liking<Yedo> = (g, _seat, _a, pick) => {
  const [early, late] = COLOR_LIKING[pick] ?? [0, 0]
  return roundsLeft(g) > 4 ? early : late
}

const announce: Liking<Yedo> = (g, seat, _a, pick) => {
  if (pick === 'egress') return 0
  const price = pick === 'annex' || pick === 'geisha' || pick === 'black' ? 5 : 3
  return 0.4 * (ceiling(g, seat, String(pick)) - price)
}
const bid: Liking<Yedo> = (g, seat, _a, pick) => {
  if (pick === 'pass') return 0
  if (pick === 'more') return -9
  const most = ceiling(g, seat, g.sale.lot)
  const price = Number(pick)
  return price <= most ? 0.35 * (most - price) + 0.3 : -4 - (price - most)
}
const claim: Liking<Yedo> = (g, seat, _a, pick) => 0.5 * ceiling(g, seat, String(pick))

const cardWorth = (g: Yedo, seat: Seat, face: string): number => {
  if (face in MISSION) return missionWorth(g, seat, face as keyof typeof MISSION)
  const weapon = weaponHelp(g, seat, face as WeaponId)
  if (weapon > 0) return weapon
  return g.seats[seat].bonuses.of.some((id) => id === face) ? 0.5 + bonusWorth(g, seat, face) : 0.3
}
const bonusWorth = (g: Yedo, seat: Seat, face: string): number =>
  scoreBonus(g, seat, face as Parameters<typeof scoreBonus>[2])
const keep: Liking<Yedo, { readonly deck: string }> = (g, seat, { deck: from }, pick) =>
  from === 'bonus' ? 0.6 * bonusWorth(g, seat, String(pick)) : 1.2 * cardWorth(g, seat, String(pick))

const place: Taste<Yedo> = (g, seat) => {
  const price = standPrices(g, seat)
  return (pick) => {
    const district = DISTRICT_OF[pick as Spot]
    return district === undefined ? (pick === 'dojo' ? -0.5 : 0) : price(pick as Spot, district)
  }
}

/** Missions first, for what stands together may be scattered; then what is scarce. */
const activate: Taste<Yedo> = (g, seat) => {
  const met = g.seats[seat].missions.of
    .map((id) => MISSION[id])
    .filter((mission) => mission && !needsNo(g, seat, mission.needs))
  return (pick) => {
    const district = DISTRICT_OF[pick as Spot]
    if (district === undefined) return -0.5
    let best = deedPrice(g, seat, pick as Spot)
    for (const { needs, reward } of met)
      if (needs.districts?.includes(district)) best = Math.max(best, 3 + rewardPrice(reward))
    return best
  }
}

/** Whether a look at cards to come is open here: it costs nothing and may tell something. */
const mayLook = ({ turn, actions, bonuses }: Yedo): boolean => {
  if (turn.did === 'foresight') return false
  if (turn.at === 'gates') return actions.of.length > 0
  if (turn.at === 'harbor') return bonuses.of.length > 0
  return turn.at === 'temple' || turn.at === 'tavern' || turn.at === 'karesansui'
}

const DEEDS: { readonly [pick: string]: (g: Yedo, seat: Seat) => number } = {
  nothing: (g) => (mayLook(g) ? NEVER : -2.5),
  audience: () => 1,
  orders: (g, seat) => deedPrice(g, seat, 'bakufu'),
  bower: () => 0.3,
  blessing: (g, seat) => 0.3 + blessingHelp(g, seat),
  church: (g) => g.church * MON_PRICE,
  'luxury-1': (g) => (roundsLeft(g) === 1 ? 1 : -1),
  'luxury-3': (g) => (roundsLeft(g) <= 2 ? 3 : 0.4),
  recruit: (g, seat) => disciplePrice(g, seat) - 1,
  'beg-1': (g, seat) => (g.seats[seat].mon < 3 ? 0 : -2),
  'beg-2': (g, seat) => (g.seats[seat].mon < 3 ? -0.3 : -2.5),
  'geisha-mon': (g, seat) => geishaHelp(g, seat) - 0.5,
  'geisha-prestige': (g, seat) => geishaHelp(g, seat) - 1,
  'buy-action': (g) => (roundsLeft(g) > 2 ? 0.2 : -1),
}
const stallOf = (pick: Pick) => MARKET_SPACES.find(({ id }) => id === pick)

const act: Liking<Yedo> = (g, seat, _a, pick) => {
  const word = String(pick)
  if (word in MISSION) return 4 + rewardPrice(MISSION[word as keyof typeof MISSION].reward)
  const deed = DEEDS[word]
  if (deed) return deed(g, seat)
  const stall = stallOf(word)
  if (stall) return weaponHelp(g, seat, g.stalls[stall.id].of[0] as WeaponId) - 0.12 * stall.price
  const said = readPick(word)
  if (said.is === 'build') return annexHelp(g, seat, said.annex) - 0.8
  return said.is === 'thing' && said.verb === 'sell' ? 0 : -0.6
}

const freeWeapon: Liking<Yedo> = (g, seat, _a, pick) => {
  const stall = stallOf(pick)
  return stall ? 1.5 * weaponHelp(g, seat, g.stalls[stall.id].of[0] as WeaponId) : 0
}

const rescue: Liking<Yedo> = (g, seat, _a, pick) =>
  pick === 'blackmail' ? (g.seats[seat].reserve < 2 ? 0.35 * roundsLeft(g) - 1.2 : -3) : 0

const plain: Likings<Yedo, YedoTask> = {
  'first-mission': deck,
  'mission-deck': deck,
  'take-part': (g, seat, _a, pick) => (pick === 'join' ? (g.seats[seat].mon >= 5 ? 0.6 : -1) : 0),
  announce,
  bid,
  'last-bid': bid,
  claim,
  keep,
  'choose-annex': (g, seat, _a, pick) => annexHelp(g, seat, pick as AnnexId),
  'give-up': (g, seat, _a, pick) => -1.5 * cardWorth(g, seat, String(pick)),
  'lay-back': (g, seat, _a, pick) => -0.8 * cardWorth(g, seat, String(pick)),
  act,
  rescue,
  bonus: (_g, _seat, _a, pick) => (pick === 'take' ? 2 : 0),
  'free-weapon': freeWeapon,
  'take-position': (_g, _seat, _a, pick) => -0.4 * Number(pick),
  haggle,
  'hand-over': (g, seat, _a, pick) => -1.5 * cardWorth(g, seat, String(pick)),
}

const welcome = () => () => 0.5
const tastes = tastesOf<Yedo, YedoTask>(plain, {
  window: welcome,
  counter: welcome,
  steer: welcome,
  finish: welcome,
  place,
  'place-early': place,
  activate,
})
export const likes: Tastes<Yedo> = Object.fromEntries(
  Object.entries(tastes).map(([task, taste]) => [task, withCards(taste)]),
)
