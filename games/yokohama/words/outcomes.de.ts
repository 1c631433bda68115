/** What lines come to, in German. */
import type { OutcomeWords } from '@machiya/kit/folder'
import { COUNTING } from './effects.de.ts'
import { some } from './phrases.ts'

const { yen, imports, copper, silk, tea, fish } = COUNTING

export const de: OutcomeWords = {
  points: {
    orders: 'Aufträgen',
    technologies: 'Technologien',
    achievements: 'Errungenschaften',
    shops: 'Geschäften',
    houses: 'Handelshäusern',
    tiles: 'Plättchen der Stärke 5',
    harbour: 'dem Hafen',
    church: 'der Kirche',
    customs: 'dem Importlager',
    'church-majority': 'der Mehrheit in der Kirche',
    'customs-majority': 'der Mehrheit im Importlager',
    'technology-majority': 'der Mehrheit an Technologie',
    countries: 'Ländern',
    rest: 'dem, was am Ende übrig ist',
  },
  counts: {
    yen,
    imports,
    copper,
    silk,
    tea,
    fish,
    agents: some('Vertreter', 'Vertreter'),
    assistants: some('Assistent im Vorrat', 'Assistenten im Vorrat'),
    orders: some('Auftrag auf der Hand', 'Aufträge auf der Hand'),
  },
  deeds: {
    fulfilled: [
      (order) => `der Auftrag „${order}“ wird erfüllt`,
      (order) => `der Auftrag „${order}“ muss warten`,
    ],
    gained: [(name) => `die Technologie „${name}“ ist dein`, (name) => `ohne die Technologie „${name}“`],
    achieved: [
      (name) => `die Errungenschaft „${name}“ ist erreicht`,
      (name) => `ohne die Errungenschaft „${name}“`,
    ],
    'built-shop': [(area) => `ein Geschäft steht (${area})`, (area) => `ohne ein Geschäft (${area})`],
    'built-house': [(area) => `ein Handelshaus steht (${area})`, (area) => `ohne ein Handelshaus (${area})`],
  },
}
