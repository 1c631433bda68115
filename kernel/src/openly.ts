/** Whether what a seat is offered follows from what everybody knows. */
import { isHidden } from './cards.ts'
import type { Layout, Visit } from './parts.ts'
import { offers, type Offer } from './play.ts'
import { openPile, type Seat, type Whole } from './position.ts'
import type { Rules } from './rules.ts'
import { eyeOf } from './view.ts'

const LOOKED = new Error('a rule looked at what only some know')
const looked = (): never => {
  throw LOOKED
}

const GUARD: Visit = {
  /** How many cards there are everybody may count; which ones they are is guarded. */
  pile: (pile) => {
    if (!pile.of.some(isHidden)) return
    const get = (faces: string[], key: string | symbol): unknown =>
      key === 'length' ? faces.length : looked()
    openPile(pile).of = new Proxy(pile.of.slice(), { get })
  },
  sealed: (at) => void Object.defineProperty(at, 'value', { get: looked }),
}

/** The offers of a seat, or null where the rule looked at something that is not public to say them. */
export const openly = (layout: Layout, rules: Rules, g: Whole, seat: Seat): Offer[] | null => {
  const seen = layout.view(g, eyeOf(g, 'public'))
  layout.walk(seen, GUARD, '')
  try {
    return offers(rules, seen, seat)
  } catch (fault) {
    if (fault === LOOKED) return null
    throw fault
  }
}
