/** What the cards and tiles of Edo do, in English. */
import { effectsBy, gatheredIn, type EffectWords } from './effects.ts'
import { NAMES_EN } from './names.en.ts'

const words: EffectWords = {
  names: NAMES_EN,
  ryo: 'ryo',
  nothing: 'nothing',
  and: 'and',
  or: 'or',
  alone: (pieces) => `${pieces} alone`,
  crowd: (samurai, pieces) => `${pieces} each of ${samurai}`,
  money: (ryo) => `${ryo} ryo for each official.`,
  rice: (rice) => `${rice} rice for each official.`,
  recruit: (rice) => `Pay ${rice} rice, take one white official.`,
  recruitFree: 'Take one white official.',
  develop: (ryo) => `Pay ${ryo} ryo, take one open special permit.`,
  travel: (where, samurai) =>
    `Each official: go as a samurai to ${where} (own colour only), or move up to ${samurai} own samurai anywhere.`,
  anywhere: 'any open space',
  border: 'a border post',
  gather: (resources, gathered, more) =>
    `Each official with an own samurai on a space of ${resources} gathers: ${gathered}, else nothing${more}.`,
  more: (pieces) => `; ${pieces} more if anything`,
  build: (who, cheaper, activations) =>
    `${who} with an own samurai on the spot put up one building${cheaper}. Up to ${activations}.`,
  each: 'Each official',
  every: (officials) => `Every ${officials} officials`,
  ryoCheaper: (ryo) => `, ${ryo} ryo cheaper`,
  materialCheaper: (pieces) => `, ${pieces} wood or stone cheaper`,
  trade: (how, offers) => `Each official ${how} uses ${offers} of the current merchant card.`,
  beside: 'with an own samurai at the merchant',
  afar: 'trades from afar and',
  both: 'both offers',
  one: 'one offer',
  building: (points, influence) => `Power points: ${points}. Influence: ${influence}.`,
  location: (kinds) => `The ronin goes to a ${kinds}.`,
  merchantCard: (units, goods, ryo, power) =>
    `Up to ${units} ${goods} at ${ryo} ryo each; or a power point for ${power}.`,
  anyResource: 'of any resource',
  privileges: {
    prestige: () => 'A house you build takes the first site of its city.',
    support: () => 'One black official more in your plan, once.',
    preview: () => 'One activation of trade uses the merchant card face up on the stack.',
    income: () => 'In your turn: your income of one city.',
    resource: (resources) => `At any time: one ${resources}.`,
    yield: (resources) => `One samurai gathers ${resources} as if it stood alone.`,
  },
  by: {
    trade: 'By trade with the merchant',
    travel: 'By Travel',
    build: 'By building, with an own samurai in Edo',
  },
  wish: (by, price) => `${by}: ${price}. A power point and the privilege below.`,
}

export const GATHERED_EN = gatheredIn(words)
export const EFFECTS_EN = effectsBy(words)
