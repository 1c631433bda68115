/** Games that misbehave, for the tests of the rules threads. */
import {
  defineGame,
  number,
  open,
  rulesFor,
  type Game,
  type Next,
  type PositionOf,
  type Seat,
} from '@machiya/kernel'

const shape = { turns: open(number) }
type Stuck = PositionOf<typeof shape, Record<never, never>>
const { choice } = rulesFor<Stuck>()

const ways: { readonly [pick: string]: () => void } = {
  fine: () => {},
  throws: () => {
    throw new Error('this rule is wrong')
  },
  hangs: () => {
    for (;;) if (Date.now() < 0) break
  },
  swells: () => {
    const all: number[][] = []
    for (;;) all.push(Array.from({ length: 100_000 }, (_, i) => i))
  },
}

const turn = choice<{ seat: Seat }, string>('turn', {
  options: (_g, _a, say) => {
    for (const way of Object.keys(ways)) say(way)
  },
  play: (g, { seat }, pick): Next => {
    ways[pick]?.()
    g.turns++
    return g.turns < 20 ? turn({ seat: seat === 0 ? 1 : 0 }) : []
  },
})

const stuck = defineGame({
  name: 'stuck',
  revision: 1,
  seats: [2, 2],
  options: {},
  shape,
  box: () => ({}),
  rules: { turn },
  opening: turn({ seat: 0 }),
  scoring: () => ({}),
  standing: () => [[0], [0]],
})

export const takeDown = (name: string): Promise<Game> | undefined =>
  name === 'stuck' ? Promise.resolve(stuck as unknown as Game) : undefined
