/** A WebSocket as lean as one can be: the program that measures a server must not be what is measured. */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

export type Line = { send(text: string): void; close(): void }
type Hears = (text: string, line: Line) => void

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10

/** Clients must mask; a key of zeros is one that leaves the text as it is. */
const frameOf = (opcode: number, text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 6 : 8
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = 0x80 | opcode
  frame[1] = 0x80 | (length < 126 ? length : 126)
  if (length >= 126) frame.writeUInt16BE(length, 2)
  frame.writeUInt32BE(0, head - 4)
  frame.write(text, head)
  return frame
}

/** Where the payload of the frame at `at` begins and ends; nothing if its head is not all here. */
const frameAt = (data: Buffer, at: number): readonly [number, number] | undefined => {
  const short = (data[at + 1] ?? 0) & 0x7f
  const head = short < 126 ? 2 : short === 126 ? 4 : 10
  if (data.length < at + head) return undefined
  if (head === 2) return [at + 2, at + 2 + short]
  const length = head === 4 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))
  return [at + head, at + head + length]
}

const reader = (socket: Socket, line: Line, hears: Hears): ((data: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  const take = (opcode: number, text: () => string): void => {
    if (opcode === TEXT) hears(text(), line)
    else if (opcode === PING) socket.write(frameOf(PONG, text()))
    else if (opcode === CLOSE) socket.end()
  }
  return (data) => {
    const all = rest.length === 0 ? data : Buffer.concat([rest, data])
    let at = 0
    while (all.length >= at + 2) {
      const bounds = frameAt(all, at)
      if (!bounds || bounds[1] > all.length) break
      take((all[at] ?? 0) & 0x0f, () => all.toString('utf8', bounds[0], bounds[1]))
      at = bounds[1]
    }
    rest = all.subarray(at)
  }
}

const greeting = (url: URL): string =>
  [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Version: 13\r\n\r\n',
  ].join('\r\n')

export const openLine = (address: string, hears: Hears): Promise<Line> =>
  new Promise((done, failed) => {
    const url = new URL(address)
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true })
    const line: Line = {
      send: (text) => void socket.write(frameOf(TEXT, text)),
      close: () => socket.destroy(),
    }
    const read = reader(socket, line, hears)
    let early = ''
    const greet = (data: Buffer): void => {
      early += data.toString('latin1')
      const end = early.indexOf('\r\n\r\n')
      if (end < 0) return
      if (!early.startsWith('HTTP/1.1 101')) return failed(new Error(early.slice(0, 100)))
      socket.off('data', greet)
      done(line)
      socket.on('data', read)
      if (early.length > end + 4) read(Buffer.from(early.slice(end + 4), 'latin1'))
    }
    socket.on('error', failed)
    socket.on('data', greet)
    socket.write(greeting(url))
  })
