/** Positions worth a picture, out of games the house's own partners played. */
import { fullest, playedScene, type Scene } from '@machiya/kit'
import { edo } from '../index.ts'
import type { Pick, Seat } from '@machiya/kernel'
import type { G } from '../position.ts'
import type { TaskName } from '../tasks.ts'
import { PLAYED } from './played.ts'

const scene = (
  name: string,
  seats: number,
  wanted: (g: G) => boolean,
  choose?: (view: G, seat: Seat) => Pick | undefined,
): Scene<G> =>
  playedScene(
    edo,
    name,
    PLAYED.find((played) => played.seats === seats),
    wanted,
    choose,
  )

const asks =
  (task: TaskName, round = 1, also: (g: G, seat: Seat) => boolean = () => true) =>
  (g: G): boolean =>
    g.round >= round && edo.task(g)?.task === task && also(g, edo.waitingFor(g)[0] ?? 0)

const laid =
  (actions: number, officials: number) =>
  (g: G, seat: Seat): boolean =>
    g.seats[seat].plan.value.actions.length === actions &&
    g.seats[seat].plan.value.officials.length === officials

/** The last open offer: never the way out, which stands first. */
const lastOpen = (view: G, seat: Seat): Pick | undefined =>
  edo.offers(view, seat).findLast(({ no }) => !no)?.pick

export const gallery: readonly Scene<G>[] = [
  scene('start, two players', 2, () => true),
  scene('plan, four players', 4, asks('plan', 4)),
  scene('plan, officials', 3, asks('plan', 5, laid(3, 1))),
  fullest(scene('turn, five players', 5, asks('turn', 6))),
  scene('build, three players', 3, asks('build', 5), lastOpen),
  scene('end, five players', 5, () => false),
  scene('start, five players', 5, () => true),
  scene('plan, ready', 5, asks('plan', 6, laid(3, 3))),
  scene('go', 4, asks('go', 4), lastOpen),
  scene('travel', 3, asks('travel', 4)),
  scene('gather', 4, asks('gather', 4), lastOpen),
  scene('trade', 5, asks('trade', 3)),
  scene('send a samurai', 5, asks('send-to', 4), lastOpen),
  scene('draw income', 5, asks('draw-income')),
  scene('recruit', 4, asks('recruit', 2)),
  scene('drive off a ronin', 5, asks('drive-off')),
  scene('a ronin moves', 2, asks('ronin-to', 3)),
  scene('wages', 4, asks('pay-wages', 5)),
  scene('save goods', 5, asks('save')),
  scene('develop', 4, asks('develop', 3)),
  scene('end, two players', 2, () => false),
  scene('end, four players', 4, () => false),
]
