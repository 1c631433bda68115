/** Whether what a seat is offered follows from what everybody knows. */
import { isHidden } from './cards.ts'
import { offers, type Offer } from './play.ts'
import { openPile, type Pile, type Seat, type Sealed, type Whole } from './position.ts'
import type { Rules } from './rules.ts'
import { eachPile, eachSealed, type Shape } from './shape.ts'
import { view } from './view.ts'

const LOOKED = new Error('a rule looked at what only some know')
const looked = (): never => {
  throw LOOKED
}

/** How many cards there are everybody may count; which ones they are is guarded. */
const guardPile = (pile: Pile): void => {
  if (!pile.of.some(isHidden)) return
  const get = (faces: string[], key: string | symbol): unknown => (key === 'length' ? faces.length : looked())
  openPile(pile).of = new Proxy(pile.of.slice(), { get })
}
const guardSealed = (_key: string, at: Sealed<unknown>): void =>
  void Object.defineProperty(at, 'value', { get: looked })

/** The offers of a seat, or null where the rule looked at something that is not public to say them. */
export const openly = (shape: Shape, rules: Rules, g: Whole, seat: Seat): Offer[] | null => {
  const seen = view(shape, rules, g, 'public')
  eachPile(shape, seen, guardPile)
  eachSealed(shape, seen, guardSealed)
  try {
    return offers(rules, seen, seat)
  } catch (fault) {
    if (fault === LOOKED) return null
    throw fault
  }
}
