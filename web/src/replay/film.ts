/** A finished game, move by move, through the eyes of one seat or of all. */
import { copyJson, replay, type Game, type Seat, type View, type Whole } from '@machiya/kernel'
import { applyChanges } from '@machiya/table'
import { isGame, takeDown } from '../games.ts'
import { replayOf, tableInfo } from '../remote/api.ts'
import { namesOf } from '../remote/names.ts'
import { useSettings } from '../settings.ts'
import { isSolo } from '../solo/deal.ts'
import { tableOf } from '../solo/shelf.ts'
import type { Chair, Entry } from '../table/client.ts'

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

const chair = (seat: number, name: string, level: string | null): Chair => ({
  seat: seat as Seat,
  name,
  level,
  taken: true,
  here: true,
  away: false,
  bank: null,
  deadline: null,
})

const allSeats = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat as Seat)

const soloFilm = async (id: string): Promise<Film | null> => {
  const saved = await tableOf(id)
  if (!saved || !isGame(saved.game) || !saved.replayable) return null
  const { game } = await takeDown(saved.game)
  const { seed, moves, options, chairs, title } = saved
  const record = {
    game: game.name,
    revision: game.load(saved.position).about.since,
    seats: chairs.length,
    options,
    commitment: '',
    moves: moves,
  }
  const positions = replay(game, record, seed)
  return {
    id,
    game,
    title,
    chairs: chairs.map(({ name, level }, seat) => chair(seat, name, level)),
    length: positions.length,
    eyes: saved.over ? ['all', ...allSeats(chairs.length)] : [],
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
  const names = namesOf(info.seats, useSettings.getState().locale)
  return {
    id,
    game,
    title: info.title,
    chairs: info.seats.map(({ seat, level }, i) => chair(seat, names[i] ?? '', level)),
    length: all.length,
    eyes: ['all', ...info.seats.filter(({ you }) => you).map(({ seat }) => seat as Seat)],
    views,
    from: async (move, eyes) => game.imagine(copyJson((await views(eyes))[move] as View)),
  }
}

export const filmOf = (id: string): Promise<Film | null> => (isSolo(id) ? soloFilm(id) : remoteFilm(id))

/** What was told up to a move, as these eyes heard it. */
export const logUpTo = (game: Game, views: readonly View[], move: number, eyes: Eyes): Entry[] =>
  views.slice(0, move + 1).flatMap((view, i) => {
    const tidings = game.tidings(view, eyes)
    return tidings.length && view.number !== views[i - 1]?.number
      ? [{ number: view.number, mover: view.mover, at: 0, tidings }]
      : []
  })
