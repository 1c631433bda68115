/** Rehearsal and lines: what a seat can know before it moves, and moves of several picks. */
import { describe, expect, test } from 'vitest'
import { playContracts } from './contract.ts'
import { noughts } from './fixtures/noughts/index.ts'
import { rehearsalHolds } from './contract/ahead.ts'
import { openPile } from './src/position.ts'
import {
  defineGame,
  dice,
  faceDown,
  faceUp,
  inHand,
  isOver,
  list,
  move,
  number,
  open,
  othersOf,
  perSeat,
  reason,
  roll,
  rulesFor,
  seatsOf,
  sealed,
  shuffle,
  tell,
  text,
  TOP,
  unpack,
  again,
  type End,
  type Game,
  type Next,
  type Pick,
  type PositionOf,
  type Seat,
  type Whole,
} from './src/index.ts'
import { sha256 } from './src/sha256.ts'

const FACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const ROUNDS = 6
const MOST_LAID = 3
const shape = {
  round: open(number),
  laid: open(list(text)),
  note: open(number),
  deck: faceDown<string>('card'),
  table: faceUp<string>('card'),
  seats: perSeat({ hand: inHand<string>('card'), plan: sealed(list(text)) }),
}
type Parlour = PositionOf<typeof shape, Record<never, never>>
const { step, choice, floor } = rulesFor<Parlour>()
const FULL = reason('1', 'Enough is laid')

/** Where a fault may be planted. */
type Plants = {
  lays?(g: Parlour, seat: Seat): void
  plans?(g: Parlour, seat: Seat): void
  shows?(g: Parlour, seat: Seat): readonly string[]
}

/** A turn of several picks: lay marks, show a card, draw one, roll, or hand on; then a plan in secret. */
const parlour = (plants: Plants = {}): Game<Parlour> => {
  const begin = step('begin', (g): Next => {
    unpack(g.deck, FACES)
    shuffle(g, g.deck)
    for (const seat of seatsOf(g)) for (let i = 0; i < 2; i++) move(g, g.deck, g.seats[seat].hand, TOP)
    return turn({ seat: 0 })
  })
  const turn = choice<{ seat: Seat }>('turn', {
    options: (g, { seat }, say) => {
      for (const mark of ['x', 'y']) say(mark, g.laid.length >= MOST_LAID && FULL)
      say('draw', g.deck.of.length === 0 && FULL)
      say('roll')
      for (const face of plants.shows?.(g, seat) ?? g.seats[seat].hand.of) say(`show-${face}`)
      say('done')
    },
    play: (g, { seat }, pick): Next => {
      tell(g, 'did', { seat, pick })
      if (pick === 'done') return over(g) ? [] : [plan(), turn({ seat: othersOf(g, seat)[0] as Seat })]
      act(g, seat, String(pick))
      return again
    },
  })
  const over = (g: Parlour): boolean => {
    g.laid = []
    return ++g.round === ROUNDS
  }
  const act = (g: Parlour, seat: Seat, pick: string): void => {
    if (pick === 'draw') move(g, g.deck, g.seats[seat].hand, TOP)
    else if (pick === 'roll') g.note = roll(g, 6)
    else if (pick.startsWith('show-')) move(g, g.seats[seat].hand, g.table, pick.slice(5))
    else {
      g.laid.push(pick)
      plants.lays?.(g, seat)
    }
  }
  const plan = floor<Record<never, never>, string>('plan', {
    hides: 'answers',
    seats: (g) => seatsOf(g),
    options: (g, _a, say, { seat }) => {
      for (const deed of ['plough', 'sow']) say(deed, g.seats[seat].plan.value.length >= MOST_LAID && FULL)
      say('ready')
    },
    pick: (g, _a, seat, pick): 'open' | 'closed' => {
      if (pick === 'ready') return 'closed'
      g.seats[seat].plan.value.push(pick)
      plants.plans?.(g, seat)
      return 'open'
    },
    done: (g): Next => {
      for (const seat of g.seats) seat.plan.value = []
    },
  })
  return defineGame({
    name: 'parlour',
    revision: 1,
    seats: [2, 3],
    options: {},
    shape,
    box: () => ({ card: FACES }),
    rules: { begin, turn, plan },
    opening: begin(),
    standing: (g) => g.seats.map(({ hand }) => [hand.of.length]),
    scoring: (g) => ({ cards: g.seats.map(({ hand }) => hand.of.length) }),
    guess: { plan: () => [] },
  })
}

const contract = (game: Game<Parlour>) => playContracts({ game, seats: 3, care: 1, mostMoves: 2000 }, 8)
/** The check of rehearsals alone, at every position of random games. */
const rehearsals = (game: Game<Parlour>): void => {
  for (let deal = 0; deal < 8; deal++) {
    const chance = dice(`${deal}`)
    const g = game.start(3, {}, sha256(`${deal}`))
    while (!isOver(g)) {
      rehearsalHolds({ game, chance }, g)
      const seat = game.waitingFor(g)[0] as Seat
      const picks = game.legal(g, seat, [])
      game.advance(g, seat, picks[chance(picks.length)] as Pick)
    }
  }
}
const SEED = sha256('ahead')
const dealt = () => {
  const game = parlour()
  return { game, g: game.start(2, {}, SEED) }
}
const endAfter = (...picks: readonly Pick[]): End | null => {
  const { game, g } = dealt()
  return picks.reduce((ahead, pick) => ahead.after(pick).next ?? ahead, game.rehearse(game.view(g, 0))).end
}

describe('rehearsal', () => {
  test('[K27] goes on through own picks that show nothing', () => {
    const { game, g } = dealt()
    const ahead = game.rehearse(game.view(g, 0)).after('x').next?.after('y').next
    expect(ahead).toMatchObject({ seat: 0, line: ['x', 'y'], end: null })
    expect(ahead?.view().laid).toEqual(['x', 'y'])
    expect(g.laid).toEqual([])
  })

  test('[K27] says where it ends, and why', () => {
    const { g } = dealt()
    expect(endAfter('x')).toBeNull()
    expect(endAfter('x', 'roll')).toBe('chance')
    expect(endAfter('draw')).toBe('shown')
    expect(endAfter(`show-${g.seats[0].hand.of[0]}`)).toBe('shown')
    expect(endAfter('x', 'done', 'plough')).toBeNull()
    expect(endAfter('x', 'done', 'plough', 'ready')).toBe('closed')
  })

  test('[K27] ends where others are asked, and begins nowhere else', () => {
    const { game, g } = dealt()
    expect(game.rehearse(game.view(g, 1))).toMatchObject({ end: 'handed-on' })
    expect(game.rehearse(game.view(g, 1)).offers()).toEqual([])
    expect(() => game.rehearse(game.view(g, 'public'))).toThrow("only a seat's view is rehearsed")
  })

  test('[K27] refuses as the table would, and everything behind its end', () => {
    const { game, g } = dealt()
    const ahead = game.rehearse(game.view(g, 0))
    expect(ahead.after('z').refusal?.rule).toBe('K3')
    expect(ahead.after('roll').next?.after('x').refusal?.rule).toBe('K28')
  })

  test('[K27] holds in whole games', () => {
    expect(contract(parlour()).reduce((sum, { ahead }) => sum + ahead, 0)).toBeGreaterThan(500)
  })
})

describe('[K27] planted faults', () => {
  test('a pick that peeks at a hidden card', () => {
    const game = parlour({ lays: (g) => void (g.note = (g.deck.of[0] ?? 'z') < 'f' ? 1 : 2) })
    expect(() => rehearsals(game)).toThrow('[K27]')
  })

  test('chance used without its verb', () => {
    const game = parlour({ lays: (g) => void (g.note = (g.chance[1] ?? 0) % 1000) })
    expect(() => rehearsals(game)).toThrow('[K27]')
  })

  test('a pick on a floor that hides, made of what others laid there', () => {
    const laidBy = (g: Parlour) => g.seats.reduce((sum, { plan }) => sum + plan.value.length, 0)
    const game = parlour({ plans: (g, seat) => void (g.seats[seat].plan.value = [`${laidBy(g)}`]) })
    expect(() => rehearsals(game)).toThrow('[K27]')
  })

  test('a card shown without its verb', () => {
    const game = parlour({ lays: (g) => void openPile(g.deck).seen.fill(0b1111) })
    expect(() => rehearsals(game)).toThrow('[K27]')
  })

  test('[K28] a line that leaves out a pick', () => {
    const game = parlour()
    const hasty: Game<Parlour> = {
      ...game,
      playLine: (g, line) => game.playLine(g, { ...line, picks: line.picks.slice(-1) }),
    }
    expect(() => rehearsals(hasty)).toThrow('[K28]')
  })
})

describe('[K28] lines', () => {
  const lines = (picks: readonly Pick[], number?: number) => {
    const { game, g } = dealt()
    return game.playLine(g, { seat: 0, picks, ...(number === undefined ? {} : { number }) })
  }

  test('are played as one, which tells all that its picks told and names them as a record does', () => {
    const { position, moves } = lines(['x', 'y']) as { position: Whole<Parlour>; moves: unknown }
    expect(position.laid).toEqual(['x', 'y'])
    expect(position.told?.map(({ a }) => a['pick'])).toEqual(['x', 'y'])
    expect(moves).toEqual([
      { seat: 0, task: 'turn', pick: 'x' },
      { seat: 0, task: 'turn', pick: 'y' },
    ])
  })

  test('are refused whole, with the reason and the place of the first pick that fails', () => {
    expect(lines(['x', 'x', 'x', 'y', 'done'])).toEqual({ refusal: FULL, at: 3 })
    expect(lines(['x'], 7)).toMatchObject({ refusal: { rule: 'K14' }, at: 0 })
    expect(lines([])).toMatchObject({ refusal: { rule: 'K28' }, at: 0 })
  })

  test('do not go past what is not known yet, so that none can be used to ask for it', () => {
    const { g } = dealt()
    const next = g.deck.of[0] as string
    const other = FACES.find((face) => face !== next && !g.seats[0].hand.of.includes(face)) as string
    const right = lines(['draw', `show-${next}`])
    expect(right).toMatchObject({ refusal: { rule: 'K28' }, at: 1 })
    expect(lines(['draw', `show-${other}`])).toEqual(right)
  })

  test('are taken back as one', () => {
    const { game, g } = dealt()
    const last = lines(['x', 'y']).position as Whole<Parlour>
    const back = game.undo(last, g, 0)
    expect(back.position).toEqual({ ...g, number: last.number + 1 })
  })
})

describe('[K29] offers said openly', () => {
  const { game, g } = dealt()

  test('are all offers where the rule needs nothing but what everybody knows', () => {
    const begun = noughts.start(2, {}, SEED)
    expect(noughts.openly(begun, 0)).toEqual(noughts.offers(begun, 0))
  })

  test('are none where it looks into a hand or at a plan', () => {
    expect(game.openly(g, 0)).toBeNull()
    const { position } = game.play(g, { seat: 0, pick: 'done' })
    expect(game.openly(position as Whole<Parlour>, 1)).toBeNull()
  })

  test('may count the cards of a hand', () => {
    const counting = parlour({ shows: (g, seat) => [String(g.seats[seat].hand.of.length)] })
    expect(counting.openly(counting.start(2, {}, SEED), 0)?.map(({ pick }) => pick)).toContain('show-2')
  })
})
