import { AREAS, type AreaKind } from '../data/areas.ts'
import type { TechnologyId } from '../data/technologies.ts'
import { CONDITIONS, EXCHANGE as X, LIMIT, PIECE, TECHNOLOGY as T, type Condition } from '../tables.ts'
import { byPower, cardEffects, HIGH, LOW, MIDDLE, powerFor, rewardText, type Counting } from './phrases.ts'

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

const { points, yen } = COUNTING
const CARDS = {
  ball: `Each order you fulfil brings ${points(T.ball.amount)} more.`,
  brickyard: `Each assistant you put on the customs board brings ${points(T.brickyard.amount)}.`,
  'electric-light': `Each trading house you build brings ${points(T['electric-light'].amount)}.`,
  exhibition: `Brings ${points(T.exhibition.amount)} at once.`,
  'gas-light': `Each shop you build brings ${points(T['gas-light'].amount)}.`,
  'language-school': `Each order you fulfil brings ${yen(T['language-school'].amount)} more.`,
  letterpress: `Each later technology brings ${yen(T.letterpress.amount)}.`,
  'mining-engineering': `Whenever you receive copper, you get ${COUNTING.copper(T['mining-engineering'].amount)} more.`,
  newspaper: `Place up to ${T.newspaper.amount} assistants in different areas.`,
  'patent-office': `Each later technology brings ${points(T['patent-office'].amount)}.`,
  'postal-service': 'Your president may end where opposing presidents stand; pay them.',
  stagecoach:
    'Walking past opposing presidents costs nothing; with the postal service, nor does ending there.',
  station:
    'Place the station: one more power there for all. Your president may go straight there, free, even to opposing presidents.',
  'stock-market': `At the start of your turn, fill up to ${yen(T['stock-market'].amount)}.`,
  telegraph: 'After a pair of assistants in one area, place one more next to it.',
  telephone: 'At the return, one assistant may stay.',
  'textile-mill': `Once a turn, sell one silk for ${yen(T['textile-mill'].amount)}.`,
  tramway: 'Your president may go straight to any legal place, free.',
  university: `Once a turn, pay ${yen(T.university.amount)}: one assistant from the warehouse to the supply.`,
  winery: `Each assistant you put on the church board brings ${points(T.winery.amount)}.`,
} as const satisfies Record<TechnologyId, string>

const achievement = (asked: Condition): string => {
  const { technologies, agentsAndTiles, orders, production, trade } = asked
  const areas = [...(production ? [`${production} production`] : []), ...(trade ? [`${trade} trade`] : [])]
  if (areas.length > 0) return `Have buildings in ${areas.join(' and ')} areas.`
  if (orders > 0) return `Have ${orders} fulfilled orders.`
  if (agentsAndTiles > 0)
    return `Own ${agentsAndTiles} foreign agents and power-${LIMIT.power} tiles together, used or not.`
  return `Own ${technologies > 0 ? `${technologies} technologies` : rewardText(COUNTING, asked)}.`
}

const AREA_EFFECTS: Readonly<Record<AreaKind, string>> = {
  'copper-mine': `Gives ${byPower('copper-mine-1')} copper, by your power.`,
  'silk-mill': `Gives ${byPower('silk-mill-1')} silk, by your power.`,
  'tea-plantation': 'Gives as much tea as your power.',
  'fishing-ground': 'Gives as much fish as your power.',
  bank: 'Gives as many yen as your power.',
  chinatown: `As many exchanges as your power: copper or silk for ${yen(X['buy-copper'].yen)}, tea or fish for ${X['buy-tea'].yen}, an import for ${X['buy-import'].yen} (buying only).`,
  church: `Put an assistant on the church board. Faith is your power, and one more each for copper, silk, tea, fish, an import or ${yen(LIMIT['faith-yen'])}, each once.`,
  customs: `Give up to ${byPower('customs')} imports, by your power, and put an assistant on the customs board.`,
  harbour: `Take an order: low from power ${powerFor('port', LOW)}, middle from ${powerFor('port', MIDDLE)}, any from ${powerFor('port', HIGH)}; power ${LIMIT.power} also brings ${points(LIMIT['harbour-points'])}. A second one costs ${yen(LIMIT['second-order-yen'])} or an import.`,
  'employment-agency': `Bring ${byPower('employment-agency')} pieces, by your power, from the warehouse to your supply: assistants free, shops ${yen(PIECE.shop.costs[0] ?? 0)}, trading houses ${PIECE.house.costs.join(', ')}.`,
  laboratory: `Gain a technology. Industry is your power, and one more for each import or ${yen(LIMIT['industry-yen'])}. Beyond your first ${LIMIT['technologies-without-surcharge']}, each costs one import or ${yen(LIMIT['industry-yen'])} extra.`,
  canal: 'Cross it for one yen. Nobody stands or builds here.',
}

/** What each area, card, tile and space does or asks for. */
export const EFFECTS: Readonly<Record<string, string>> = {
  ...CARDS,
  ...Object.fromEntries([...CONDITIONS].map(([id, asked]) => [id, achievement(asked)])),
  ...Object.fromEntries(AREAS.map(({ id, kind }) => [id, AREA_EFFECTS[kind]])),
  ...cardEffects({
    counting: COUNTING,
    order: (goods, reward) => `Give ${goods}; take ${reward}.`,
    site: (shops, house) => `Shops: ${shops.join(' | ')}. Trading house: ${house}.`,
    church: (faith, reward) => `Faith ${faith}: ${reward}.`,
    customs: (imports, reward) => `Give ${imports}: ${reward}.`,
  }),
}
