/** WebSocket frames (RFC 6455), from a client's side of the line and to it. */
import { isUtf8 } from 'node:buffer'

const CONTINUED = 0
const TEXT = 1
const BINARY = 2
const CLOSE = 8
const PING = 9
const PONG = 10
const FINAL = 0x80
const RESERVED = 0x70
const MASKED = 0x80
const MOST_CONTROL = 125

export const BAD_FRAME = 1002
export const BAD_TEXT = 1007
export const TOO_LARGE = 1009

export type Hears = {
  message(text: string, isBinary: boolean): void
  ping(payload: Buffer): void
  pong(): void
  close(code: number | undefined): void
  /** The line can no longer be understood. */
  fault(code: number, reason: string): void
}

const headOf = (opcode: number, length: number): number[] => {
  const first = FINAL | opcode
  if (length < 126) return [first, length]
  if (length < 0x1_0000) return [first, 126, length >> 8, length & 0xff]
  return [first, 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff]
}

/** Text of plain letters leaves as a string of bytes, which spares a buffer; `latin1` writes it as it is. */
export const textFrame = (text: string): string | Buffer => {
  const length = Buffer.byteLength(text)
  const head = headOf(TEXT, length)
  return length === text.length
    ? String.fromCharCode(...head) + text
    : Buffer.concat([Buffer.from(head), Buffer.from(text)])
}
const controlFrame = (opcode: number, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(headOf(opcode, payload.length)), payload])
export const pingFrame = (): Buffer => controlFrame(PING, Buffer.alloc(0))
export const pongFrame = (payload: Buffer): Buffer => controlFrame(PONG, payload)
export const closeFrame = (code: number, reason: string): Buffer => {
  const payload = Buffer.concat([Buffer.from([code >> 8, code & 0xff]), Buffer.from(reason)])
  return controlFrame(CLOSE, payload.subarray(0, MOST_CONTROL))
}

type Head = {
  readonly opcode: number
  readonly isFinal: boolean
  readonly at: number
  readonly length: number
}
/** The head of the frame at `at`, if all of it is here. `length` is NaN where it is beyond reason. */
const readHead = (data: Buffer, at: number): Head | undefined => {
  const short = (data[at + 1] as number) & 0x7f
  const wide = short < 126 ? 0 : short === 126 ? 2 : 8
  if (data.length < at + 2 + wide + 4) return undefined
  const first = data[at] as number
  const length =
    wide === 0 ? short : wide === 2 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))
  return { opcode: first & 0x0f, isFinal: (first & FINAL) !== 0, at: at + 2 + wide, length }
}

/** Takes the mask off, in place. */
const unmasked = (data: Buffer, maskAt: number, length: number): Buffer => {
  const from = maskAt + 4
  for (let i = 0; i < length; i++)
    data[from + i] = (data[from + i] as number) ^ (data[maskAt + (i & 3)] as number)
  return data.subarray(from, from + length)
}

const isControl = (opcode: number): boolean => opcode >= CLOSE
const isKnown = (opcode: number): boolean => opcode <= BINARY || (opcode >= CLOSE && opcode <= PONG)

/** Reads what comes in, in pieces of any size, frames of any kind, until something is wrong with it. */
export const makeReader = (mostBytes: number, hears: Hears): ((data: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  let parts: Buffer[] = []
  let partsLength = 0
  let kind = 0
  let isOver = false

  const fault = (code: number, reason: string): void => {
    isOver = true
    hears.fault(code, reason)
  }
  const control = (opcode: number, payload: Buffer): void => {
    if (opcode === PING) return hears.ping(payload)
    if (opcode === PONG) return hears.pong()
    isOver = true
    hears.close(payload.length >= 2 ? payload.readUInt16BE(0) : undefined)
  }
  const whole = (payload: Buffer): void => {
    if (kind === BINARY) hears.message('', true)
    else if (isUtf8(payload)) hears.message(payload.toString('utf8'), false)
    else fault(BAD_TEXT, 'text is UTF-8')
  }
  const piece = ({ opcode, isFinal }: Head, payload: Buffer): void => {
    if (opcode !== CONTINUED) kind = opcode
    if (isFinal && parts.length === 0) return whole(payload)
    parts.push(Buffer.from(payload))
    partsLength += payload.length
    if (!isFinal) return
    const all = Buffer.concat(parts)
    parts = []
    partsLength = 0
    whole(all)
  }
  const refuses = (first: number, second: number, head: Head): [number, string] | undefined => {
    const { opcode, isFinal, length } = head
    if (first & RESERVED || !isKnown(opcode)) return [BAD_FRAME, 'no such kind of frame']
    if (!(second & MASKED)) return [BAD_FRAME, 'frames of a client are masked']
    if (isControl(opcode) && (!isFinal || length > MOST_CONTROL))
      return [BAD_FRAME, 'control frames are small']
    if (!isControl(opcode) && (opcode === CONTINUED) === (parts.length === 0))
      return [BAD_FRAME, 'pieces of messages do not mix']
    if (partsLength + length > mostBytes) return [TOO_LARGE, `at most ${mostBytes} bytes a message`]
    return undefined
  }
  /** Where the next frame begins, or -1 while this one is not all here. */
  const take = (data: Buffer, at: number): number => {
    const head = readHead(data, at)
    if (!head) return -1
    const wrong = refuses(data[at] as number, data[at + 1] as number, head)
    if (wrong) {
      fault(...wrong)
      return -1
    }
    const end = head.at + 4 + head.length
    if (data.length < end) return -1
    const payload = unmasked(data, head.at, head.length)
    if (isControl(head.opcode)) control(head.opcode, payload)
    else piece(head, payload)
    return end
  }
  return (data) => {
    if (isOver) return
    const all = rest.length === 0 ? data : Buffer.concat([rest, data])
    let at = 0
    while (!isOver && at + 2 <= all.length) {
      const next = take(all, at)
      if (next < 0) break
      at = next
    }
    rest = all.subarray(at)
  }
}
