/** What must hold of one position, looked at alone. */
import {
  isHidden,
  seatsOf,
  type Chance,
  type Game,
  type Pick,
  type Pile,
  type Position,
  type RecordedMove,
  type Seat,
  type View,
  type Viewer,
  type Whole,
} from '../src/index.ts'
import { isWritable } from '../record.ts'
import { checkWords, type Words } from '../words.ts'
import { said } from '../src/play.ts'
import { bitOf, everyone } from '../src/position.ts'
import { fail, same } from './same.ts'
import { hide } from '../src/cards.ts'
import type { Box } from '../src/imagine.ts'

export type Scene<G extends Position> = {
  readonly game: Game<G>
  readonly chance: Chance
  readonly words?: readonly Words[]
  readonly mostOffers?: number
  /** The picks of the decision that is looked at, and all that a record can hold as far as is known. */
  readonly picks: Set<Pick>
  readonly writable: Set<Pick>
  widest: number
  worlds: number
  windows: number
  ahead: number
  /** A floor that hides its answers, as it was opened, and what has been answered on it. */
  window: { readonly g: Whole<G>; readonly moves: RecordedMove[] } | null
  /** What the census must find. */
  readonly box: Box
}

const NONSENSE = 'no-such-pick'

/** Whose eyes a close look takes: one pair at a time, so that many positions can be looked at. */
export const onlooker = (g: Position, chance: Chance): Viewer =>
  ([...seatsOf(g), 'public'] as const)[chance(g.about.seats + 1)] ?? 'public'

export const examine = <G extends Position>(scene: Scene<G>, g: Whole<G>, closely: boolean): void => {
  for (const seat of scene.game.waitingFor(g)) offersStand(scene, g, seat)
  if (!closely) return
  refusals(scene, g)
  censusHolds(scene, g, 'a position')
  same('K15', 'a loaded save differs', scene.game.load(JSON.parse(JSON.stringify(g))), g)
  viewStands(scene, g, scene.game.view(g, onlooker(g, scene.chance)))
  secretsHold(scene, g)
}

/** A waiting seat has an open offer; no pick is offered twice; every closed one has its reason. */
const offersStand = <G extends Position>(scene: Scene<G>, g: G, seat: Seat): void => {
  const task = scene.game.task(g)?.task
  const { picks, writable } = scene
  let opened = 0
  picks.clear()
  said(scene.game.rules, g, seat, (pick, no) => {
    if (picks.has(pick)) fail('K3', `'${task}' offers '${pick}' twice`)
    picks.add(pick)
    if (!no) opened++
    else if (!(no.rule && no.sentence)) fail('K3', `'${task}' closes '${pick}' without a reason`)
    if (writable.has(pick)) return
    if (!isWritable(pick)) fail('K15', `'${task}' offers '${pick}', which a record cannot hold`)
    writable.add(pick)
  })
  if (opened === 0) fail('K3', `seat ${seat} is waited for at '${task}' and has no open offer`)
  if (opened > (scene.mostOffers ?? Infinity)) fail('K18', `'${task}' has ${opened} open offers`)
  scene.widest = Math.max(scene.widest, opened)
}

/** What is not an open offer is refused with its reason. */
const refusals = <G extends Position>(scene: Scene<G>, g: Whole<G>): void => {
  const { game } = scene
  for (const seat of game.waitingFor(g)) {
    const closed = game.offers(g, seat).filter(({ no }) => no)
    for (const { pick, no } of closed)
      same('K19', `refusal of '${pick}'`, game.play(g, { seat, pick }), { refusal: no })
    mustRefuse(game, g, seat, NONSENSE)
    const late = game.play(g, { seat, pick: NONSENSE, number: g.number + 1 })
    if (late.refusal?.rule !== 'K14')
      fail('K14', 'a move that answers another position is not refused as such')
  }
  for (const seat of seatsOf(g)) {
    if (game.offers(g, seat).length === 0) mustRefuse(game, g, seat, 0)
  }
}

const mustRefuse = <G extends Position>(game: Game<G>, g: Whole<G>, seat: Seat, pick: Pick): void => {
  const { refusal } = game.play(g, { seat, pick })
  if (!refusal?.sentence) fail('K19', `'${pick}' of seat ${seat} is not refused with a reason`)
}

/** A box as the census finds it. */
export const sortedBox = (box: Box): Box =>
  Object.fromEntries(Object.entries(box).map(([kind, faces]) => [kind, faces.slice().sort()]))

/** Every component is somewhere, once. */
const censusHolds = <G extends Position>({ game, box }: Scene<G>, g: G, where: string): void => {
  const found = game.census(g)
  for (const kind of new Set([...Object.keys(box), ...Object.keys(found)]))
    same('K2', `the census of ${kind} in ${where}`, found[kind] ?? [], box[kind] ?? [])
}

/** A seat's options come out of its view as out of the position. */
const sameOptions = <G extends Position>(scene: Scene<G>, g: G, seen: View<G>, seat: Seat): void => {
  const { game } = scene
  const offers = game.offers(g, seat)
  same('K4', `the options of seat ${seat} from its view`, game.offers(seen, seat), offers)
  const task = game.task(g)
  for (const words of scene.words ?? [])
    checkWords(words, g, { task, offers, tidings: game.tidings(g, seat) })
}

/** A view holds only what its seat knows, and imagining from it gives the same view. */
const viewStands = <G extends Position>(scene: Scene<G>, g: G, seen: View<G>): void => {
  const { game, chance } = scene
  const { viewer } = seen
  if (typeof viewer === 'number') sameOptions(scene, g, seen, viewer)
  const imagined = game.imagine(seen, chance)
  same(
    'K5',
    `the view of ${viewer} from its own imagination`,
    { ...game.view(imagined, viewer), told: seen.told },
    seen,
  )
  censusHolds(scene, imagined, 'an imagined position')
  if (seen.chance.length > 0) fail('K20', 'a view shows the chance')
  if (!marksHold(game, g, seen)) fail('K26', `the view of ${viewer} tells what others know`)
  const stray = strayFace(game, g, seen)
  if (stray) fail('K6', `the view of ${viewer} shows '${stray}', which it does not know`)
}

/** A view marks a card as known to all, to its own seat, or to nobody: then it is hidden. */
const marksHold = <G extends Position>(game: Game<G>, g: G, seen: View<G>): boolean => {
  const all = everyone(g.about.seats)
  const own = seen.viewer === 'all' ? all : bitOf(g, seen.viewer)
  let hold = true
  const pile = ({ of, seen: marks }: Pile): void =>
    of.forEach((face, i) => {
      hold &&= isHidden(face) ? marks[i] === 0 : marks[i] === own || marks[i] === all
    })
  game.walk(seen, { pile })
  return hold
}

const facesIn = <G extends Position>(game: Game<G>, g: G): string[] => {
  const faces: string[] = []
  game.walk(g, { pile: ({ of }) => void faces.push(...of) })
  return faces
}

/** A face that stands somewhere in the view outside the piles although no pile shows it. */
const strayFace = <G extends Position>(game: Game<G>, g: G, seen: View<G>): string | undefined => {
  const visible = new Set(facesIn(game, seen))
  const hidden = new Set(facesIn(game, g).filter((face) => !visible.has(face) && visible.has(hide(face))))
  if (hidden.size === 0) return undefined
  const { told: _told, about: _about, ...rest } = seen
  return textIn(rest, hidden)
}

/** The first of these texts that stands in a value. */
const textIn = (value: unknown, texts: ReadonlySet<string>): string | undefined => {
  if (typeof value === 'string') return texts.has(value) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const part of Object.values(value)) {
    const found = textIn(part, texts)
    if (found !== undefined) return found
  }
  return undefined
}

/** That a seat has closed is seen where only picks are hidden, and with it the number of the position moves on. */
const apartFromClosing = (seen: View): object => {
  const { number: _number, mover: _mover, told: _told, floors, ...rest } = seen
  return { ...rest, floors: floors.map(({ closed: _closed, ...floor }) => floor) }
}

/** On a floor, an answer that hides or is not counted as a position changes nothing that another seat or the public can see. */
const secretsHold = <G extends Position>(scene: Scene<G>, g: Whole<G>): void => {
  const { game, chance } = scene
  const rule = game.rules[game.task(g)?.task ?? '']
  if (rule?.kind !== 'floor') return
  const speakers = seatsOf(g).filter((seat) => game.legal(g, seat, []).length > 0)
  const seat = speakers[chance(speakers.length)] as Seat
  const picks = game.legal(g, seat, [])
  const { position } = game.play(g, { seat, pick: picks[chance(picks.length)] as Pick })
  const viewer = onlooker(g, chance)
  if (viewer === seat || !position || !isSameFloor(g, position)) return
  const isCounted = position.number !== g.number
  if (isCounted && rule.hides === 'nothing') return
  const views = [game.view(position, viewer), game.view(g, viewer)]
  const [after, before] = isCounted && rule.hides === 'picks' ? views.map(apartFromClosing) : views
  same('K12', `a hidden answer of seat ${seat} as ${viewer} sees it`, after, before)
}

const isSameFloor = (g: Position, next: Position): boolean =>
  next.floors.length === g.floors.length && next.floors.at(-1)?.since === g.floors.at(-1)?.since
