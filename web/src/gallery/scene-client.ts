/** A table that begins at a scene of the gallery: its viewer plays on, chance answers for the rest. */
import type { Scene } from '@machiya/kit'
import {
  dice,
  isOver,
  seatsOf,
  type Game,
  type Pick,
  type Position,
  type Seat,
  type View,
  type Whole,
} from '@machiya/kernel'
import { keepSame, type Entry } from '@machiya/table'
import { flushSync } from 'react-dom'
import { createStore } from 'zustand'
import { opening, seated, still, type Chair, type TableClient, type TableState } from '../client/table.ts'
import type { GameName } from '../games.ts'

const NAMES = ['Hanna', 'Ren', 'Aiko', 'Mateo', 'Sumi']
/** What the bench reads: between the two lies the script that follows when a new view arrives. */
const BEGINS = 'update begins'
const ENDS = 'update ends'

export const chairsOf = (view: Position, own: Seat | null): readonly Chair[] =>
  seatsOf(view).map((seat) => seated(seat, NAMES[seat] ?? '', seat === own ? null : 'merchant'))

const heard = (game: Game, view: Position, seat: Seat | null): readonly Entry[] => {
  const tidings = game.tidings(view, seat ?? 'public')
  return tidings.length ? [{ number: view.number, mover: view.mover, at: 0, tidings }] : []
}

const sceneState = (name: GameName, game: Game, scene: Scene): TableState => {
  const view = scene.view()
  return {
    ...opening(`scene-${scene.name}`),
    status: isOver(view) ? 'over' : 'playing',
    game: name,
    title: scene.name,
    seat: scene.seat,
    mine: scene.seat === null ? [] : [scene.seat],
    view,
    chairs: chairsOf(view, scene.seat),
    log: heard(game, view, scene.seat),
    link: 'here',
    caughtUp: view.number,
    read: view.number,
  }
}

/** Others answer by chance until the viewer is asked again. */
const answered = (game: Game, from: Whole, own: Seat | null): Whole => {
  const chance = dice(`scene ${from.number}`)
  const picks: Pick[] = []
  let now = from
  for (;;) {
    const [seat] = game.waitingFor(now)
    if (seat === undefined || game.waitingFor(now).includes(own ?? seat)) return now
    game.legal(now, seat, picks)
    const { position } = game.play(now, { seat, pick: picks[chance(picks.length)] as Pick })
    now = position ?? now
  }
}

export const sceneClient = (name: GameName, game: Game, scene: Scene): TableClient => {
  const store = createStore<TableState>(() => sceneState(name, game, scene))
  let world: Whole | undefined
  const show = (seen: View) => {
    performance.mark(BEGINS)
    const view = keepSame(store.getState().view, seen)
    const change = {
      view,
      log: [...store.getState().log, ...heard(game, view, scene.seat)],
      status: isOver(view) ? ('over' as const) : ('playing' as const),
    }
    flushSync(() => store.setState(change))
    performance.mark(ENDS)
  }
  return {
    ...still(store),
    play: async (picks) => {
      if (scene.seat === null) return null
      world ??= game.imagine(scene.view())
      const { position, refusal } = game.playLine(world, { seat: scene.seat, picks })
      if (refusal) return refusal
      world = answered(game, position, scene.seat)
      show(game.view(world, scene.seat))
      return null
    },
    rematch: () => Promise.resolve(location.pathname + location.search),
  }
}
