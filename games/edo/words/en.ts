import type { Seat } from '@machiya/kernel'
import type { Teller, WordsOf } from '@machiya/kernel/words'
import type * as rules from '../rules/index.ts'
import type { Price } from '../data/types.ts'
import { WISH } from '../ids.ts'
import type { G } from '../position.ts'
import { en as about } from './about.en.ts'
import {
  fareOf,
  gainBy,
  harvestBy,
  incomeBy,
  siteBy,
  wagesBy,
  type Acting,
  type Walking,
  type Working,
} from './beside.ts'
import { EFFECTS_EN } from './effects.en.ts'
import { NAMES_EN as N } from './names.en.ts'
import { amountsOf, readPick, type Amount } from './picks.ts'

type Who = { seat: Seat }
type Way = Who & { from: string; to: string }

const amounts = (list: readonly Amount[], t: Teller): string =>
  list.map(({ count, of }) => `${count} ${t.name(of)}`).join(', ') || 'nothing'
const priced = (price: Price, t: Teller): string => amounts(amountsOf(price), t)
/** What was paid, if anything was. */
const paid = (price: Price, t: Teller): string =>
  amountsOf(price).length > 0 ? ` for ${priced(price, t)}` : ''
const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const wish = (id: string, t: Teller): string =>
  `Fulfil the wish ${t.name(id)} for ${priced(WISH[id as keyof typeof WISH].price, t)}`
const some = (n: number, kind: string): string[] => (n > 0 ? [`${n} ${kind}`] : [])
const crew = (a: { own: number; white: number; black: number }): string =>
  [...some(a.own, 'own'), ...some(a.white, 'white'), ...some(a.black, 'black')].join(', ') || 'none'
const site = (what: string, at: string, t: Teller): string =>
  what === 'prestige'
    ? `${t.name('house')} on the first site of ${t.name(at)} by privilege`
    : `${t.name(what)}: ${t.name(at)}`

/** A pick by what kind it is; a plain one by `plain`. */
const say = (pick: string | number, t: Teller, plain: (id: string) => string = t.name): string => {
  if (typeof pick === 'number') return `Use ${times(pick, 'official', 'officials')}`
  const said = readPick(pick)
  switch (said.is) {
    case 'action':
      return `${t.name(said.action)} (${t.name(said.permit)})`
    case 'officials':
      return `Officials: ${crew(said)}`
    case 'deal':
      return said.goods.length > 0
        ? `Buy ${amounts(said.goods, t)} for ${amounts(said.cost, t)}`
        : `Pay ${amounts(said.cost, t)} for 1 power point`
    case 'full':
      return `Gather in ${t.name(said.at)} with the full yield`
    case 'resource':
      return `Privilege: take 1 ${t.name(said.resource)}`
    case 'site':
      return site(said.what, said.at, t)
    case 'plain':
      if (said.id in WISH) return wish(said.id, t)
      return said.id in N.spaces ? plain(said.id) : t.name(said.id)
  }
}

type Pick = string | number
const offer = (pick: Pick, _a: object, t: Teller): string => say(pick, t)
const at =
  (before: string) =>
  (pick: Pick, _a: object, t: Teller): string =>
    say(pick, t, (id) => `${before} ${t.name(id)}`)

type Mine = { readonly seat: Seat }
const go = (pick: Pick, a: Walking, t: Teller, g?: G): string => {
  const ryo = fareOf(pick, a, g)
  return ryo === undefined ? say(pick, t) : `${say(pick, t)} for ${ryo} ryo`
}
const collect = (pick: Pick, a: Acting, t: Teller, g?: G): string => {
  const gain = gainBy(pick, a, g)
  return gain ? `${say(pick, t)}: ${priced(gain, t)}` : say(pick, t)
}
const gather = (pick: Pick, a: Working, t: Teller, g?: G): string => {
  const harvest = harvestBy(pick, a, g)
  const text = at('Gather in')(pick, a, t)
  return harvest ? `${text}: ${harvest.count} ${t.name(harvest.of)}` : text
}
const build = (pick: Pick, a: Partial<Working>, t: Teller): string => {
  const bill = siteBy(pick, a)
  if (!bill) return say(pick, t)
  const { cost, points, saves } = bill
  const less = saves > 0 ? ` less ${saves} wood or stone` : ''
  return `${say(pick, t)} for ${amounts(cost, t)}${less} (${times(points, 'power point', 'power points')})`
}
const recruit = (pick: Pick, a: { readonly rice?: number }, t: Teller): string =>
  pick === 'recruit' && a.rice ? `${say(pick, t)} for ${a.rice} rice` : say(pick, t)
const develop = (pick: Pick, a: { readonly ryo?: number }, t: Teller): string =>
  a.ryo && String(pick).startsWith('special-') ? `${say(pick, t)} for ${a.ryo} ryo` : say(pick, t)
const drawIncome = (pick: Pick, a: Mine, t: Teller, g?: G): string => {
  const ryo = incomeBy(pick, a, g)
  return ryo === undefined ? say(pick, t) : `${say(pick, t)}: ${ryo} ryo`
}
const payWages = (pick: Pick, a: Mine, t: Teller, g?: G): string => {
  const rice = wagesBy(a, g)
  if (pick !== 'pay' || rice === undefined) return at('Call back from')(pick, a, t)
  return `Pay ${rice} rice for ${times(rice, 'samurai', 'samurai')} on the board`
}

export const en: WordsOf<typeof rules> = {
  language: 'en',
  title: about.title,
  names: {
    ...N.spaces,
    ...N.kinds,
    ...N.resources,
    ...N.buildings,
    ...N.permits,
    ...N.actions,
    ...N.packages,
    ...N.incomeTiles,
    ...N.merchantCards,
    ...N.wishes,
    ...N.privileges,
    ...N.locations,
    ryo: 'ryo',
    samurai: 'samurai',
    wishes: 'wishes',
    'ronin-tiles': 'ronin tiles',
    merchant: 'Move the merchant',
    'turn-up': 'Turn the card',
    ready: 'Ready',
    back: 'Take back the last step',
    reopen: 'Take up the plan again',
    send: 'Send the official as a samurai',
    move: 'Move own samurai',
    'drive-off': 'Drive off ronin',
    pay: 'Pay rice for all on the board',
    'call-all': 'Call all samurai back',
    done: 'Done',
    '?': 'hidden',
  },
  effects: EFFECTS_EN,
  asks: {
    begin: () => 'Take a package or a starting place',
    plan: () => 'Plan three actions and set your officials',
    turn: (a: { card: number }) => `Move figures, then turn card ${a.card}`,
    go: () => 'Where to? 1 ryo a space',
    collect: (a: { action: string }, t) => `${t.name(a.action)}: how many officials do it?`,
    recruit: () => 'Recruit a white official?',
    develop: () => 'Take a special permit?',
    gather: (a: { left: number }) => `Gather where? ${times(a.left, 'activation', 'activations')} left`,
    travel: (a: { own: number; other: number }) =>
      `What does this official do? ${times(a.own + a.other, 'official', 'officials')} left`,
    'send-to': () => 'Where does the samurai appear?',
    'shift-from': () => 'Move which samurai?',
    'shift-to': () => 'Move the samurai where?',
    'drive-off': () => 'Drive off the ronin of which space?',
    bring: (a: { at: string }, t) => `Bring samurai to ${t.name(a.at)}`,
    stir: () => 'Move which ronin?',
    'name-kind': () => 'To which kind of space does the ronin go?',
    'ronin-to': () => 'Where does the ronin go?',
    build: (a: { left: number }) => `Build what? ${times(a.left, 'activation', 'activations')} left`,
    save: () => 'Save which material?',
    trade: (a: { left: number }) => `Trade? ${times(a.left, 'activation', 'activations')} left`,
    'draw-income': () => 'Take your income of which city?',
    'close-turn': () => 'Use a privilege before your turn ends?',
    'pay-wages': () => 'Call samurai back, then pay 1 rice for each on the board',
  },
  offers: {
    begin: at('Start in'),
    plan: offer,
    turn: at('Move the samurai in'),
    go,
    collect,
    gather,
    travel: offer,
    build,
    trade: offer,
    recruit,
    develop,
    'draw-income': drawIncome,
    'close-turn': offer,
    'pay-wages': payWages,
    'name-kind': (pick: keyof typeof N.kinds) => N.kinds[pick],
    save: (pick: string, _a: object, t) => `1 ${t.name(pick)} less`,
  },
  tidings: {
    opened: (a: Who, t) => `${t.seat(a.seat)} is the start player`,
    'took-package': (a: Who & { pack: string }, t) => `${t.seat(a.seat)} takes the package ${t.name(a.pack)}`,
    settled: (a: Who & { city: string }, t) => `${t.seat(a.seat)} starts in ${t.name(a.city)}`,
    'round-began': (a: Who & { round: number }, t) =>
      `Round ${a.round} begins; ${t.seat(a.seat)} is the start player`,
    planned: () => 'All plans are laid',
    moved: (a: Way & { ryo: number }, t) =>
      `${t.seat(a.seat)} moves a samurai from ${t.name(a.from)} to ${t.name(a.to)} for ${a.ryo} ryo`,
    'led-merchant': (a: Way & { ryo: number }, t) =>
      `${t.seat(a.seat)} leads the merchant from ${t.name(a.from)} to ${t.name(a.to)} for ${a.ryo} ryo`,
    'turned-up': (a: Who & { action: string; own: number; white: number; black: number }, t) =>
      `${t.seat(a.seat)} turns up ${t.name(a.action)}; officials: ${crew(a)}`,
    collected: (a: Who & Price & { action: string; times: number }, t) =>
      `${t.seat(a.seat)} uses ${t.name(a.action)} with ${times(a.times, 'official', 'officials')}: ${priced(a, t)}`,
    recruited: (a: Who & Price, t) => `${t.seat(a.seat)} recruits a white official${paid(a, t)}`,
    developed: (a: Who & Price & { card: string }, t) =>
      `${t.seat(a.seat)} takes the special permit ${t.name(a.card)}${paid(a, t)}`,
    gathered: (a: Who & { at: string; resource: string; pieces: number }, t) =>
      `${t.seat(a.seat)} gathers ${a.pieces} ${t.name(a.resource)} in ${t.name(a.at)}`,
    sent: (a: Who & { at: string }, t) => `${t.seat(a.seat)} sends a samurai to ${t.name(a.at)}`,
    shifted: (a: Way, t) => `${t.seat(a.seat)} moves a samurai from ${t.name(a.from)} to ${t.name(a.to)}`,
    'drove-off': (a: Who & { at: string; count: number }, t) =>
      `${t.seat(a.seat)} drives off ${a.count} ronin from ${t.name(a.at)}`,
    'won-ronin-tiles': (a: Who & { tiles: number }, t) =>
      `${t.seat(a.seat)} receives ${times(a.tiles, 'ronin tile', 'ronin tiles')}`,
    'drew-location': (a: Who & { card: string }, t) =>
      `${t.seat(a.seat)} draws the location ${t.name(a.card)}`,
    'ronin-moved': (a: Way, t) => `A ronin goes from ${t.name(a.from)} to ${t.name(a.to)}`,
    built: (a: Who & Price & { building: string; at: string; points: number }, t) =>
      `${t.seat(a.seat)} builds: ${t.name(a.building)}, ${t.name(a.at)}${paid(a, t)}; ${times(a.points, 'power point', 'power points')}`,
    'bought-power': (a: Who & Price, t) => `${t.seat(a.seat)} pays ${priced(a, t)} for 1 power point`,
    'bought-goods': (a: Who & Price, t) =>
      `${t.seat(a.seat)} buys ${priced({ ...a, ryo: 0 }, t)} for ${a.ryo ?? 0} ryo`,
    fulfilled: (a: Who & { wish: string; privilege: string | null }, t) =>
      `${t.seat(a.seat)} fulfils the wish ${t.name(a.wish)}: 1 power point${a.privilege ? ` and the privilege ${t.name(a.privilege)}` : ''}`,
    'used-privilege': (a: Who & { privilege: string }, t) =>
      `${t.seat(a.seat)} uses the privilege ${t.name(a.privilege)}`,
    'laid-special': (a: { card: string }, t) => `Now open: the special permit ${t.name(a.card)}`,
    'laid-tile': (a: { card: string }, t) => `Now on the display as preview: ${t.name(a.card)}`,
    'took-resource': (a: Who & { resource: string }, t) => `${t.seat(a.seat)} takes 1 ${t.name(a.resource)}`,
    'merchant-came': (a: { card: string; preview: string | null }, t) =>
      `Merchant card: ${t.name(a.card)}${a.preview ? `; next: ${t.name(a.preview)}` : '; no other follows'}`,
    'drew-income': (a: Who & { city: string; ryo: number }, t) =>
      `${t.seat(a.seat)} receives ${a.ryo} ryo from ${t.name(a.city)}`,
    'paid-wages': (a: Who & { rice: number }, t) => `${t.seat(a.seat)} pays ${a.rice} rice in wages`,
    'called-back': (a: Who & { from: string }, t) =>
      `${t.seat(a.seat)} calls a samurai back from ${t.name(a.from)}`,
    'city-paid': (a: { city: string; shares: { seat: Seat; ryo: number }[] }, t) =>
      `${t.name(a.city)} pays: ${a.shares.map(({ seat, ryo }) => `${t.seat(seat)} ${ryo} ryo`).join(', ')}`,
    'has-lost': (a: Who, t) => `${t.seat(a.seat)} has no house in Edo and has lost`,
    scored: (a: Who & { samurai: number; ryo: number; ronin: number }, t) =>
      `${t.seat(a.seat)} scores ${a.samurai} for samurai, ${a.ryo} for ryo, ${a.ronin} for ronin tiles`,
    'nobody-won': () => 'Nobody has a house in Edo: nobody wins',
  },
  options: { jiin: 'Jiin: temples', tokken: 'Tokken: wishes and privileges', ronin: 'Ronin' },
}
