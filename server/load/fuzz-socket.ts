/** Nonsense by socket: whatever is said is answered, or the line is cut for what is too large. */
import type { Chance } from '@machiya/kernel'
import { WebSocket } from 'ws'
import type { Sender, Tally, Target } from './fuzz.ts'
import { anything, spoilt } from './nonsense.ts'

type Place = {
  readonly url: string
  readonly target: Target
  readonly chance: Chance
  readonly tally: Tally
}
type Frame = { readonly type: string; readonly kind: string; readonly data: string | Buffer }

const FORGED = 'forged'.repeat(6)
/** Of one of the table only what comes at the wrong time or for another seat: it is the other's turn. */
const messages = (table: string, chance: Chance, { kind }: Sender) => {
  const id = `f${chance(1_000_000)}`
  const number = chance(4)
  const wrong = [
    { type: 'move', id, table, seat: chance(3), number, task: 'mark', picks: [chance(12)] },
    { type: 'undo', id, table, seat: chance(2), number },
    { type: 'hint', id, table, seat: chance(2) },
    { type: 'log', id, table, seat: chance(3) },
    { type: 'join', id, table, seat: 0 },
    { type: 'hello', id, token: FORGED },
    { type: 'leave', id, table },
    { type: 'ping', id },
  ]
  if (kind === 'mistimed') return wrong
  return [
    ...wrong,
    { type: 'join', id, table, seat: chance(3), seen: { seq: chance(9), era: '0' } },
    { type: 'orders', id, table, seat: chance(3), orders: [{ task: 'mark', picks: [chance(12)] }] },
    { type: 'chat', id, table, text: 'hello' },
  ]
}

const tableFor = ({ target, chance }: Place, { kind }: Sender): string =>
  kind === 'mistimed' ? target.playing : (target.tables[chance(3)] ?? '')

const frameFor = (place: Place, sender: Sender): Frame => {
  const { chance } = place
  const all = messages(tableFor(place, sender), chance, sender)
  const message = all[chance(all.length)] ?? { type: 'ping' }
  const { type } = message
  const drawn = chance(12)
  if (drawn === 0) return { type: 'bytes', kind: 'broken', data: Buffer.from([chance(256), chance(256)]) }
  if (drawn === 1) return { type: 'text', kind: 'broken', data: '{"type":' }
  if (drawn === 2) return { type: 'text', kind: 'random', data: JSON.stringify(anything(chance)) ?? '' }
  if (drawn === 3 && chance(5) === 0)
    return { type, kind: 'huge', data: JSON.stringify({ ...message, picks: ['y'.repeat(17_000)] }) }
  if (drawn < 7) return { type, kind: 'right', data: JSON.stringify(message) }
  return { type, kind: 'spoilt', data: JSON.stringify(spoilt(message, chance)) }
}

type Said = { type: string; ok?: boolean; code?: string; sentence?: string }
const faultIn = ({ ok, code, sentence = '' }: Said): string | undefined =>
  ok === true || (sentence.length > 5 && code !== 'broken') ? undefined : 'no clear answer'

export const bySocket = (place: Place, sender: Sender, frames: number): Promise<void> =>
  new Promise((done) => {
    const headers = sender.token ? { authorization: `Bearer ${sender.token}` } : {}
    const socket = new WebSocket(`${place.url.replace('http', 'ws')}/api/socket`, { headers })
    let last: Frame | undefined
    let sent = 0
    const tell = (status: string, fault?: string): void => {
      if (!last) return
      const told = `${sender.kind}, ${last.kind}`
      place.tally(
        `socket ${last.type}`,
        told,
        status,
        fault && `${fault}: ${told} ${String(last.data).slice(0, 200)}`,
      )
      last = undefined
    }
    const next = (): void => {
      if (sent++ === frames) return socket.close()
      last = frameFor(place, sender)
      socket.send(last.data)
    }
    socket.on('open', next)
    socket.on('message', (data: Buffer) => {
      for (const said of JSON.parse(data.toString()) as Said[]) {
        if (said.type !== 'answer') continue
        tell(said.ok ? 'done' : (said.code ?? '?'), faultIn(said))
        next()
      }
    })
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      if (last) tell('cut', last.kind === 'huge' ? undefined : `cut with ${code}`)
      done()
    })
  })
