/** One WebSocket of a client, once its request was let in. */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeFrame, makeReader, pingFrame, pongFrame, textFrame } from './frames.ts'

export type Line = {
  isOpen(): boolean
  /** Bytes that the other end has not taken yet. */
  buffered(): number
  send(text: string): void
  ping(): void
  /** Says goodbye and hangs up; whoever does not hang up too is cut off. */
  close(code: number, reason: string): void
  cut(): void
}
export type Takes = {
  message(text: string, isBinary: boolean): void
  pong(): void
  closed(): void
}

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const KEY = /^[+/0-9A-Za-z]{22}==$/
const LINGER_MS = 2000

/** Why these headers do not ask for a WebSocket, if they do not. */
export const refusesUpgrade = (headers: IncomingHttpHeaders): string | undefined => {
  if (headers.upgrade?.toLowerCase() !== 'websocket') return 'this address is a WebSocket: connect with one'
  if (headers['sec-websocket-version'] !== '13') return 'the WebSocket version here is 13'
  return KEY.test(headers['sec-websocket-key'] ?? '') ? undefined : 'the WebSocket key is 16 bytes in base64'
}
const greeting = (key: string): string =>
  [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${createHash('sha1')
      .update(key + MAGIC)
      .digest('base64')}\r\n\r\n`,
  ].join('\r\n')

export const openLine = (
  socket: Duplex,
  headers: IncomingHttpHeaders,
  early: Buffer,
  mostBytes: number,
  takes: Takes,
): Line => {
  let isOpen = true
  const write = (frame: string | Buffer): void => {
    if (typeof frame === 'string') socket.write(frame, 'latin1')
    else socket.write(frame)
  }
  const close = (code: number, reason: string): void => {
    if (!isOpen) return
    isOpen = false
    write(closeFrame(code, reason))
    socket.end()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
  const read = makeReader(mostBytes, {
    message: takes.message,
    ping: (payload) => {
      if (isOpen) write(pongFrame(payload))
    },
    pong: takes.pong,
    close: (code) => close(code === undefined || code < 1000 || code > 4999 ? 1000 : code, ''),
    fault: close,
  })
  socket.on('data', read)
  socket.on('error', () => socket.destroy())
  socket.on('end', () => socket.end())
  socket.on('close', () => {
    isOpen = false
    takes.closed()
  })
  socket.write(greeting(headers['sec-websocket-key'] ?? ''))
  if (early.length > 0) read(early)
  return {
    isOpen: () => isOpen && !socket.destroyed,
    buffered: () => socket.writableLength,
    send: (text) => {
      if (isOpen) write(textFrame(text))
    },
    ping: () => {
      if (isOpen) write(pingFrame())
    },
    close,
    cut: () => socket.destroy(),
  }
}
