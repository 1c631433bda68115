/** What the frame of the table says of Yedo in English: questions, deeds, tags, my tray, a clan's sheet. */

const nth = (n: number): string => ['first', 'second', 'third', 'fourth'][n - 1] ?? `${n}th`
const listed = (names: readonly string[], or: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`

export const en = {
  listed: (names: readonly string[]) => listed(names, 'or'),
  lot: {
    action: 'An action card',
    bonus: 'A bonus card',
    weapon: 'A weapon',
    annex: 'An annex',
    geisha: 'A geisha',
    disciple: 'A disciple',
    mission: 'A mission',
  } as Readonly<Record<string, string>>,
  part: {
    action: 'an action card',
    bonus: 'a bonus card',
    weapon: 'a weapon',
    annex: 'an annex',
    geisha: 'a geisha',
    disciple: 'a disciple',
    mission: 'a mission',
  } as Readonly<Record<string, string>>,
  lotOf: {
    white: (parts: string) => `White lot, ${parts}`,
    black: (parts: string) => `Black lot, ${parts}`,
    red: (parts: string) => `Red lot, ${parts}`,
  } as Readonly<Record<string, (parts: string) => string>>,
  isBid: (lot: string, price: number, who: string) => `${lot}: ${price} is bid by ${who}`,
  lastWord: (lot: string, price: number) => `${lot}: your last word on ${price}`,
  place: (n: number) => `Place your ${nth(n)} disciple`,
  activate: (places: string) => `Which disciple acts now: ${places}?`,
  activateOne: (place: string) => `Your disciple acts: ${place}`,
  at: (place: string) => `${place}: what does your disciple do?`,
  errand: (place: string) => `${place}: the second errand of your disciple`,
  finish: (place: string) => `${place} is done: end your turn, or play a card`,
  steer: (district: string) => `The watch stands here: ${district}. Play a card on it?`,
  rescue: (district: string, n: number) =>
    n === 0
      ? `The watch arrests: ${district}. Play a card?`
      : `The watch arrests: ${district}. Save your ${n === 1 ? 'disciple' : `${n} disciples`}?`,
  claim: (price: number, parts: string) => `Won for ${price} mon: ${parts}?`,
  placeAt: (place: string) => `Place at ${place}`,
  actAt: (place: string) => `Act at ${place}`,
  moreToPlace: (n: number) =>
    n === 0
      ? 'It is your last one.'
      : n === 1
        ? 'You have one more to place.'
        : `You have ${n} more to place.`,
  isNext: (who: string) => `${who} is next.`,
  canComplete: (mission: string) => `${mission} can be completed.`,
  watchNot: 'The watch does not come',
  watchNext: 'The watch stops here next',
  makesReady: (mission: string) => `makes ${mission} ready`,
  nearerTo: (mission: string, n: number) => `${mission}: ${n} short`,
  fromTo: (before: number, after: number, unit: string) => `${before} → ${after} ${unit}`,
  completes: (mission: string) => `completes ${mission}`,
  unsure: 'what comes is drawn from a deck',
  weaponsHeld: (n: number, most: number) => `Weapons, ${n} of ${most}`,
  notBuilt: (annex: string) => `${annex}, not built`,
  built: (annex: string) => annex,
  stoodOn: (annex: string) => `${annex}, with a disciple`,
  times: (n: number, what: string) => `${n} ${what}`,
  shortOf: (n: number, what: string) => `${n} short: ${what}`,
  kinds: {
    place: (n: number) => (n === 1 ? 'a place' : `${n} places`),
    weapon: (n: number) => (n === 1 ? 'a weapon' : `${n} weapons`),
    annex: (n: number) => (n === 1 ? 'an annex' : `${n} annexes`),
    other: (n: number) => (n === 1 ? 'a favour' : `${n} favours`),
  },
  still: 'Still short',
  bonusFor: 'Bonus',
  rewards: 'Reward',
  byPlacing: 'a disciple there',
  byPlacingNow: 'place it now',
  onMarket: (mon: number) => `on the market, ${mon} mon`,
  notOnMarket: 'not on the market',
  byBuilding: (mon: number) => `tavern, ${mon} mon`,
  byRecruiting: (mon: number) => `red light district, ${mon} mon`,
  byPrayer: 'temple',
  byPaying: (mon: number) => `you hold ${mon} mon`,
  worth: (n: number) => `Worth ${n} prestige to you now`,
  atEnd: 'Counts at the end of the game',
  actionCard: 'Action card',
  bonusCard: 'Bonus card',
  playsNth: (n: number) => `plays ${n === 1 ? '1st' : n === 2 ? '2nd' : n === 3 ? '3rd' : `${n}th`}`,
  playsLast: 'plays last',
  mon: 'Mon',
  disciplesHome: 'Disciples at home',
  geisha: 'Geisha',
  disciples: 'Disciples',
  atHome: (n: number) => `${n} at home`,
  inReserve: (n: number) => `${n} in the reserve`,
  annexes: 'Annexes',
  favours: 'Favours',
  blessing: 'Blessing',
  missionsHeld: (n: number, most: number) => `Missions, ${n} of ${most}`,
  cardsHeld: (actions: number, bonuses: number) => `Cards, ${actions} action, ${bonuses} bonus`,
  missionsDone: (n: number) => `Missions completed, ${n}`,
  hidden: 'hidden until completed',
  none: 'none',
  everybodyAt: (place: string, n: number) => (n > 1 ? `${n} × ${place}` : place),
}
export type DeskText = typeof en
