/** What a page does when somebody composes a move, and what a table does when it is sent. */
import { LISTED, takeDown, type GameName } from '@machiya/games'
import { isOver, seatsOf, type Game, type Pick, type Seat, type View } from '@machiya/kernel'
import { lay, playLine, type Company, type Table } from '@machiya/table'
import { seeded, type Below, type Case } from '../harness.ts'

const SEATS = 4
const PICKS = 20
const VIEWS = 40
const seed = '00112233445566778899aabbccddeeff'
const buffer: Pick[] = []

const anySeat = ({ game, position }: Table, below: Below): Seat => {
  const waiting = game.waitingFor(position)
  return waiting[below(waiting.length)] as Seat
}
const anyPick = ({ game, position }: Table, seat: Seat, below: Below): Pick => {
  game.legal(position, seat, buffer)
  return buffer[below(buffer.length)] as Pick
}

const layTable = (game: Game): [Table, Company] => {
  const start = game.start(SEATS, {}, seed)
  const chairs = Array.from({ length: SEATS }, () => ({ plays: 'person', orders: [] }) as const)
  const company: Company = { chairs, viewers: [...seatsOf(start), 'public'] }
  return [lay(game, start, company)[0], company]
}

/** Those who are asked, all through one random game. */
const viewsOf = (game: Game): View[] => {
  const below = seeded(7)
  const [table] = layTable(game)
  const views: View[] = []
  while (!isOver(table.position)) {
    const seat = anySeat(table, below)
    views.push(game.view(table.position, seat))
    const picks = [anyPick(table, seat, below)]
    playLine(table, { seat, picks }, { chairs: [], viewers: [] })
  }
  const step = Math.max(1, Math.floor(views.length / VIEWS))
  return views.filter((_, i) => i % step === 0)
}

/** Where a line ends, another one begins at the same view. */
const rehearsing = (game: Game): Case['batch'] => {
  const views = viewsOf(game)
  return (below) => {
    const root = game.rehearse(views[below(views.length)] as View)
    let ahead = root
    for (let i = 0; i < PICKS; i++) {
      if (ahead.end) ahead = root
      const open = ahead.offers().filter(({ no }) => !no)
      ahead = ahead.after(open[below(open.length)]?.pick ?? '').next ?? root
    }
    ahead.view()
    return 1
  }
}

/** Everybody listens; a game that is over begins anew. */
const moving = (game: Game): Case['batch'] => {
  let [table, company] = layTable(game)
  return (below) => {
    if (isOver(table.position)) [table, company] = layTable(game)
    const seat = anySeat(table, below)
    playLine(table, { seat, picks: [anyPick(table, seat, below)] }, company)
    return 1
  }
}

const casesOf = async (name: GameName): Promise<Case[]> => {
  const { game } = await takeDown(name)
  return [
    { name: `${name}: rehearse, 20 picks, view`, counts: 'lines', as: 'time', batch: rehearsing(game) },
    { name: `${name}: a move at a table`, counts: 'moves', as: 'time', batch: moving(game) },
  ]
}

export const cases: readonly Case[] = (await Promise.all(LISTED.map(casesOf))).flat()
