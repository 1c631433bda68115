import type { Action, Effect, Price, Resource, Wish } from '../data/types.ts'
import { effectsBy, YIELDING } from './effects.ts'
import { NAMES_DE as N } from './names.de.ts'
import { amountsOf } from './picks.ts'

const listed = (parts: readonly string[], last: string): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}` : (parts[0] ?? 'nichts')
const stock = (of: Resource | 'ryo'): string => (of === 'ryo' ? 'Ryo' : N.resources[of])
const priced = (price: Price): string =>
  listed(
    amountsOf(price).map(({ count, of }) => `${count} ${stock(of)}`),
    'und',
  )
const anyOf = (resources: readonly Resource[]): string =>
  listed(
    resources.map((resource) => N.resources[resource]),
    'oder',
  )

/** 4.10 Was ein Samurai erntet, je nachdem, wie viele dort stehen. */
export const GATHERED_DE = YIELDING.map(({ samurai, pieces }) =>
  samurai === 1 ? `allein ${pieces}` : `zu ${samurai} je ${pieces}`,
).join(', ')

const gathering = ({ resources, bonus }: Extract<Effect, { does: 'gather' }>): string =>
  `Jeder Beamte mit eigenem Samurai auf einem Feld für ${anyOf(resources)} erntet: ${GATHERED_DE}, sonst nichts${bonus > 0 ? `; bei Ertrag ${bonus} mehr` : ''}.`

const building = ({ activations, officials, effect }: Action): string => {
  const who = officials > 1 ? `Je ${officials} Beamte` : 'Jeder Beamte'
  const { ryoSaved = 0, materialSaved = 0 } = effect as Partial<Extract<Effect, { does: 'build' }>>
  const cheaper =
    ryoSaved > 0
      ? `, ${ryoSaved} Ryo billiger`
      : materialSaved > 0
        ? `, ${materialSaved} Holz oder Stein billiger`
        : ''
  return `${who} mit eigenem Samurai vor Ort: ein Gebäude${cheaper}. Bis zu ${activations}-mal.`
}

const trading = ({ offers, samurai }: Extract<Effect, { does: 'trade' }>): string =>
  `Jeder Beamte ${samurai ? 'mit eigenem Samurai beim Händler ' : 'handelt aus der Ferne und '}nutzt ${offers > 1 ? 'beide Angebote' : 'ein Angebot'} der aktuellen Händlerkarte.`

const action = (row: Action): string => {
  const { effect } = row
  switch (effect.does) {
    case 'money':
      return `${effect.ryo} Ryo je Beamtem.`
    case 'rice':
      return `${effect.rice} Reis je Beamtem.`
    case 'recruit':
      return effect.rice > 0
        ? `${effect.rice} Reis zahlen, einen weißen Beamten nehmen.`
        : 'Einen weißen Beamten nehmen.'
    case 'develop':
      return `${effect.ryo} Ryo zahlen, eine offene Sondererlaubnis nehmen.`
    case 'travel':
      return `Jeder Beamte: als Samurai auf ${effect.anywhere ? 'ein beliebiges offenes Feld' : 'einen Grenzposten'} (nur eigene Farbe) oder bis zu ${effect.samurai} eigene Samurai beliebig versetzen.`
    case 'gather':
      return gathering(effect)
    case 'build':
      return building(row)
    case 'trade':
      return trading(effect)
  }
}

const BY: Record<Wish['by'], string> = {
  trade: 'Durch Handel beim Händler',
  travel: 'Durch Reise',
  build: 'Durch Bauen mit eigenem Samurai in Edo',
}

export const EFFECTS_DE = effectsBy({
  action,
  permit: ({ actions }) => `${actions.map((id) => N.actions[id as keyof typeof N.actions]).join(' / ')}.`,
  building: ({ cost, points, influence }) =>
    `Kostet ${priced(cost)}. Machtpunkte: ${points}. Einfluss: ${influence}.`,
  incomeTile: ({ parts }) => parts.map((row) => row.join('-')).join(', '),
  location: ({ kinds }) =>
    `Ziel des Ronin: ${listed(
      kinds.map((kind) => N.kinds[kind]),
      'oder',
    )}.`,
  merchantCard: ({ goods, power }) =>
    `Bis zu ${goods.units} ${goods.resource === 'any' ? 'beliebige Rohstoffe' : N.resources[goods.resource]} für je ${goods.ryo} Ryo; oder einen Machtpunkt für ${priced(power)}.`,
  pack: priced,
  privilege: ({ kind, resources }) =>
    ({
      prestige: 'Ein eigenes neues Haus kommt auf den ersten Bauplatz seiner Stadt.',
      support: 'Einmal ein schwarzer Beamter mehr im Plan.',
      preview: 'Eine Aktivierung Handel nutzt die offene Händlerkarte auf dem Stapel.',
      income: 'Im eigenen Zug: der eigene Ertrag einer Stadt.',
      resource: `Jederzeit: einmal ${anyOf(resources)}.`,
      yield: `Ein Samurai erntet ${anyOf(resources)}, als stünde er allein.`,
    })[kind],
  wish: ({ by, price }) => `${BY[by]}: ${priced(price)}. Ein Machtpunkt und das Privileg darunter.`,
})
