/** What the cards, areas and spaces of Yokohama do, in German. */
import { EXCHANGE as X, LIMIT, PIECE, TECHNOLOGY as T } from '../by-id.ts'
import { byPower, effectsBy, HIGH, LOW, mass, MIDDLE, powerFor, some, type Counting } from './phrases.ts'

export const COUNTING: Counting = {
  points: some('Punkt', 'Punkte'),
  yen: mass('Yen'),
  imports: some('Importgut', 'Importgüter'),
  copper: mass('Kupfer'),
  silk: mass('Seide'),
  tea: mass('Tee'),
  fish: mass('Fisch'),
  any: some('Ware nach Wahl', 'Waren nach Wahl'),
  transfers: some('Sache aus dem Warenhaus', 'Sachen aus dem Warenhaus'),
  moves: some('Assistentenzug', 'Assistentenzüge'),
}

const { points, yen } = COUNTING

export const EFFECTS = effectsBy({
  counting: COUNTING,
  technologies: {
    ball: `Jeder erfüllte Auftrag bringt ${points(T.ball.amount)} mehr.`,
    brickyard: `Jeder Assistent, den du auf den Importlagerplan setzt, bringt ${points(T.brickyard.amount)}.`,
    'electric-light': `Jedes Handelshaus, das du baust, bringt ${points(T['electric-light'].amount)}.`,
    exhibition: `Bringt sofort ${points(T.exhibition.amount)}.`,
    'gas-light': `Jedes Geschäft, das du baust, bringt ${points(T['gas-light'].amount)}.`,
    'language-school': `Jeder erfüllte Auftrag bringt ${yen(T['language-school'].amount)} mehr.`,
    letterpress: `Jede spätere Technologie bringt ${yen(T.letterpress.amount)}.`,
    'mining-engineering': `Immer wenn du Kupfer erhältst, bekommst du ${COUNTING.copper(T['mining-engineering'].amount)} mehr.`,
    newspaper: `Platziere bis zu ${T.newspaper.amount} Assistenten in verschiedenen Gebieten.`,
    'patent-office': `Jede spätere Technologie bringt ${points(T['patent-office'].amount)}.`,
    'postal-service': 'Dein Präsident darf dort enden, wo gegnerische Präsidenten stehen; bezahle sie.',
    stagecoach:
      'Vorbei an gegnerischen Präsidenten zu gehen kostet nichts; mit dem Postwesen auch nicht, dort zu enden.',
    station:
      'Lege den Bahnhof aus: dort eine Stärke mehr für alle. Dein Präsident darf direkt dorthin, kostenlos, auch zu gegnerischen Präsidenten.',
    'stock-market': `Fülle zu Beginn deines Zuges auf ${yen(T['stock-market'].amount)} auf.`,
    telegraph: 'Nach einem Paar Assistenten in einem Gebiet setze einen weiteren daneben.',
    telephone: 'Bei der Rückkehr darf ein Assistent bleiben.',
    'textile-mill': `Verkaufe einmal im Zug eine Seide für ${yen(T['textile-mill'].amount)}.`,
    tramway: 'Dein Präsident darf kostenlos direkt an jeden erlaubten Ort.',
    university: `Zahle einmal im Zug ${yen(T.university.amount)}: ein Assistent vom Warenhaus in den Vorrat.`,
    winery: `Jeder Assistent, den du auf den Kirchenplan setzt, bringt ${points(T.winery.amount)}.`,
  },
  areas: {
    'copper-mine': `Gibt ${byPower('copper-mine-1')} Kupfer, je nach Stärke.`,
    'silk-mill': `Gibt ${byPower('silk-mill-1')} Seide, je nach Stärke.`,
    'tea-plantation': 'Gibt so viel Tee wie deine Stärke.',
    'fishing-ground': 'Gibt so viel Fisch wie deine Stärke.',
    bank: 'Gibt so viele Yen wie deine Stärke.',
    chinatown: `So viele Tausche wie deine Stärke: Kupfer oder Seide für ${yen(X['buy-copper'].yen)}, Tee oder Fisch für ${X['buy-tea'].yen}, ein Importgut für ${X['buy-import'].yen} (nur kaufen).`,
    church: `Setze einen Assistenten auf den Kirchenplan. Glaubenskraft ist deine Stärke, dazu je eine für Kupfer, Seide, Tee, Fisch, ein Importgut oder ${yen(LIMIT['faith-yen'])}, jedes einmal.`,
    customs: `Gib bis zu ${byPower('customs')} Importgüter ab, je nach Stärke, und setze einen Assistenten auf den Importlagerplan.`,
    harbour: `Nimm einen Auftrag: niedrig ab Stärke ${powerFor('port', LOW)}, mittel ab ${powerFor('port', MIDDLE)}, beliebig ab ${powerFor('port', HIGH)}; Stärke ${LIMIT.power} bringt auch ${points(LIMIT['harbour-points'])}. Ein zweiter kostet ${yen(LIMIT['second-order-yen'])} oder ein Importgut.`,
    'employment-agency': `Bringe ${byPower('employment-agency')} Sachen, je nach Stärke, vom Warenhaus in den Vorrat: Assistenten kostenlos, Geschäfte ${yen(PIECE.shop.costs[0] ?? 0)}, Handelshäuser ${PIECE.house.costs.join(', ')}.`,
    laboratory: `Erwirb eine Technologie. Industriewert ist deine Stärke, dazu je einer für ein Importgut oder ${yen(LIMIT['industry-yen'])}. Nach deinen ersten ${LIMIT['technologies-without-surcharge']} kostet jede ein Importgut oder ${yen(LIMIT['industry-yen'])} mehr.`,
    canal: 'Überquere ihn für einen Yen. Hier steht und baut niemand.',
  },
  production: (areas) => `Habe Gebäude in ${areas} Produktionsgebieten.`,
  trade: (areas) => `Habe Gebäude in ${areas} Handelsgebieten.`,
  productionAndTrade: (production, trade) =>
    `Habe Gebäude in ${production} Produktions- und ${trade} Handelsgebieten.`,
  ordersFulfilled: (orders) => `Habe ${orders} erfüllte Aufträge.`,
  agentsAndTiles: (count) =>
    `Besitze zusammen ${count} Auslandsvertreter und Stärke-${LIMIT.power}-Plättchen, genutzt oder nicht.`,
  technologiesOwned: (count) => `Besitze ${count} Technologien.`,
  owned: (goods) => `Besitze ${goods}.`,
  order: (goods, reward) => `Gib ${goods}; nimm ${reward}.`,
  site: (shops, house) => `Geschäfte: ${shops.join(' | ')}. Handelshaus: ${house}.`,
  church: (faith, reward) => `Glaubenskraft ${faith}: ${reward}.`,
  customs: (imports, reward) => `Gib ${imports}: ${reward}.`,
})
