/** Positions worth a picture, out of games the house's own partners played. */
import { fullest, playedScene, type Scene } from '@machiya/kit'
import type { Pick, Seat } from '@machiya/kernel'
import { yokohama } from '../index.ts'
import type { Yokohama } from '../position.ts'
import type { TaskName } from '../tasks.ts'
import { PLAYED } from './played.ts'

type Wanted = (g: Yokohama) => boolean

const scene = (
  name: string,
  seats: number,
  wanted: Wanted,
  choose?: (view: Yokohama, seat: Seat) => Pick | undefined,
): Scene<Yokohama> =>
  playedScene(
    yokohama,
    name,
    PLAYED.find((played) => played.seats === seats),
    wanted,
    choose,
  )

const asks =
  (task: TaskName, round = 1): Wanted =>
  (g) =>
    g.round >= round && yokohama.task(g)?.task === task

const lastArea = (g: Yokohama, seat: Seat): Pick | undefined =>
  yokohama.offers(g, seat).findLast(({ pick, no }) => !no && g.areas.some((area) => area === pick))?.pick

export const gallery: readonly Scene<Yokohama>[] = [
  scene('keep an order', 2, () => true),
  fullest(scene('movement, four players', 4, asks('movement', 22), lastArea)),
  scene('placement, three players', 3, asks('placement', 18)),
  scene('research', 4, asks('research', 16)),
  scene('take an order', 3, asks('take-order', 10)),
  scene('end, four players', 4, () => false),
  scene('start, four players', 4, asks('placement')),
  scene('placement, two players', 2, asks('placement', 20)),
  scene('a way', 3, asks('way')),
  scene('recall', 4, asks('recall-assistants', 12)),
  scene('build', 3, asks('build', 10)),
  scene('power-5 tile', 2, asks('take-tile', 3)),
  scene('second order', 4, asks('take-second', 3)),
  scene('research, two players', 2, asks('research', 12)),
  scene('pay a technology', 4, asks('pay-research')),
  scene('church', 4, asks('pray', 3)),
  scene('offering', 3, asks('offer')),
  scene('customs', 4, asks('declare', 12)),
  scene('exchange', 3, asks('exchange', 6)),
  scene('warehouse', 3, asks('transfer', 4)),
  scene('move an assistant', 4, asks('move-assistant', 6), lastArea),
  scene('the station', 4, asks('place-station')),
  scene('any good', 4, asks('any-good')),
  scene('extra', 4, asks('extra', 20)),
  scene('agent', 4, asks('agent-area', 6), lastArea),
  scene('end, two players', 2, () => false),
  scene('end, three players', 3, () => false),
]
