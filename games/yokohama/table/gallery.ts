/** Positions worth a picture, dealt and played by fixed seeds. */
import type { Scene } from '@machiya/kit'
import { dice, isOver, type Pick, type Seat } from '@machiya/kernel'
import { yokohama } from '../index.ts'
import type { AreaId } from '../data/areas.ts'
import { powerAt } from '../places.ts'
import type { Yokohama } from '../position.ts'

const SEED = 'f'.repeat(32)

type Wanted = (g: Yokohama) => boolean

const HESITANT: ReadonlySet<Pick> = new Set(['done', 'end-turn', 'recall', 'all', 'all-return'])

/** How much a merchant with an eye for strong areas, buildings and orders likes a pick. */
const likes = (g: Yokohama, seat: Seat, pick: Pick): number => {
  if (HESITANT.has(pick)) return 0
  const place = g.areas.indexOf(pick as AreaId)
  if (place < 0) return 4
  const power = powerAt(g, seat, place)
  const task = yokohama.task(g)?.task
  return task === 'placement' ? (power > 3 ? 1 : 3) : 1 + power
}
const liked = (g: Yokohama, seat: Seat, picks: readonly Pick[]): readonly Pick[] => {
  const most = Math.max(...picks.map((pick) => likes(g, seat, pick)))
  return picks.filter((pick) => likes(g, seat, pick) === most)
}

const playTo = (seats: number, wanted: Wanted): Yokohama => {
  const chance = dice(`yokohama gallery ${seats}`)
  const g = yokohama.start(seats, {}, SEED)
  const picks: Pick[] = []
  for (let moves = 0; moves < 6000 && !isOver(g) && !wanted(g); moves++) {
    const waiting = yokohama.waitingFor(g)
    const seat = waiting[chance(waiting.length)] as Seat
    yokohama.legal(g, seat, picks)
    const best = chance(3) === 0 ? picks : liked(g, seat, picks)
    yokohama.advance(g, seat, best[chance(best.length)] as Pick)
  }
  return g
}

const scene = (
  name: string,
  seats: number,
  wanted: Wanted,
  choose?: (g: Yokohama) => Pick | undefined,
): Scene<Yokohama> => {
  let kept: Yokohama | undefined
  const at = () => (kept ??= playTo(seats, wanted))
  return {
    name,
    seat: 0,
    view: () => yokohama.view(at(), 0),
    ...(choose
      ? {
          get chosen(): Pick | undefined {
            return choose(at())
          },
        }
      : {}),
  } as Scene<Yokohama>
}

/** The first seat is asked something, from a round on. */
const asks =
  (task: string, round = 1): Wanted =>
  (g) =>
    g.round >= round && yokohama.task(g)?.task === task && yokohama.waitingFor(g)[0] === 0

const firstArea = (g: Yokohama): Pick | undefined =>
  yokohama.offers(g, 0).find(({ pick, no }) => !no && g.areas.includes(pick as never))?.pick

export const gallery: readonly Scene<Yokohama>[] = [
  scene('keep an order', 2, () => true),
  scene('placement, two players', 2, asks('placement')),
  scene('placement, three players', 3, asks('placement', 2)),
  scene('movement', 4, asks('movement', 16), firstArea),
  scene('recall', 3, asks('recall-assistants', 4)),
  scene('build', 3, asks('build', 10)),
  scene('power-5 tile', 2, asks('take-tile', 3)),
  scene('take an order', 4, asks('take-order', 12)),
  scene('second order', 3, asks('take-second', 3)),
  scene('research', 4, asks('research', 12)),
  scene('research, two players', 2, asks('research', 12)),
  scene('church', 4, asks('pray', 14)),
  scene('customs', 3, asks('declare', 12)),
  scene('exchange', 4, asks('exchange', 6)),
  scene('warehouse', 3, asks('transfer', 4)),
  scene('any good', 4, asks('any-good')),
  scene('extra', 4, asks('extra', 14)),
  scene('end, two players', 2, () => false),
  scene('end, three players', 3, () => false),
  scene('end, four players', 4, () => false),
]
