import type { AchievementId } from '../data/achievements.ts'
import { AREAS, type AreaKind } from '../data/areas.ts'
import type { TechnologyId } from '../data/technologies.ts'
import { cardEffects, type Counting } from './phrases.ts'

const some = (one: string, more: string) => (count: number) => `${count} ${count === 1 ? one : more}`
const mass = (ware: string) => (count: number) => `${count} ${ware}`

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

const CARDS = {
  ball: 'Jeder erfüllte Auftrag bringt 2 Punkte mehr.',
  brickyard: 'Jeder Assistent, den du auf den Importlagerplan setzt, bringt 4 Punkte.',
  'electric-light': 'Jedes Handelshaus, das du baust, bringt 3 Punkte.',
  exhibition: 'Bringt sofort 10 Punkte.',
  'gas-light': 'Jedes Geschäft, das du baust, bringt 2 Punkte.',
  'language-school': 'Jeder erfüllte Auftrag bringt 1 Yen mehr.',
  letterpress: 'Jede spätere Technologie bringt 1 Yen.',
  'mining-engineering': 'Immer wenn du Kupfer erhältst, bekommst du 1 Kupfer mehr.',
  newspaper: 'Platziere bis zu 4 Assistenten in verschiedenen Gebieten.',
  'patent-office': 'Jede spätere Technologie bringt 2 Punkte.',
  'postal-service': 'Dein Präsident darf dort enden, wo gegnerische Präsidenten stehen; bezahle sie.',
  stagecoach:
    'Vorbei an gegnerischen Präsidenten zu gehen kostet nichts; mit dem Postwesen auch nicht, dort zu enden.',
  station:
    'Lege den Bahnhof aus: dort Stärke 1 für alle. Dein Präsident darf direkt dorthin, kostenlos, auch zu gegnerischen Präsidenten.',
  'stock-market': 'Fülle zu Beginn deines Zuges auf 2 Yen auf.',
  telegraph: 'Nach zwei Assistenten in einem Gebiet setze einen weiteren daneben.',
  telephone: 'Bei der Rückkehr darf ein Assistent bleiben.',
  'textile-mill': 'Verkaufe einmal im Zug 1 Seide für 2 Yen.',
  tramway: 'Dein Präsident darf kostenlos direkt an jeden erlaubten Ort.',
  university: 'Zahle einmal im Zug 1 Yen: 1 Assistent vom Warenhaus in den Vorrat.',
  winery: 'Jeder Assistent, den du auf den Kirchenplan setzt, bringt 3 Punkte.',
  'achievement-a1': 'Besitze 5 Kupfer.',
  'achievement-a2': 'Besitze 6 Seide.',
  'achievement-a3': 'Besitze 7 Tee.',
  'achievement-a4': 'Besitze 7 Fisch.',
  'achievement-b1': 'Besitze 10 Yen.',
  'achievement-b2': 'Besitze 4 Technologien.',
  'achievement-b3': 'Besitze zusammen 5 Auslandsvertreter und Stärke-5-Plättchen, genutzt oder nicht.',
  'achievement-b4': 'Habe 5 erfüllte Aufträge.',
  'achievement-c1': 'Habe Gebäude in 4 Produktionsgebieten.',
  'achievement-c2': 'Habe Gebäude in 4 Handelsgebieten.',
  'achievement-c3': 'Habe Gebäude in 3 Produktions- und 2 Handelsgebieten.',
  'achievement-c4': 'Habe Gebäude in 2 Produktions- und 3 Handelsgebieten.',
} as const satisfies Record<TechnologyId | AchievementId, string>

const AREA_EFFECTS: Readonly<Record<AreaKind, string>> = {
  'copper-mine': 'Stärke 1 bis 5 gibt 0, 0, 1, 2, 3 Kupfer.',
  'silk-mill': 'Stärke 1 bis 5 gibt 0, 1, 2, 3, 4 Seide.',
  'tea-plantation': 'Gibt so viel Tee wie deine Stärke.',
  'fishing-ground': 'Gibt so viel Fisch wie deine Stärke.',
  bank: 'Gibt so viele Yen wie deine Stärke.',
  chinatown:
    'So viele Tausche wie deine Stärke: Kupfer oder Seide für 2 Yen, Tee oder Fisch für 1, ein Importgut für 4 (nur kaufen).',
  church:
    'Setze einen Assistenten auf den Kirchenplan. Glaubenskraft ist deine Stärke, dazu je 1 für Kupfer, Seide, Tee, Fisch, ein Importgut oder 2 Yen, jedes einmal.',
  customs: 'Gib bis zu Stärke minus 1 Importgüter ab und setze einen Assistenten auf den Importlagerplan.',
  harbour:
    'Nimm einen Auftrag: niedrig ab Stärke 2, mittel ab 3, beliebig ab 4; Stärke 5 bringt auch 3 Punkte. Ein zweiter kostet 2 Yen oder ein Importgut.',
  'employment-agency':
    'Bringe Stärke minus 1 Sachen vom Warenhaus in den Vorrat: Assistenten kostenlos, Geschäfte 2 Yen, Handelshäuser 4, 5, 6, 7.',
  laboratory:
    'Erwirb eine Technologie. Industriewert ist deine Stärke, dazu je 1 für ein Importgut oder 2 Yen. Ab deiner vierten ein Importgut oder 2 Yen mehr.',
  canal: 'Überquere ihn für 1 Yen. Hier steht und baut niemand.',
}

/** What each area, card, tile and space does or asks for. */
export const EFFECTS: Readonly<Record<string, string>> = {
  ...CARDS,
  ...Object.fromEntries(AREAS.map(({ id, kind }) => [id, AREA_EFFECTS[kind]])),
  ...cardEffects({
    counting: COUNTING,
    order: (goods, reward) => `Gib ${goods}; nimm ${reward}.`,
    site: (shops, house) => `Geschäfte: ${shops.join(' | ')}. Handelshaus: ${house}.`,
    church: (faith, reward) => `Glaubenskraft ${faith}: ${reward}.`,
    customs: (imports, reward) => `Gib ${imports}: ${reward}.`,
  }),
}
