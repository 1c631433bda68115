/** What is said of a card of Edo that is held before the eyes, in German. */
import type { ReadingText } from './reading.en.ts'
import { counted } from './sentences.ts'

const officials = counted('Beamten', 'Beamten')

export const de: ReadingText = {
  yourPermits: 'Deine Erlaubnisse',
  yourPrivileges: 'Deine Privilegien',
  has: (good, count) => `Von deinen ${count} ${good}`,
  payable: 'Du kannst es bezahlen',
  costs: (price) => `Kostet ${price}.`,
  short: (lack) => `Dir fehlt noch: ${lack}`,
  turned: (action, crew, comes) => `${action} mit ${officials(crew)}: ${comes}`,
  nothing: 'nichts, wie der Tisch jetzt liegt',
  samurai: (count) => (count === 1 ? 'ein Samurai mehr' : `${count} Samurai mehr`),
  lapses: (count, why) => `verfällt ${count}×${why ? ` (${why})` : ''}`,
  power: (before, after, passed) =>
    `Macht ${before} → ${after}${passed.length > 0 ? `, vorbei an ${passed.join(' und ')}` : ''}`,
  earns: (city, before, after) => `${city} zahlt dir ${after} Ryo statt ${before}`,
  anyGoods: 'beliebige Güter',
  buys: (units, good, cost, left) =>
    `Du könntest ${units} ${good} für ${cost} Ryo kaufen und behältst ${left}`,
  best: (city, ryo) => `Am meisten jetzt: ${city}, ${ryo} Ryo`,
}
