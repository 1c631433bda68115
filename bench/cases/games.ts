/** Whole games of the house by random play, all legal picks listed before every decision, beside random chess. */
import { takeDown, LISTED, type GameName } from '@machiya/games'
import type { Game, Pick, Seat, Whole } from '@machiya/kernel'
import type { Below, Case } from '../harness.ts'

const SEATS = 4
const DECISIONS_A_BATCH = 500
const seed = '00112233445566778899aabbccddeeff'
const buffer: Pick[] = []

const decide = (game: Game, g: Whole, waiting: readonly Seat[], below: Below): void => {
  const seat = waiting[below(waiting.length)] as Seat
  game.legal(g, seat, buffer)
  game.advance(g, seat, buffer[below(buffer.length)] as Pick)
}

/** Goes on with its game from batch to batch, and begins anew from the same deal when it is over. */
const randomly = (game: Game): Case['batch'] => {
  /** As search plays: nobody listens to tidings. */
  const opening: Whole = { ...game.start(SEATS, {}, seed), told: null }
  let g = game.copy(opening)
  return (below) => {
    for (let i = 0; i < DECISIONS_A_BATCH; i++) {
      let waiting = game.waitingFor(g)
      if (waiting.length === 0) {
        g = game.copy(opening)
        waiting = game.waitingFor(g)
      }
      decide(game, g, waiting, below)
    }
    return DECISIONS_A_BATCH
  }
}

const caseOf = async (name: GameName): Promise<Case> => {
  const { game } = await takeDown(name)
  return {
    name: `${name}: random play`,
    counts: 'moves',
    as: 'rate',
    peer: 'chess: chessops',
    batch: randomly(game),
  }
}

export const cases: readonly Case[] = await Promise.all(LISTED.map(caseOf))
