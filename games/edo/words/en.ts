/** What players read in English. */
import type { Seat } from '@machiya/kernel'
import type { WordsOf } from '@machiya/kernel/words'
import type { Price } from '../data/types.ts'
import type * as rules from '../rules/index.ts'
import { en as about } from './about.en.ts'
import { EFFECTS_EN } from './effects.en.ts'
import { NAMES_EN as N } from './names.en.ts'
import { amountsBy, counted, ifAny, offersBy, type Phrases } from './sentences.ts'

type Who = { seat: Seat }
type Way = Who & { from: string; to: string }

const officials = counted('official', 'officials')
const roninTiles = counted('ronin tile', 'ronin tiles')

const P: Phrases = {
  kinds: N.kinds,
  nothing: 'nothing',
  for: (price) => ` for ${price}`,
  ryo: (n) => `${n} ryo`,
  rice: (n) => `${n} rice`,
  points: counted('power point', 'power points'),
  crew: { own: 'own', white: 'white', black: 'black' },
  nobody: 'none',
  officials: (crew) => `Officials: ${crew}`,
  use: (n) => `Use ${officials(n)}`,
  buy: (goods, cost) => `Buy ${goods} for ${cost}`,
  power: (cost) => `Pay ${cost} for 1 power point`,
  full: (place) => `Gather in ${place} with the full yield`,
  privilege: (resource) => `Privilege: take 1 ${resource}`,
  prestige: (house, city) => `${house} on the first site of ${city} by privilege`,
  wish: (wish, price) => `Fulfil the wish ${wish} for ${price}`,
  start: (place) => `Start in ${place}`,
  walk: (place) => `Move the samurai in ${place}`,
  gather: (place) => `Gather in ${place}`,
  harvest: (offer, goods) => `${offer}: ${goods}`,
  saving: (n) => ` less ${n} wood or stone`,
  less: (material) => `1 ${material} less`,
  callBack: (place) => `Call back from ${place}`,
  wages: (rice) => `Pay ${rice} rice for ${rice} samurai on the board`,
}
const { priced, paid, crew } = amountsBy(P)

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
    go: (a: { figure: string }, t) =>
      a.figure === 'merchant'
        ? 'Where does the merchant go? 1 ryo a space'
        : `Where does the samurai in ${t.name(a.figure)} go? 1 ryo a space`,
    collect: (a: { action: string }, t) => `${t.name(a.action)}: how many officials do it?`,
    recruit: (a: { rice: number }) => `Recruit a white official for ${a.rice} rice?`,
    develop: (a: { ryo: number }) => `Take a special permit for ${a.ryo} ryo?`,
    gather: (a: { action: string; left: number }, t) => `${t.name(a.action)}: where? ${a.left} left`,
    travel: (a: { own: number; other: number }) =>
      `What does this official do? ${officials(a.own + a.other)} left`,
    'send-to': () => 'Where does the samurai appear?',
    'shift-from': () => 'Move which samurai?',
    'shift-to': (a: { from: string }, t) => `Where does the samurai from ${t.name(a.from)} go?`,
    'drive-off': () => 'Drive off the ronin of which space?',
    bring: (a: { at: string }, t) => `Bring samurai to ${t.name(a.at)}`,
    stir: () => 'Move which ronin?',
    'name-kind': (a: { from: string }, t) =>
      `To which kind of place does the ronin from ${t.name(a.from)} go?`,
    'ronin-to': (a: { from: string }, t) => `Where does the ronin from ${t.name(a.from)} go?`,
    build: (a: { action: string; left: number }, t) => `${t.name(a.action)}: what, and where? ${a.left} left`,
    save: () => 'Save which material?',
    trade: (a: { action: string; left: number }, t) => `${t.name(a.action)}: what do you buy? ${a.left} left`,
    'draw-income': () => 'Take your income of which city?',
    'close-turn': () => 'Use a privilege before your turn ends?',
    'pay-wages': () => 'Call samurai back, then pay 1 rice for each on the board',
  },
  offers: offersBy(P),
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
      `${t.seat(a.seat)} uses ${t.name(a.action)} with ${officials(a.times)}: ${priced(a, t)}`,
    recruited: (a: Who & Price, t) => `${t.seat(a.seat)} recruits a white official${paid(a, t)}`,
    developed: (a: Who & Price & { card: string }, t) =>
      `${t.seat(a.seat)} takes the special permit ${t.name(a.card)}${paid(a, t)}`,
    gathered: (a: Who & { at: string; resource: string; pieces: number }, t) =>
      `${t.seat(a.seat)} gathers ${a.pieces} ${t.name(a.resource)} in ${t.name(a.at)}`,
    sent: (a: Who & { at: string }, t) => `${t.seat(a.seat)} sends a samurai to ${t.name(a.at)}`,
    shifted: (a: Way, t) => `${t.seat(a.seat)} moves a samurai from ${t.name(a.from)} to ${t.name(a.to)}`,
    'drove-off': (a: Who & { at: string; count: number }, t) =>
      `${t.seat(a.seat)} drives off ${a.count} ronin from ${t.name(a.at)}`,
    'won-ronin-tiles': (a: Who & { tiles: number }, t) => `${t.seat(a.seat)} receives ${roninTiles(a.tiles)}`,
    'drew-location': (a: Who & { card: string }, t) =>
      `${t.seat(a.seat)} draws the location ${t.name(a.card)}`,
    'ronin-moved': (a: Way, t) => `A ronin goes from ${t.name(a.from)} to ${t.name(a.to)}`,
    built: (a: Who & Price & { building: string; at: string; points: number }, t) =>
      `${t.seat(a.seat)} builds: ${t.name(a.building)}, ${t.name(a.at)}${paid(a, t)}; ${P.points(a.points)}`,
    'bought-power': (a: Who & Price, t) => `${t.seat(a.seat)} pays ${priced(a, t)} for 1 power point`,
    'bought-goods': (a: Who & Price, t) =>
      `${t.seat(a.seat)} buys ${priced({ ...a, ryo: 0 }, t)} for ${a.ryo ?? 0} ryo`,
    fulfilled: (a: Who & { wish: string; privilege: string | null }, t) =>
      `${t.seat(a.seat)} fulfils the wish ${t.name(a.wish)}: 1 power point${ifAny(a.privilege, (id) => ` and the privilege ${t.name(id)}`)}`,
    'used-privilege': (a: Who & { privilege: string }, t) =>
      `${t.seat(a.seat)} uses the privilege ${t.name(a.privilege)}`,
    'laid-special': (a: { card: string }, t) => `Now open: the special permit ${t.name(a.card)}`,
    'laid-tile': (a: { card: string }, t) => `Now on the display as preview: ${t.name(a.card)}`,
    'took-resource': (a: Who & { resource: string }, t) => `${t.seat(a.seat)} takes 1 ${t.name(a.resource)}`,
    'merchant-came': (a: { card: string; preview: string | null }, t) =>
      `Merchant card: ${t.name(a.card)}${ifAny(a.preview, (id) => `; next: ${t.name(id)}`, '; no other follows')}`,
    'drew-income': (a: Who & { city: string; ryo: number }, t) =>
      `${t.seat(a.seat)} receives ${a.ryo} ryo from ${t.name(a.city)}`,
    'paid-wages': (a: Who & { rice: number; paid?: { at: string; rice: number }[] }, t) =>
      `${t.seat(a.seat)} pays ${a.rice} rice in wages`,
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
