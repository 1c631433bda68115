import type { Action, Effect, Price, Resource, Wish } from '../data/types.ts'
import { effectsBy, YIELDING } from './effects.ts'
import { NAMES_EN as N } from './names.en.ts'
import { amountsOf } from './picks.ts'

const listed = (parts: readonly string[], last: string): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}` : (parts[0] ?? 'nothing')
const stock = (of: Resource | 'ryo'): string => (of === 'ryo' ? 'ryo' : N.resources[of])
const priced = (price: Price): string =>
  listed(
    amountsOf(price).map(({ count, of }) => `${count} ${stock(of)}`),
    'and',
  )
const anyOf = (resources: readonly Resource[]): string =>
  listed(
    resources.map((resource) => N.resources[resource]),
    'or',
  )

/** 4.10 What a samurai gathers, by how many stand there. */
export const GATHERED_EN = YIELDING.map(
  ({ samurai, pieces }) => `${pieces} ${samurai === 1 ? 'alone' : `each of ${samurai}`}`,
).join(', ')

const gathering = ({ resources, bonus }: Extract<Effect, { does: 'gather' }>): string =>
  `Each official with an own samurai on a space of ${anyOf(resources)} gathers: ${GATHERED_EN}, else nothing${bonus > 0 ? `; ${bonus} more if anything` : ''}.`

const building = ({ activations, officials, effect }: Action): string => {
  const who = officials > 1 ? `Every ${officials} officials` : 'Each official'
  const { ryoSaved = 0, materialSaved = 0 } = effect as Partial<Extract<Effect, { does: 'build' }>>
  const cheaper =
    ryoSaved > 0
      ? `, ${ryoSaved} ryo cheaper`
      : materialSaved > 0
        ? `, ${materialSaved} wood or stone cheaper`
        : ''
  return `${who} with an own samurai on the spot put up one building${cheaper}. Up to ${activations}.`
}

const trading = ({ offers, samurai }: Extract<Effect, { does: 'trade' }>): string =>
  `Each official ${samurai ? 'with an own samurai at the merchant ' : 'trades from afar and '}uses ${offers > 1 ? 'both offers' : 'one offer'} of the current merchant card.`

const action = (row: Action): string => {
  const { effect } = row
  switch (effect.does) {
    case 'money':
      return `${effect.ryo} ryo for each official.`
    case 'rice':
      return `${effect.rice} rice for each official.`
    case 'recruit':
      return effect.rice > 0
        ? `Pay ${effect.rice} rice, take one white official.`
        : 'Take one white official.'
    case 'develop':
      return `Pay ${effect.ryo} ryo, take one open special permit.`
    case 'travel':
      return `Each official: go as a samurai to ${effect.anywhere ? 'any open space' : 'a border post'} (own colour only), or move up to ${effect.samurai} own samurai anywhere.`
    case 'gather':
      return gathering(effect)
    case 'build':
      return building(row)
    case 'trade':
      return trading(effect)
  }
}

const BY: Record<Wish['by'], string> = {
  trade: 'By trade with the merchant',
  travel: 'By Travel',
  build: 'By building, with an own samurai in Edo',
}

export const EFFECTS_EN = effectsBy({
  action,
  permit: ({ actions }) => `${actions.map((id) => N.actions[id as keyof typeof N.actions]).join(' / ')}.`,
  building: ({ cost, points, influence }) =>
    `Costs ${priced(cost)}. Power points: ${points}. Influence: ${influence}.`,
  incomeTile: ({ parts }) => parts.map((row) => row.join('-')).join(', '),
  location: ({ kinds }) =>
    `The ronin goes to a ${listed(
      kinds.map((kind) => N.kinds[kind]),
      'or',
    )}.`,
  merchantCard: ({ goods, power }) =>
    `Up to ${goods.units} ${goods.resource === 'any' ? 'of any resource' : N.resources[goods.resource]} at ${goods.ryo} ryo each; or a power point for ${priced(power)}.`,
  pack: priced,
  privilege: ({ kind, resources }) =>
    ({
      prestige: 'A house you build takes the first site of its city.',
      support: 'One black official more in your plan, once.',
      preview: 'One activation of trade uses the merchant card face up on the stack.',
      income: 'In your turn: your income of one city.',
      resource: `At any time: one ${anyOf(resources)}.`,
      yield: `One samurai gathers ${anyOf(resources)} as if it stood alone.`,
    })[kind],
  wish: ({ by, price }) => `${BY[by]}: ${priced(price)}. A power point and the privilege below.`,
})
