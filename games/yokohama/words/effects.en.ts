/** What the cards, areas and spaces of Yokohama do, in English. */
import { EXCHANGE as X, LIMIT, PIECE, TECHNOLOGY as T } from '../by-id.ts'
import { byPower, effectsBy, HIGH, LOW, mass, MIDDLE, powerFor, some, type Counting } from './phrases.ts'

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

export const EFFECTS = effectsBy({
  counting: COUNTING,
  technologies: {
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
  },
  areas: {
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
  },
  production: (areas) => `Have buildings in ${areas} production areas.`,
  trade: (areas) => `Have buildings in ${areas} trade areas.`,
  productionAndTrade: (production, trade) =>
    `Have buildings in ${production} production and ${trade} trade areas.`,
  ordersFulfilled: (orders) => `Have ${orders} fulfilled orders.`,
  agentsAndTiles: (count) =>
    `Own ${count} foreign agents and power-${LIMIT.power} tiles together, used or not.`,
  technologiesOwned: (count) => `Own ${count} technologies.`,
  owned: (goods) => `Own ${goods}.`,
  order: (goods, reward) => `Give ${goods}; take ${reward}.`,
  site: (shops, house) => `Shops: ${shops.join(' | ')}. Trading house: ${house}.`,
  church: (faith, reward) => `Faith ${faith}: ${reward}.`,
  customs: (imports, reward) => `Give ${imports}: ${reward}.`,
})
