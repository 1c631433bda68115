import type { AchievementId } from '../data/achievements.ts'
import { AREAS, type AreaKind } from '../data/areas.ts'
import type { TechnologyId } from '../data/technologies.ts'
import { cardEffects, type Counting } from './phrases.ts'

const some = (one: string, more: string) => (count: number) => `${count} ${count === 1 ? one : more}`
const mass = (ware: string) => (count: number) => `${count} ${ware}`

export const COUNTING: Counting = {
  points: some('point', 'points'),
  yen: mass('yen'),
  imports: some('import', 'imports'),
  copper: mass('copper'),
  silk: mass('silk'),
  tea: mass('tea'),
  fish: mass('fish'),
  any: some('good of choice', 'goods of choice'),
  transfers: some('piece from the warehouse', 'pieces from the warehouse'),
  moves: some('assistant move', 'assistant moves'),
}

const CARDS = {
  ball: 'Each order you fulfil brings 2 points more.',
  brickyard: 'Each assistant you put on the customs board brings 4 points.',
  'electric-light': 'Each trading house you build brings 3 points.',
  exhibition: 'Brings 10 points at once.',
  'gas-light': 'Each shop you build brings 2 points.',
  'language-school': 'Each order you fulfil brings 1 yen more.',
  letterpress: 'Each later technology brings 1 yen.',
  'mining-engineering': 'Whenever you receive copper, you get 1 copper more.',
  newspaper: 'Place up to 4 assistants in different areas.',
  'patent-office': 'Each later technology brings 2 points.',
  'postal-service': 'Your president may end where opposing presidents stand; pay them.',
  stagecoach:
    'Walking past opposing presidents costs nothing; with the postal service, nor does ending there.',
  station:
    'Place the station: power 1 there for all. Your president may go straight there, free, even to opposing presidents.',
  'stock-market': 'At the start of your turn, fill up to 2 yen.',
  telegraph: 'After two assistants in one area, place one more next to it.',
  telephone: 'At the return, one assistant may stay.',
  'textile-mill': 'Once a turn, sell 1 silk for 2 yen.',
  tramway: 'Your president may go straight to any legal place, free.',
  university: 'Once a turn, pay 1 yen: 1 assistant from the warehouse to the supply.',
  winery: 'Each assistant you put on the church board brings 3 points.',
  'achievement-a1': 'Own 5 copper.',
  'achievement-a2': 'Own 6 silk.',
  'achievement-a3': 'Own 7 tea.',
  'achievement-a4': 'Own 7 fish.',
  'achievement-b1': 'Own 10 yen.',
  'achievement-b2': 'Own 4 technologies.',
  'achievement-b3': 'Own 5 foreign agents and power-5 tiles together, used or not.',
  'achievement-b4': 'Have 5 fulfilled orders.',
  'achievement-c1': 'Have buildings in 4 production areas.',
  'achievement-c2': 'Have buildings in 4 trade areas.',
  'achievement-c3': 'Have buildings in 3 production and 2 trade areas.',
  'achievement-c4': 'Have buildings in 2 production and 3 trade areas.',
} as const satisfies Record<TechnologyId | AchievementId, string>

const AREA_EFFECTS: Readonly<Record<AreaKind, string>> = {
  'copper-mine': 'Power 1 to 5 gives 0, 0, 1, 2, 3 copper.',
  'silk-mill': 'Power 1 to 5 gives 0, 1, 2, 3, 4 silk.',
  'tea-plantation': 'Gives as much tea as your power.',
  'fishing-ground': 'Gives as much fish as your power.',
  bank: 'Gives as many yen as your power.',
  chinatown:
    'As many exchanges as your power: copper or silk for 2 yen, tea or fish for 1, an import for 4 (buying only).',
  church:
    'Put an assistant on the church board. Faith is your power, and 1 more each for copper, silk, tea, fish, an import or 2 yen, each once.',
  customs: 'Give up to power minus 1 imports and put an assistant on the customs board.',
  harbour:
    'Take an order: low from power 2, middle from 3, any from 4; power 5 also brings 3 points. A second one costs 2 yen or an import.',
  'employment-agency':
    'Bring power minus 1 pieces from the warehouse to your supply: assistants free, shops 2 yen, trading houses 4, 5, 6, 7.',
  laboratory:
    'Gain a technology. Industry is your power, and 1 more for each import or 2 yen. From your fourth on, one import or 2 yen extra.',
  canal: 'Cross it for 1 yen. Nobody stands or builds here.',
}

/** What each area, card, tile and space does or asks for. */
export const EFFECTS: Readonly<Record<string, string>> = {
  ...CARDS,
  ...Object.fromEntries(AREAS.map(({ id, kind }) => [id, AREA_EFFECTS[kind]])),
  ...cardEffects({
    counting: COUNTING,
    order: (goods, reward) => `Give ${goods}; take ${reward}.`,
    site: (shops, house) => `Shops: ${shops.join(' | ')}. Trading house: ${house}.`,
    church: (faith, reward) => `Faith ${faith}: ${reward}.`,
    customs: (imports, reward) => `Give ${imports}: ${reward}.`,
  }),
}
