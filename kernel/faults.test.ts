/** The contract bites: throw-away games with one planted fault each, and every fault is caught. */
import { describe, expect, test } from 'vitest'
import { playContracts, type Setting } from './contract.ts'
import { inside, openPile } from './src/position.ts'
import {
  defineGame,
  faceDown,
  faceUp,
  inHand,
  list,
  maybe,
  move,
  number,
  open,
  othersOf,
  perSeat,
  reason,
  rulesFor,
  seatsOf,
  sealed,
  shuffle,
  tell,
  text,
  TOP,
  unpack,
  type Game,
  type Next,
  type PositionOf,
  type Say,
  type Seat,
  type Spoken,
  type Viewer,
} from './src/index.ts'

const FACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const shape = {
  turn: open(number),
  note: open(number),
  word: open(text),
  deck: faceDown<string>('card'),
  discard: faceUp<string>('card'),
  seats: perSeat({ hand: inHand<string>('card'), plan: sealed(maybe(text)), log: open(list(number)) }),
}
type Den = PositionOf<typeof shape, Record<never, never>>
const { step, choice, floor } = rulesFor<Den>()
const NOT_NOW = reason('1', 'Not now')
const LAST_TURN = 12

/** Where a fault may be planted in an otherwise sound game. */
type Plants = {
  opening?(g: Den): void
  options?(g: Den, seat: Seat, say: Say): void
  afterDraw?(g: Den, seat: Seat, face: string): Next
  next?(g: Den, seat: Seat): Seat
  secret?(g: Den, seat: Seat): void
  close?(g: Den): void
  /** On an open floor after every turn. */
  muse?(g: Den, seat: Seat): void
}

const den = (plants: Plants = {}): Game<Den> => {
  const lay = step('lay', (g): Next => {
    unpack(g.deck, FACES)
    shuffle(g, g.deck)
    for (const seat of seatsOf(g)) for (let i = 0; i < 2; i++) move(g, g.deck, g.seats[seat].hand, TOP)
    plants.opening?.(g)
    return turn({ seat: 0 })
  })
  const turn = choice<{ seat: Seat; peeked?: string }>('turn', {
    options: (g, { seat }, say) => {
      say('wait')
      say('draw', g.deck.of.length === 0 && NOT_NOW)
      for (const face of g.seats[seat].hand.of) say(face)
      plants.options?.(g, seat, say)
    },
    play: (g, { seat }, pick): Next => {
      g.turn++
      const planted = act(g, seat, String(pick))
      if (planted) return planted
      if (g.turn === LAST_TURN) return
      return [secret(), ...(plants.muse ? [chat()] : []), turn({ seat: (plants.next ?? nextSeat)(g, seat) })]
    },
  })
  const act = (g: Den, seat: Seat, pick: string): Next => {
    if (pick === 'draw') {
      const drawn = move(g, g.deck, g.seats[seat].hand, TOP)
      tell(g, 'drew', { seat, card: drawn })
      return plants.afterDraw?.(g, seat, drawn.card)
    }
    if (pick !== 'wait') tell(g, 'played', { seat, card: move(g, g.seats[seat].hand, g.discard, pick) })
  }
  const secret = floor<Record<never, never>, string>('secret', {
    hides: 'answers',
    seats: (g) => seatsOf(g),
    options: (_g, _a, say) => ['yes', 'no'].forEach((pick) => say(pick)),
    pick: (g, _a, seat, pick): 'closed' => {
      g.seats[seat].plan.value = pick
      plants.secret?.(g, seat)
      return 'closed'
    },
    done: (g): Next => {
      plants.close?.(g)
      for (const { plan } of g.seats) plan.value = null
    },
  })
  const chat = floor<Record<never, never>, string>('chat', {
    hides: 'nothing',
    seats: (g) => seatsOf(g),
    options: (_g, _a, say, { closed }) => {
      if (!closed) ['done', 'muse'].forEach((pick) => say(pick))
    },
    pick: (g, _a, seat, pick): Spoken => {
      if (pick === 'done') return 'closed'
      plants.muse?.(g, seat)
      return 'unseen'
    },
    done: (): Next => {},
  })
  const after = choice<{ seat: Seat; peeked: string }>('after', {
    options: (_g, _a, say) => say('on'),
    play: () => {},
  })
  return defineGame({
    name: 'den',
    revision: 1,
    seats: [2, 3],
    options: {},
    shape,
    box: () => ({ card: FACES }),
    rules: { lay, turn, secret, chat, after },
    opening: lay(),
    standing: () => [],
    scoring: () => ({}),
  })
}
const nextSeat = (g: Den, seat: Seat): Seat => othersOf(g, seat)[0] as Seat

const contract = (game: Game<Den>, more: Partial<Setting<Den>> = {}) =>
  playContracts({ game, seats: 3, care: 1, ...more }, 12)

describe('planted faults', () => {
  test('[K18] without a fault the game keeps the contract', () => {
    expect(contract(den())).toHaveLength(12)
  })

  test('[K4] [K27] options that look at the face-down deck', () => {
    const game = den({ options: (g, _seat, say) => say('guess', (g.deck.of[0] ?? 'z') < 'f' && NOT_NOW) })
    expect(() => contract(game)).toThrow(/\[K(4|27)\]/)
  })

  test('[K6] a hidden card written where all can read it', () => {
    const game = den({
      opening: (g) => {
        g.word = g.deck.of[0] ?? ''
      },
    })
    expect(() => contract(game)).toThrow('[K6]')
  })

  test('[K6] [K7] a hidden card carried in a task', () => {
    const game = den({ afterDraw: (_g, seat, face) => ({ task: 'after', a: { seat, peeked: face } }) })
    expect(() => contract(game)).toThrow(/\[K[67]\]/)
  })

  test('[K7] a hidden card told as text', () => {
    const game = den({ afterDraw: (g, seat, face) => tell(g, 'whispered', { seat, what: face }) })
    expect(() => contract(game)).toThrow('[K7]')
  })

  test('[K7] the place of a card in its bag told to all', () => {
    const game = den({
      afterDraw: (g, seat, face) => {
        g.note = g.seats[seat].hand.of.indexOf(face)
      },
    })
    expect(() => contract(game)).toThrow('[K7]')
  })

  test('[K7] a seat skipped because of its hidden hand', () => {
    const skip = (g: Den, seat: Seat): Seat => {
      const next = nextSeat(g, seat)
      return g.seats[next].hand.of.some((face) => face < 'd') ? next : nextSeat(g, next)
    }
    expect(() => contract(den({ next: skip }))).toThrow('[K7]')
  })

  test('[K12] a secret answer that leaves a public trace', () => {
    const game = den({ secret: (g, seat) => g.seats[seat].log.push(g.turn) })
    expect(() => contract(game)).toThrow('[K12]')
  })

  test('[K12] an unseen pick that leaves a public trace, or tells of itself', () => {
    expect(contract(den({ muse: () => {} }))).toHaveLength(12)
    const traced = den({ muse: (g, seat) => g.seats[seat].log.push(g.turn) })
    expect(() => contract(traced)).toThrow('[K12]')
    const told = den({ muse: (g, seat) => tell(g, 'mused', { seat }) })
    expect(() => contract(told)).toThrow('an unseen pick tells nothing')
  })

  test('[K7] the end of a window that looks at hidden hands', () => {
    const game = den({
      close: (g) => {
        if (g.seats.some(({ hand }) => hand.of.includes('a'))) g.note++
      },
    })
    expect(() => contract(game)).toThrow('[K7]')
  })

  test('[K12] a secret answer that counts as a position', () => {
    const game = counting(den())
    expect(() => contract(game)).toThrow(/\[K(5|12)\]/)
  })

  test('[K2] a component that gets lost', () => {
    const game = den({
      afterDraw: (g) => {
        openPile(g.deck).of.pop()
        openPile(g.deck).seen.pop()
      },
    })
    expect(() => contract(game)).toThrow('[K2]')
  })

  test('[K3] a dead end', () => {
    const stuck = den({ afterDraw: (_g, seat) => ({ task: 'after', a: { seat, peeked: 'x' } }) })
    const closed = { ...stuck, rules: stuck.rules, legal: none, offers: () => [] } as Game<Den>
    expect(() => contract(closed)).toThrow('[K3]')
  })

  test('[K3] a refusal without a reason', () => {
    const game = den({ options: (_g, _seat, say) => say('sulk', { rule: '', sentence: '' }) })
    expect(() => contract(game)).toThrow('[K3]')
  })

  test('[K3] a pick offered twice', () => {
    expect(() => contract(den({ options: (_g, _seat, say) => say('wait') }))).toThrow('[K3]')
  })

  test('[K14] a position changed by playing on it', () => {
    const game = den()
    const spoiled: Game<Den> = {
      ...game,
      play: (g, move) => {
        const played = game.play(g, move)
        if (played.position) g.turn++
        return played
      },
    }
    expect(() => contract(spoiled)).toThrow('[K14]')
  })

  test('[K11] taking back across a reveal', () => {
    const game = den()
    const forgetful: Game<Den> = {
      ...game,
      play: (g, move) => {
        const played = game.play(g, move)
        if (played.position && move.pick === 'draw') inside(played.position).revealed = g.revealed
        return played
      },
      advance: (g, seat, pick) => {
        const { revealed } = g
        game.advance(g, seat, pick)
        if (pick === 'draw') inside(g).revealed = revealed
      },
      rehearse: (seen) => ({ ...game.rehearse(seen), end: 'handed-on' }),
    }
    expect(() => contract(forgetful)).toThrow('[K11]')
  })

  test('[K15] chance from outside the position', () => {
    let outside = 0
    const game = den({
      afterDraw: (g) => {
        g.note = outside++
      },
    })
    expect(() => contract(game, { care: 0 })).toThrow('[K15]')
  })

  test('[K26] marks that tell equal cards apart', () => {
    const game = den()
    const marked: Game<Den> = { ...game, view: (g, viewer) => withAllMarks(game, g, viewer) }
    expect(() => contract(marked)).toThrow('[K26]')
  })

  test('[K18] a game that does not end, and one with too many offers', () => {
    expect(() => contract(den(), { mostMoves: 5 })).toThrow('[K18]')
    expect(() => contract(den(), { mostOffers: 2 })).toThrow('[K18]')
  })

  test('[K15] a pick that a record cannot hold', () => {
    expect(() => contract(den({ options: (_g, _seat, say) => say('two words') }))).toThrow('[K15]')
  })
})

const none = (_g: Den, _seat: Seat, into: (string | number)[]): (string | number)[] => {
  into.length = 0
  return into
}

/** Counts every answer on a hiding floor as a public change, but not its closing. */
const counting = (game: Game<Den>): Game<Den> => ({
  ...game,
  view: (g, viewer) => {
    const seen = game.view(g, viewer)
    const answered = g.floors.flatMap(({ closed }) => closed).filter(Boolean).length
    inside(seen).number += answered
    return seen
  },
})

/** What everybody knows of each card, shown to everybody: equal cards can be told apart by it. */
const withAllMarks = (game: Game<Den>, g: Den, viewer: Viewer): Den => {
  const seen = game.view(g, viewer)
  for (const seat of seatsOf(g)) openPile(seen.seats[seat].hand).seen = g.seats[seat].hand.seen.slice()
  return seen
}
