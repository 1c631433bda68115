/** The contract of a table: random lines by several people, each of whom must be where the table is after every event. */
import {
  dice,
  isOver,
  seatsOf,
  type Chance,
  type Choices,
  type Game,
  type Pick,
  type Seat,
  type View,
  type Viewer,
  type Whole,
} from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { isSecret, type Alone, type Chair } from './alone.ts'
import { applyChanges, changesBetween, type Change } from './changes.ts'
import { movesOf, SNAPSHOT_EVERY, type Kept } from './events.ts'
import { historyOf, logOf, type Entry } from './log.ts'
import {
  follow,
  lay,
  playLine,
  rebuild,
  shownTo,
  takeBack,
  undoOf,
  type Advance,
  type Company,
  type Delivery,
  type Table,
} from './table.ts'
import { ANSWERED, type Undo } from './trail.ts'

export type Setting = {
  readonly game: Game
  readonly seats: number
  readonly options?: Choices
  readonly seed: string
  readonly mostMoves?: number
}
/** How often the game had lines, moves taken back, and answers of the table's own. */
type Counts = { lines: number; undone: number; forced: number; order: number }
export type Report = Readonly<Counts> & { readonly events: number }

/** What somebody at the table has heard so far. */
type Ear = { view: View; seq: number; back: Undo; log: Entry[] }
type Scene = {
  readonly table: Table
  /** The same table at another place, which hears of every event. */
  readonly mirror: Table
  readonly chance: Chance
  readonly company: Company
  readonly chairs: Chair[]
  readonly ears: Map<Viewer, Ear>
  readonly events: Kept[]
  readonly counts: Counts
}

const fail = (what: string): never => {
  throw new Error(`[table] ${what}`)
}
const mustBe = (what: string, a: unknown, b: unknown): void => {
  const [difference] = changesBetween(a, b)
  if (difference) fail(`${what} is other by ${JSON.stringify(difference)}`)
}

const kept = ({ n, kind, seat, task, pick, heard, changes, snapshot }: Advance): Kept => ({
  n,
  kind,
  seat,
  task,
  pick,
  heard: JSON.stringify(heard),
  changes,
  snapshot,
  at: n,
})

const hear = (
  game: Game,
  ear: Ear,
  { viewer, seq, changes, told, back, cut }: Delivery,
  at: number,
): void => {
  if (seq !== ear.seq + 1) fail(`${viewer} hears ${seq} after ${ear.seq}`)
  const isNews = cut === undefined
  const before = ear.view.number
  ear.view = {
    ...applyChanges(ear.view, JSON.parse(changes) as Change[]),
    told: JSON.parse(told) as View['told'],
  }
  ear.seq = seq
  ear.back = JSON.parse(back) as Undo
  if (!isNews) ear.log = ear.log.filter(({ number }) => number <= cut)
  const { number, mover } = ear.view
  const tidings = game.tidings(ear.view, viewer)
  if (isNews && number !== before && tidings.length > 0) ear.log.push({ number, mover, at, tidings })
}

/** From a whole position far enough back for everything that can be taken back. */
const enough = (events: readonly Kept[]): readonly Kept[] =>
  events.slice(
    Math.max(
      0,
      events.findLastIndex(({ n, snapshot }) => snapshot !== null && n <= events.length - SNAPSHOT_EVERY),
    ),
  )

/** A table laid again from what was kept is the same. */
const standsAgain = ({ table, ears, events }: Scene): void => {
  const again = rebuild(table.game, enough(events))
  mustBe('a table laid again', [again.position, again.heard, again.n], [table.position, table.heard, table.n])
  for (const [viewer, { back }] of ears)
    mustBe(`what ${viewer} may take back at a table laid again`, undoOf(again, viewer), back)
}

/** Everybody is where the table is, by changes alone. */
const allStand = ({ table, ears, company }: Scene): void => {
  for (const [viewer, { view, seq, back }] of ears) {
    const now = shownTo(table, viewer)
    mustBe(`what ${viewer} sees by changes`, [view, seq, back], [now.view, now.seq, now.back])
    mustBe(`what ${viewer} takes for the time`, table.game.spans(view), table.game.spans(table.position))
  }
  if (company.viewers.length !== ears.size) fail('somebody is not listening')
}

/** What a seat may take back are its own last picks, and nothing is taken back that others made. */
const ownSteps = ({ table, ears, events }: Scene): void => {
  const moves = movesOf(events)
  for (const [viewer, { back }] of ears) {
    if (back.steps.length === 0) continue
    if (table.position.mover !== viewer) fail(`${viewer} may take back, but did not move last`)
    const own = moves.filter(({ seat }) => seat === viewer).slice(-back.steps.length)
    const steps = back.steps.map(({ task, pick }) => ({ seat: viewer, task, pick }))
    mustBe(`what ${viewer} may take back`, steps, own)
  }
}

/** The moves that count come to the same, one by one from the deal. */
const recordStands = ({ table: { game, position }, events }: Scene): void => {
  const g = game.copy(JSON.parse(events[0]?.snapshot ?? '') as Whole)
  for (const { seat, pick } of movesOf(events)) game.advance(g, seat, pick)
  mustBe('where the record ends', game.hash(g), game.hash(position))
}

const logsStand = ({ table: { game }, ears, events }: Scene): void => {
  for (const [viewer, { log, seq, view }] of ears) {
    mustBe(`the log of ${viewer}`, log, logOf(game, events, viewer).entries)
    const { first, firstSeq, steps } = historyOf(game, events, viewer, 0)
    mustBe(`how often ${viewer} heard something`, firstSeq + steps.length, seq)
    const end = steps.reduce(
      (seen, { changes }) => applyChanges(seen, JSON.parse(changes) as Change[]),
      JSON.parse(first) as View,
    )
    mustBe(`what ${viewer} saw in the end`, { ...end, told: null }, { ...view, told: null })
  }
}

const toldBy = ({ deliveries, alone }: Advance): unknown => [
  alone,
  deliveries.map(({ changes, told, back, ...rest }) => [
    rest,
    ...[changes, told, back].map((part) => JSON.parse(part) as unknown),
  ]),
]

const happened = (scene: Scene, advance: Advance): void => {
  const { table, mirror, ears, events, company, chance } = scene
  const event = kept(advance)
  events.push(event)
  for (const delivery of advance.deliveries) {
    const ear = ears.get(delivery.viewer)
    if (ear) hear(table.game, ear, delivery, advance.n)
  }
  allStand(scene)
  ownSteps(scene)
  if (chance(5) === 0) standsAgain(scene)
  mustBe('what a table that follows tells', toldBy(follow(mirror, [event], company)), toldBy(advance))
}

/** Nobody else could know that there was another way: in every world they can imagine there is none. */
const tellsNobody = ({ table, chance, company }: Scene, seat: Seat, pick: Pick): void => {
  const { game, position } = table
  for (const viewer of company.viewers) {
    if (viewer === seat) continue
    const world = game.imagine(game.view(position, viewer), chance)
    mustBe(`what ${viewer} takes for the only way of ${seat}`, game.legal(world, seat, []), [pick])
  }
}

/** Nobody acts more often in a row, or it never ends. */
const MOST_ALONE = 30

/** The log says that nobody was asked, but for where it must not show who has answered. */
const isSaid = ({ table }: Scene, { seat, why }: Alone, secret: boolean, before: number): void => {
  const said = table.position.told?.filter(({ tiding }) => tiding === ANSWERED).map(({ a }) => a)
  const isNews = table.position.number !== before
  if (isNews) mustBe(`what is said of ${seat} not being asked`, said, secret ? [] : [{ seat, why }])
}

const actAlone = (scene: Scene, advance: Advance): void => {
  const { table, company, counts } = scene
  let [act] = advance.alone
  for (let i = 0; act && act.why !== 'bot'; i++) {
    if (i > MOST_ALONE) fail('the table answers itself for ever')
    if (act.why === 'forced') tellsNobody(scene, act.seat, act.picks[0] as Pick)
    counts[act.why]++
    const secret = isSecret(table)
    const before = table.position.number
    const acted = made(playLine(table, act, company, act.why))
    isSaid(scene, act, secret, before)
    happened(scene, acted)
    ;[act] = acted.alone
  }
}

const made = (result: ReturnType<typeof playLine>): Advance =>
  'refusal' in result ? fail(`refused: ${result.refusal.sentence}`) : result

/** Now and then a seat wants the same answer whenever this is asked, for good or for a while. */
const orderSometimes = ({ table: { game, position }, chance, chairs }: Scene, seat: Seat, picks: Pick[]) => {
  const task = game.task(position)?.task
  if (task === undefined || chance(5) > 0) return
  const during = chance(2) === 0 ? {} : { during: game.spans(position) }
  chairs[seat] = { plays: 'person', orders: [{ task, picks, ...during }] }
}

/** A random line of own picks, as far as it can be rehearsed. */
const drawLine = ({ table, chance }: Scene, seat: Seat): Pick[] => {
  const { game, position } = table
  let ahead = game.rehearse(game.view(position, seat))
  const longest = 1 + chance(4)
  while (!ahead.end && ahead.line.length < longest) {
    const open = ahead.offers().filter(({ no }) => !no)
    ahead = ahead.after(open[chance(open.length)]?.pick ?? '').next ?? ahead
  }
  return [...ahead.line]
}

const undoSometimes = (scene: Scene): void => {
  const { table, chance, company } = scene
  const { mover } = table.position
  if (mover === null || chance(4) > 0) return
  const seat = chance(4) > 0 ? mover : (chance(table.position.about.seats) as Seat)
  const { steps } = undoOf(table, seat)
  const result = takeBack(table, { seat, number: table.position.number }, company)
  if ('refusal' in result)
    return steps.length > 0 ? fail(`may be taken back, yet: ${result.refusal.sentence}`) : undefined
  if (steps.length === 0) fail('was taken back although it may not')
  scene.counts.undone++
  happened(scene, result)
}

const listening = (table: Table, viewers: readonly Viewer[]): Map<Viewer, Ear> =>
  new Map(
    viewers.map((viewer) => [
      viewer,
      { ...shownTo(table, viewer), log: [...logOf(table.game, [], viewer).entries] },
    ]),
  )

/** Plays one game under the contract. */
export const playTable = ({ game, seats, options = {}, seed, mostMoves = 150 }: Setting): Report => {
  const chance = dice(seed)
  const chairs = Array.from({ length: seats }, (): Chair => ({ plays: 'person', orders: [] }))
  const start = game.start(seats, options, sha256(seed))
  const company: Company = { chairs, viewers: [...seatsOf(start), 'public'] }
  const [table, first] = lay(game, start, company)
  const mirror = rebuild(game, [kept(first)])
  const ears = listening(table, company.viewers)
  const counts = { lines: 0, undone: 0, forced: 0, order: 0 }
  const scene: Scene = { table, mirror, chance, company, chairs, ears, events: [kept(first)], counts }
  for (const [viewer, ear] of ears) ear.log = [...logOf(game, scene.events, viewer).entries]
  actAlone(scene, first)
  for (let i = 0; i < mostMoves && !isOver(table.position); i++) {
    const owed = game.waitingFor(table.position)
    const seat = owed[chance(owed.length)] as Seat
    const picks = drawLine(scene, seat)
    orderSometimes(scene, seat, picks)
    const advance = made(playLine(table, { seat, picks, number: table.position.number }, company))
    if (picks.length > 1) counts.lines++
    happened(scene, advance)
    actAlone(scene, advance)
    undoSometimes(scene)
  }
  logsStand(scene)
  recordStands(scene)
  return { events: scene.events.length, ...counts }
}
