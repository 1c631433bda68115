/** Playing on at a table of people until somebody is asked what a test wants to know about. */
import { takeDown, type GameName } from '@machiya/games'
import { dice, type Game, type Pick, type Rehearsal, type Seat, type View } from '@machiya/kernel'
import type { TableMade } from '../protocol.ts'
import type { Caller, Client, Saying } from './client.ts'
import { until } from './house.ts'

export type Asked = { readonly seat: Seat; readonly view: View }
/** The seats that one client plays at a table. */
export type Seated = {
  readonly client: Client
  readonly game: Game
  readonly table: string
  readonly seats: readonly Seat[]
}

export const PERSON = { kind: 'person' }
/** One person sits down on every chair that is for people, all on one line. */
export const sitDown = async (
  name: GameName,
  host: Caller,
  client: Client,
  plan: readonly { kind: string }[] = [PERSON, PERSON],
): Promise<Seated> => {
  const { game } = await takeDown(name)
  const { table, links } = await host.call<TableMade>('POST', '/api/tables', { game: name, seats: plan })
  for (const { token } of links) await host.call('POST', `/api/tables/${table.id}/sit`, { token })
  await host.call('POST', `/api/tables/${table.id}/start`)
  const seats = links.map(({ seat }) => seat as Seat)
  for (const seat of seats) await client.join(table.id, seat)
  return { client, game, table: table.id, seats }
}

export const moveOf = (table: string, { seat, view }: Asked, picks: readonly Pick[]): Saying => {
  const task = view.agenda.at(-1)?.task ?? ''
  return { type: 'move', table, seat, number: view.number, task, picks: [...picks] }
}

const viewOf = ({ client, table }: Seated, seat: Seat): View => client.seen(table, seat)?.view as View

const someone = (seated: Seated): Asked => {
  const asked = seated.seats
    .map((seat) => ({ seat, view: viewOf(seated, seat) }))
    .find(({ seat, view }) => seated.game.waitingFor(view).includes(seat))
  if (!asked) throw new Error('nobody is asked')
  return asked
}

/** Every seat on this line sees the same position. */
const settled = (seated: Seated): Promise<void> =>
  until(() => new Set(seated.seats.map((seat) => viewOf(seated, seat).number)).size === 1)

/** Whoever is asked picks anything, until `look` finds what it looks for. */
export const playUntil = async <T>(seated: Seated, look: (asked: Asked) => T | undefined): Promise<T> => {
  const { client, game, table } = seated
  const chance = dice(table)
  for (;;) {
    const asked = someone(seated)
    const found = look(asked)
    if (found) return found
    const open = game.offers(asked.view, asked.seat).filter(({ no }) => !no)
    const answer = await client.say(moveOf(table, asked, [open[chance(open.length)]?.pick ?? '']))
    const { seq = 0 } = answer.ok ? answer : {}
    await until(() => (client.seen(table, asked.seat)?.seq ?? 0) >= seq)
    await settled(seated)
  }
}

type Ahead = Asked & { readonly line: Rehearsal<View> }
/**
 * A line of three picks after which the seat still has a choice, on no floor: it can be taken back. Where there is only
 * one answer, before or after, the table gives it.
 */
const lineOf = (game: Game, { seat, view }: Asked): Ahead | undefined => {
  if (game.legal(view, seat, []).length < 2) return undefined
  let line = game.rehearse(view) as Rehearsal<View>
  while (!line.end && line.line.length < 3) {
    const open = line.offers().find(({ no }) => !no)
    line = line.after(open?.pick ?? '').next ?? line
  }
  if (line.line.length < 3 || line.end || view.floors.length > 0) return undefined
  return line.offers().filter(({ no }) => !no).length < 2 ? undefined : { seat, view, line }
}
export const untilLine = (seated: Seated): Promise<Ahead> =>
  playUntil(seated, (asked) => lineOf(seated.game, asked))
