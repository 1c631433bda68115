/** The contract bites: throw-away games with one planted fault each, and every fault is caught. */
import { describe, expect, test } from 'vitest'
import { playContracts, type Setting } from './contract.ts'
import { inside, openPile } from './src/position.ts'
import { den, nextSeat, NOT_NOW, type Den } from './fixtures/den.ts'
import { seatsOf, tell, type Game, type Seat, type View, type Viewer, type Whole } from './src/index.ts'

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
    expect(() => contract(game)).toThrow(/^\[K7\] .*: note is \d against \d\n/)
  })

  test('[K7] [K27] a seat skipped because of its hidden hand', () => {
    const skip = (g: Den, seat: Seat): Seat => {
      const next = nextSeat(g, seat)
      return g.seats[next].hand.of.some((face) => face < 'd') ? next : nextSeat(g, next)
    }
    expect(() => contract(den({ next: skip }))).toThrow(/\[K(7|27)\]/)
  })

  test('[K12] a secret answer that leaves a public trace', () => {
    const game = den({ secret: (g, seat) => g.seats[seat].log.push(g.turn) })
    expect(() => contract(game)).toThrow(/^\[K12\] .*: seats\[\d\]\.log\[\d\] is \d+ against nothing\n/)
  })

  test('[K12] an unseen pick that leaves a public trace, or tells of itself', () => {
    expect(contract(den({ muse: () => {} }))).toHaveLength(12)
    const traced = den({ muse: (g, seat) => g.seats[seat].log.push(g.turn) })
    expect(() => contract(traced)).toThrow('[K12]')
    const told = den({ muse: (g, seat) => tell(g, 'mused', { seat }) })
    expect(() => contract(told)).toThrow('an unseen pick tells nothing')
  })

  test('[K12] a pick that closes, and is seen to close, leaves a public trace', () => {
    const game = den({ hides: 'picks', secret: (g, seat) => g.seats[seat].log.push(g.turn) })
    expect(() => contract(game)).toThrow('[K12]')
    expect(contract(den({ hides: 'picks' }))).toHaveLength(12)
  })

  test('[K7] the end of a window that looks at hidden hands', () => {
    const game = den({
      close: (g) => {
        if (g.seats.some(({ hand }) => hand.of.includes('a'))) g.note++
      },
    })
    expect(() => contract(game)).toThrow('[K7]')
  })

  test('[K12] the end of a window that tells of an answer which nobody unsealed', () => {
    const game = den({
      close: (g) => {
        g.note = g.seats.filter(({ plan }) => plan.value === 'yes').length
      },
    })
    expect(() => contract(game)).toThrow(/^\[K12\] an answer of seat [12] that was not unsealed/)
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

  test('[K14] [K30] a task written to while others hold it', () => {
    const game = den({ secret: (g) => Object.assign(g.agenda.at(-1)?.a ?? {}, { spoken: true }) })
    expect(() => contract(game)).toThrow('[K14] what was given out is written to')
  })

  test('[K30] a line after which everything is another object', () => {
    const game = den()
    const apart: Game<Den> = {
      ...game,
      playLine: (g, line) => {
        const lined = game.playLine(g, line)
        return lined.position ? { ...lined, position: game.copy(lined.position) } : lined
      },
    }
    expect(() => contract(apart)).toThrow(/^\[K30\] '\w+' is the same after '\w+', but another object/)
  })

  test('[K30] a view that shares what has changed', () => {
    const game = den()
    const stale: Game<Den> = {
      ...game,
      view: (g, viewer, last) => ({ ...game.view(g, viewer), ...(last && { deck: last.view.deck }) }),
    }
    expect(() => contract(stale)).toThrow('[K30] the view of')
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
const withAllMarks = (game: Game<Den>, g: Whole<Den>, viewer: Viewer): View<Den> => {
  const seen = game.view(g, viewer)
  for (const seat of seatsOf(g)) openPile(seen.seats[seat].hand).seen = g.seats[seat].hand.seen.slice()
  return seen
}
