/** A finished game, move by move, through the eyes of one seat or of all. */
import type { Game, Seat, View, Whole } from '@machiya/kernel'
import { replay } from '@machiya/kernel/record'
import { applyChanges, positionsOf, type Entry } from '@machiya/table'
import { namesOf } from '@machiya/bots/words'
import { seated, type Chair } from '../client/table.ts'
import { isOnDevice } from '../device/deal.ts'
import type { EventRow, TableRow } from '../device/rows.ts'
import { eventsOf, tableOf } from '../device/storage.ts'
import { isGame, takeDown } from '../games.ts'
import { replayOf, tableInfo } from '../remote/api.ts'

export type Eyes = Seat | 'all'

export type Film = {
  readonly id: string
  readonly game: Game
  readonly title: string
  readonly chairs: readonly Chair[]
  readonly length: number
  /** Whose eyes can be had. */
  readonly eyes: readonly Eyes[]
  views(eyes: Eyes): Promise<readonly View[]>
  /** A position to play on from: the real one, or one these eyes cannot tell from it. */
  from(move: number, eyes: Eyes): Promise<Whole>
}

const allSeats = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat as Seat)

/** What was played before the first event that is kept can be dealt again, by the rules it began with. */
const playedBefore = (game: Game, { chairs, options, seed }: TableRow, first: EventRow): Whole[] => {
  const { past, snapshot } = first
  if (!past?.replayable) return []
  const { since } = game.load(JSON.parse(snapshot ?? 'null')).about
  const about = { game: game.name, revision: since, seats: chairs.length, options, commitment: '' }
  return replay(game, { ...about, moves: past.moves }, seed).slice(0, -1)
}

/** Every position of a table on this device, move by move. */
export const positionsAt = (game: Game, row: TableRow, events: readonly EventRow[]): Whole[] => {
  const [first] = events
  return first ? [...playedBefore(game, row, first), ...positionsOf(game, events)] : []
}

const deviceFilm = async (id: string): Promise<Film | null> => {
  const row = await tableOf(id)
  if (!row || !isGame(row.game)) return null
  const [{ game }, events] = await Promise.all([takeDown(row.game), eventsOf(id)])
  const positions = positionsAt(game, row, events)
  const { title, chairs } = row
  return {
    id,
    game,
    title,
    chairs: chairs.map(({ name, level }, seat) => seated(seat, name, level)),
    length: positions.length,
    eyes: row.over ? ['all', ...allSeats(chairs.length)] : [],
    views: (eyes) => Promise.resolve(positions.map((position) => game.view(position, eyes))),
    from: (move, eyes) => {
      const position = positions[move] as Whole
      return Promise.resolve(eyes === 'all' ? position : game.imagine(game.view(position, eyes)))
    },
  }
}

const remoteFilm = async (id: string): Promise<Film | null> => {
  const { ok: info } = await tableInfo(id)
  if (!info || !isGame(info.game) || info.status !== 'over') return null
  const { game } = await takeDown(info.game)
  const cache = new Map<Eyes, Promise<readonly View[]>>()
  const load = async (eyes: Eyes): Promise<readonly View[]> => {
    const { ok } = await replayOf(id, eyes)
    const views: View[] = ok ? [ok.first as unknown as View] : []
    for (const { changes } of ok?.steps ?? []) views.push(applyChanges(views.at(-1) as View, changes))
    return views
  }
  const views = (eyes: Eyes) => {
    const known = cache.get(eyes) ?? load(eyes)
    cache.set(eyes, known)
    return known
  }
  const all = await views('all')
  const names = namesOf(info.seats)
  return {
    id,
    game,
    title: info.title,
    chairs: info.seats.map(({ seat, level }, i) => seated(seat, names[i] ?? '', level)),
    length: all.length,
    eyes: ['all', ...info.seats.filter(({ you }) => you).map(({ seat }) => seat as Seat)],
    views,
    from: async (move, eyes) => game.imagine((await views(eyes))[move] as View),
  }
}

export const filmOf = (id: string): Promise<Film | null> => (isOnDevice(id) ? deviceFilm(id) : remoteFilm(id))

/** What was told up to a move, as these eyes heard it. */
export const logUpTo = (game: Game, views: readonly View[], move: number, eyes: Eyes): Entry[] =>
  views.slice(0, move + 1).flatMap((view, i) => {
    const tidings = game.tidings(view, eyes)
    return tidings.length && view.number !== views[i - 1]?.number
      ? [{ number: view.number, mover: view.mover, at: 0, tidings }]
      : []
  })
