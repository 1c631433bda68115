// Chess played at random with all legal moves listed before every move, up to 200 plies: the speed of a
// rules library that players know to be quick.
import { Chess } from 'chessops/chess'

const longest = 200

/** @param {Chess} position @param {(limit: number) => number} below */
const randomMove = (position, below) => {
  const moves = []
  for (const [from, squares] of position.allDests()) for (const to of squares) moves.push({ from, to })
  const move = moves[below(moves.length)]
  const isPawn = position.board.pawn.has(move.from)
  return isPawn && (move.to >= 56 || move.to < 8) ? { ...move, promotion: 'queen' } : move
}

/** @param {(limit: number) => number} below */
const randomGame = (below) => {
  const position = Chess.default()
  let plies = 0
  while (plies < longest && !position.isEnd()) {
    position.play(randomMove(position, below))
    plies++
  }
  return plies
}

export default [{ name: 'chess: chessops', counts: 'moves', as: 'rate', batch: randomGame }]
