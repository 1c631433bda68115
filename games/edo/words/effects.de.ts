/** What the cards and tiles of Edo do, in German. */
import { effectsBy, gatheredIn, type EffectWords } from './effects.ts'
import { NAMES_DE } from './names.de.ts'

const words: EffectWords = {
  names: NAMES_DE,
  ryo: 'Ryo',
  nothing: 'nichts',
  and: 'und',
  or: 'oder',
  alone: (pieces) => `allein ${pieces}`,
  crowd: (samurai, pieces) => `zu ${samurai} je ${pieces}`,
  money: (ryo) => `${ryo} Ryo je Beamtem.`,
  rice: (rice) => `${rice} Reis je Beamtem.`,
  recruit: (rice) => `${rice} Reis zahlen, einen weißen Beamten nehmen.`,
  recruitFree: 'Einen weißen Beamten nehmen.',
  develop: (ryo) => `${ryo} Ryo zahlen, eine offene Sondererlaubnis nehmen.`,
  travel: (where, samurai) =>
    `Jeder Beamte: als Samurai auf ${where} (nur eigene Farbe) oder bis zu ${samurai} eigene Samurai beliebig versetzen.`,
  anywhere: 'ein beliebiges offenes Feld',
  border: 'einen Grenzposten',
  gather: (resources, gathered, more) =>
    `Jeder Beamte mit eigenem Samurai auf einem Feld für ${resources} erntet: ${gathered}, sonst nichts${more}.`,
  more: (pieces) => `; bei Ertrag ${pieces} mehr`,
  build: (who, cheaper, activations) =>
    `${who} mit eigenem Samurai vor Ort: ein Gebäude${cheaper}. Bis zu ${activations}-mal.`,
  each: 'Jeder Beamte',
  every: (officials) => `Je ${officials} Beamte`,
  ryoCheaper: (ryo) => `, ${ryo} Ryo billiger`,
  materialCheaper: (pieces) => `, ${pieces} Holz oder Stein billiger`,
  trade: (how, offers) => `Jeder Beamte ${how} nutzt ${offers} der aktuellen Händlerkarte.`,
  beside: 'mit eigenem Samurai beim Händler',
  afar: 'handelt aus der Ferne und',
  both: 'beide Angebote',
  one: 'ein Angebot',
  building: (points, influence) => `Machtpunkte: ${points}. Einfluss: ${influence}.`,
  location: (kinds) => `Ziel des Ronin: ${kinds}.`,
  merchantCard: (units, goods, ryo, power) =>
    `Bis zu ${units} ${goods} für je ${ryo} Ryo; oder einen Machtpunkt für ${power}.`,
  anyResource: 'beliebige Rohstoffe',
  privileges: {
    prestige: () => 'Ein eigenes neues Haus kommt auf den ersten Bauplatz seiner Stadt.',
    support: () => 'Einmal ein schwarzer Beamter mehr im Plan.',
    preview: () => 'Eine Aktivierung Handel nutzt die offene Händlerkarte auf dem Stapel.',
    income: () => 'Im eigenen Zug: der eigene Ertrag einer Stadt.',
    resource: (resources) => `Jederzeit: einmal ${resources}.`,
    yield: (resources) => `Ein Samurai erntet ${resources}, als stünde er allein.`,
  },
  by: {
    trade: 'Durch Handel beim Händler',
    travel: 'Durch Reise',
    build: 'Durch Bauen mit eigenem Samurai in Edo',
  },
  wish: (by, price) => `${by}: ${price}. Ein Machtpunkt und das Privileg darunter.`,
}

export const GATHERED_DE = gatheredIn(words)
export const EFFECTS_DE = effectsBy(words)
