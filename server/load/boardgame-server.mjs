// boardgame.io's own server with its tutorial's noughts and crosses, to be measured beside.
import { createRequire } from 'node:module'

process.env.NODE_ENV ??= 'production'
const require = createRequire(new URL('../../bench/package.json', import.meta.url))
/** Named at run time: it is installed only where it is measured. @param {string} part */
const peer = (part) => require(`boardgame.io/${part}`)
const { Server } = peer('server')
const { INVALID_MOVE } = peer('core')

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
/** @param {(string | null)[]} cells */
const hasLine = (cells) =>
  lines.some(([a = 0, b = 0, c = 0]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])

/** @typedef {{ G: { cells: (string | null)[] }, playerID: string, ctx: { currentPlayer: string } }} Moment */
const game = {
  name: 'noughts',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    /** @param {Moment} moment @param {number} id */
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE
      G.cells[id] = playerID
      return undefined
    },
  },
  /** @param {Moment} moment */
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

const server = Server({ games: [game], origins: ['*'] })
const running = await server.run({ port: Number(process.env['PORT'] ?? 8000) })
process.stdout.write(`open: http://127.0.0.1:${running.appServer.address().port}\n`)
