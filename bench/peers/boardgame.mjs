// Noughts and crosses as boardgame.io's own tutorial builds it, played at random: the legal cells are
// listed before every move, as its bots do.
import { createRequire } from 'node:module'

// Without this it runs the slower checks of a development build.
process.env.NODE_ENV ??= 'production'

const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal')
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE } = require('boardgame.io/core')

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** @typedef {(string | null)[]} Cells */

/** @param {Cells} cells */
const hasLine = (cells) =>
  lines.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE
      G.cells[id] = playerID
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer }
    if (G.cells.every((cell) => cell !== null)) return { draw: true }
  },
}

/** @param {Cells} cells */
const freeCells = (cells) => cells.flatMap((cell, i) => (cell === null ? [i] : []))

const reducer = CreateGameReducer({ game })
const opening = InitializeGame({ game, numPlayers: 2 })

/** @param {(limit: number) => number} below */
const byReducer = (below) => {
  let state = opening
  let moves = 0
  while (state.ctx.gameover === undefined) {
    const cells = freeCells(state.G.cells)
    const payload = {
      type: 'clickCell',
      args: [cells[below(cells.length)]],
      playerID: state.ctx.currentPlayer,
    }
    state = reducer(state, { type: 'MAKE_MOVE', payload })
    moves++
  }
  return moves
}

/** @param {(limit: number) => number} below */
const byClient = (below) => {
  const client = Client({ game, numPlayers: 2, debug: false })
  client.start()
  let state = client.getState()
  let moves = 0
  while (state.ctx.gameover === undefined) {
    const cells = freeCells(state.G.cells)
    client.moves.clickCell(cells[below(cells.length)])
    state = client.getState()
    moves++
  }
  client.stop()
  return moves
}

export default [
  { name: 'noughts: boardgame.io reducer', counts: 'moves', as: 'rate', batch: byReducer },
  { name: 'noughts: boardgame.io client', counts: 'moves', as: 'rate', batch: byClient },
]
