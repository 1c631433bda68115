import { describe, expect, test } from 'vitest'
import { teahouse } from './fixtures/teahouse/index.ts'
import {
  each,
  faceDown,
  inHand,
  list,
  maybe,
  number,
  open,
  perSeat,
  record,
  sealed,
  struct,
  text,
} from './src/index.ts'
import { fields } from './src/parts.ts'
import { partsOf } from './src/shape.ts'

const SEED = '00112233445566778899aabbccddeeff'

/** Every object in a value by its path, but for what positions share on purpose. */
const objectsIn = (value: unknown, path = ''): Map<string, object> => {
  if (typeof value !== 'object' || value === null) return new Map()
  const shared = /^\.about$|^\.(agenda|told)\.\d+$|^\.floors\.\d+\.seats$/.test(path)
  if (shared) return new Map()
  const inner = Object.entries(value).flatMap(([key, part]) => [...objectsIn(part, `${path}.${key}`)])
  return new Map([[path, value], ...inner])
}

const expectApart = (made: object, from: object): void => {
  expect(made).toEqual(from)
  const [ours, theirs] = [objectsIn(made), objectsIn(from)]
  expect([...ours.keys()].filter((path) => ours.get(path) === theirs.get(path))).toEqual([])
}

describe('a copy', () => {
  test('[K14] shares no object that can change, at every position of a game', () => {
    let g = teahouse.start(4, { rounds: 'long' }, SEED)
    for (let seat = teahouse.waitingFor(g)[0]; seat !== undefined; seat = teahouse.waitingFor(g)[0]) {
      expectApart(teahouse.copy(g), g)
      const picks = teahouse.legal(g, seat, [])
      const pick = picks[g.number % picks.length] ?? picks[0] ?? 0
      g = teahouse.play(g, { seat, pick: picks.includes('ready') ? 'ready' : pick }).position ?? g
    }
  })

  test('[K14] shares no object of any kind of value', () => {
    const shape = {
      count: open(number),
      lines: open(list(list(number))),
      posts: open(list(struct({ name: text, at: list(number), by: maybe(struct({ who: text })) }))),
      stock: open(record(['rice', 'tea'], record(['old', 'new'], list(number)))),
      guest: open(maybe(list(text))),
      decks: each(['red', 'blue'], faceDown('card')),
      seats: perSeat({ hand: inHand('card'), plan: sealed(list(struct({ deed: text }))) }),
    }
    const table = fields<object>(partsOf(shape), (value) => ({ ...value }))
    const laid = Object.assign(table.blank({ seats: 2, owner: null }), {
      lines: [[1], [], [2, 3]],
      posts: [
        { name: 'a', at: [1], by: null },
        { name: 'b', at: [], by: { who: 'c' } },
      ],
      guest: ['x'],
    })
    expectApart(table.copy(laid), laid)
  })
})
