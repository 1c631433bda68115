/** A hostile line: frames are lost, doubled, held back and overtake each other, and now and then it is cut. */
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { dice, type Chance } from '@machiya/kernel'

export type Hostility = {
  readonly drop: number
  readonly double: number
  readonly delay: number
  readonly cut: number
  readonly mostMs: number
}
export const HOSTILE: Hostility = { drop: 5, double: 5, delay: 15, cut: 1, mostMs: 40 }
export type Proxy = { readonly url: string; readonly counts: Record<string, number>; close(): void }

/** Of a hundred frames so many suffer each fate. */
const fateOf = (chance: Chance, { drop, double, delay, cut }: Hostility): string => {
  const drawn = chance(100)
  const fates: [string, number][] = [
    ['drop', drop],
    ['double', double],
    ['delay', delay],
    ['cut', cut],
  ]
  let sum = 0
  for (const [fate, share] of fates) {
    sum += share
    if (drawn < sum) return fate
  }
  return 'pass'
}

export const startProxy = async (
  target: () => string,
  hostility: Hostility,
  seed: string,
): Promise<Proxy> => {
  const chance = dice(seed)
  const counts: Record<string, number> = {}
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  const relay = (from: WebSocket, to: WebSocket, text: string): void => {
    const fate = fateOf(chance, hostility)
    counts[fate] = (counts[fate] ?? 0) + 1
    const send = (): void => {
      if (to.readyState === to.OPEN) to.send(text)
    }
    if (fate === 'cut') return from.terminate()
    if (fate === 'delay') setTimeout(send, chance(hostility.mostMs) + 1)
    else if (fate !== 'drop') send()
    if (fate === 'double') send()
  }
  server.on('connection', (near, request) => {
    const headers = { authorization: request.headers.authorization ?? '' }
    const far = new WebSocket(`${target().replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
      headers,
    })
    const early: string[] = []
    near.on('message', (data: Buffer) =>
      far.readyState === far.OPEN ? relay(near, far, data.toString()) : early.push(data.toString()),
    )
    far.on('open', () => {
      for (const text of early) relay(near, far, text)
    })
    far.on('message', (data: Buffer) => relay(near, near, data.toString()))
    for (const end of [near, far]) {
      end.on('error', () => undefined)
      end.on('close', () => {
        near.terminate()
        far.terminate()
      })
    }
  })
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    close: () => {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}
