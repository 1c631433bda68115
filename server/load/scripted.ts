/** Games that are known to their last move before anybody plays them: over any line they must end the same. */
import { isGame, takeDown } from '@machiya/games'
import { commit, dice, isOver, mix, type Game, type Pick, type Seat, type Whole } from '@machiya/kernel'
import { parseRecord, replay } from '@machiya/kernel/record'
import { lay, playLine } from '@machiya/table'
import type { Running } from '../house.ts'
import type { TableMade } from '../protocol.ts'
import { connectClient, guestAt, sameView, type Caller, type Client } from '../testing/client.ts'
import { until } from '../testing/house.ts'
import { allPeople } from './forced.ts'

type Scene = { readonly seat: Seat; readonly number: number; readonly task: string; readonly picks: Pick[] }
export type Script = {
  readonly game: Game
  readonly seats: number
  readonly seed: string
  readonly scenes: readonly Scene[]
  /** With those that the table makes by itself. */
  readonly moves: number
  readonly end: Whole
}

/** The first seat that is asked picks by what lies on the table and how many picks came before, or it might go in circles. */
const sceneAt = (game: Game, position: Whole, before: number): Scene => {
  const seat = game.waitingFor(position).find((each) => game.offers(position, each).some(({ no }) => !no))
  if (seat === undefined) throw new Error(`${game.name}: nobody can go on at position ${position.number}`)
  const view = game.view(position, seat)
  const open = game.offers(view, seat).filter(({ no }) => !no)
  const chance = dice(`${game.hash(position)} ${seat} ${before}`)
  const pick = open[chance(open.length)]?.pick as Pick
  return { seat, number: view.number, task: view.agenda.at(-1)?.task ?? '', picks: [pick] }
}

export const writeScript = async (name: string, most: number, index: number): Promise<Script> => {
  if (!isGame(name)) throw new Error(`there is no game called '${name}'`)
  const { game } = await takeDown(name)
  const seats = Math.max(game.seats[0], Math.min(game.seats[1], most))
  const seed = commit(`script ${name} ${index}`)
  const scenes: Scene[] = []
  const company = allPeople(seats)
  const [table, first] = lay(game, game.start(seats, {}, mix(seed, [])), company)
  let [acts] = first.alone
  while (!isOver(table.position)) {
    const forced = acts?.why === 'forced' ? acts : undefined
    const scene = forced ?? sceneAt(game, table.position, scenes.length)
    if (!forced) scenes.push(scene as Scene)
    const made = playLine(table, scene, company, forced?.why)
    if ('refusal' in made) throw new Error(`${name}: ${made.refusal.sentence}`)
    ;[acts] = made.alone
  }
  return { game, seats, seed, scenes, moves: table.n, end: table.position }
}

/** Lays the table, and puts the script's seed in the place of the one that the house drew. */
const layTable = async ({ house }: Running, host: Caller, { game, seats, seed }: Script): Promise<string> => {
  const people = Array.from({ length: seats }, () => ({ kind: 'person' }))
  const { table, links } = await host.call<TableMade>('POST', '/api/tables', {
    game: game.name,
    seats: people,
  })
  for (const { token } of links) await host.call('POST', `/api/tables/${table.id}/sit`, { token })
  await house.store.db
    .updateTable('tables')
    .set({ secret: seed, commitment: commit(seed) })
    .where('id', '=', table.id)
    .execute()
  house.liveTables.delete(table.id)
  await host.call('POST', `/api/tables/${table.id}/start`)
  return table.id
}

const playScene = async (table: string, client: Client, scene: Scene, ms: number): Promise<string[]> => {
  await until(() => client.seen(table, scene.seat)?.view.number === scene.number, ms)
  const answer = await client.say({ type: 'move', table, ...scene })
  return answer.ok ? [] : [`${table} ${scene.task} ${scene.picks.join()}: ${answer.sentence}`]
}

type Ending = { readonly moves: number; readonly hash: string }
export type Ended = Ending & { readonly game: string; readonly faults: string[] }
export type Line = { readonly socketUrl: string; readonly nudgeMs?: number; readonly limitMs: number }

/** How it ended, by what the house kept. */
const endingOf = async (host: Caller, table: string, { game, end }: Script): Promise<Ending> => {
  const record = parseRecord(await host.call<string>('GET', `/api/tables/${table}/record`))
  const last = replay(game, record, mix(record.seed ?? '', record.salts ?? [])).at(-1) ?? end
  return { moves: record.moves.length, hash: game.hash(last) }
}

/** Plays one script over a line and tells how the house says it ended. */
const playOne = async (running: Running, host: Caller, script: Script, line: Line): Promise<Ended> => {
  const table = await layTable(running, host, script)
  const clients = Array.from({ length: script.seats }, () =>
    connectClient(line.socketUrl, host.token, { nudgeMs: line.nudgeMs }),
  )
  try {
    const faults: string[] = []
    await Promise.all(clients.map((client, seat) => client.join(table, seat)))
    for (const scene of script.scenes)
      faults.push(...(await playScene(table, clients[scene.seat] as Client, scene, line.limitMs)))
    for (const [seat, client] of clients.entries()) {
      const own = script.game.view(script.end, seat as Seat)
      await until(() => sameView(own, client.seen(table, seat)?.view), line.limitMs)
    }
    return { game: script.game.name, faults, ...(await endingOf(host, table, script)) }
  } finally {
    for (const client of clients) client.close()
  }
}

export const playScripts = async (
  running: Running,
  scripts: readonly Script[],
  line: Line,
): Promise<Ended[]> => {
  const host = await guestAt(running.url, 'script')
  const late = Promise.withResolvers<never>()
  const bell = setTimeout(
    () => late.reject(new Error(`the games had not ended after ${line.limitMs} ms`)),
    line.limitMs,
  )
  const played = Promise.all(scripts.map((script) => playOne(running, host, script, line)))
  return Promise.race([played, late.promise]).finally(() => clearTimeout(bell))
}
