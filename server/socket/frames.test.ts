import { expect, test } from 'vitest'
import { BAD_FRAME, BAD_TEXT, closeFrame, makeReader, textFrame, TOO_LARGE, type Hears } from './frames.ts'

type Heard = readonly [string, ...unknown[]]
const listen = (most = 1000): { heard: Heard[]; read: (data: Buffer) => void } => {
  const heard: Heard[] = []
  const hears: Hears = {
    message: (text, isBinary) => heard.push(['message', text, isBinary]),
    ping: (payload) => heard.push(['ping', payload.toString()]),
    pong: () => heard.push(['pong']),
    close: (code) => heard.push(['close', code]),
    fault: (code) => heard.push(['fault', code]),
  }
  return { heard, read: makeReader(most, hears) }
}

type Made = { opcode?: number; final?: boolean; masked?: boolean; reserved?: number }
/** As a client sends it. */
const frame = (payload: string | Buffer, made: Made = {}): Buffer => {
  const { opcode = 1, final = true, masked = true, reserved = 0 } = made
  const body = Buffer.from(payload)
  const mask = masked ? [7, 77, 177, 251] : []
  const first = (final ? 0x80 : 0) | reserved | opcode
  const bit = masked ? 0x80 : 0
  const head =
    body.length < 126 ? [first, bit | body.length] : [first, bit | 126, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([...head, ...mask]), body.map((byte, i) => byte ^ (mask[i % 4] ?? 0))])
}

test('text is read, however the bytes are cut', () => {
  const long = 'ä'.repeat(200)
  const bytes = Buffer.concat([
    frame('one'),
    frame(long),
    frame('hey', { opcode: 9 }),
    frame('', { opcode: 10 }),
  ])
  const expected = [['message', 'one', false], ['message', long, false], ['ping', 'hey'], ['pong']]
  for (let size = 1; size <= bytes.length; size++) {
    const { heard, read } = listen()
    for (let at = 0; at < bytes.length; at += size) read(Buffer.from(bytes.subarray(at, at + size)))
    expect(heard).toEqual(expected)
  }
})

test('a message in pieces is one message, and control frames may come between them', () => {
  const { heard, read } = listen()
  read(frame('a', { final: false }))
  read(frame('', { opcode: 9 }))
  read(frame('b', { opcode: 0, final: false }))
  read(frame('c', { opcode: 0 }))
  read(frame('whole'))
  expect(heard).toEqual([
    ['ping', ''],
    ['message', 'abc', false],
    ['message', 'whole', false],
  ])
})

test('a binary message is told as one', () => {
  const { heard, read } = listen()
  read(frame(Buffer.from([1, 255]), { opcode: 2 }))
  expect(heard).toEqual([['message', '', true]])
})

test.each([
  ['not masked', frame('x', { masked: false }), BAD_FRAME],
  ['reserved bits', frame('x', { reserved: 0x40 }), BAD_FRAME],
  ['unknown kind', frame('x', { opcode: 5 }), BAD_FRAME],
  ['a piece of nothing', frame('x', { opcode: 0 }), BAD_FRAME],
  ['a ping in pieces', frame('x', { opcode: 9, final: false }), BAD_FRAME],
  ['a large ping', frame('x'.repeat(126), { opcode: 9 }), BAD_FRAME],
  ['two messages mixed', Buffer.concat([frame('x', { final: false }), frame('y')]), BAD_FRAME],
  ['not UTF-8', frame(Buffer.from([0xc3, 0x28])), BAD_TEXT],
  ['too large', frame('x'.repeat(1001)), TOO_LARGE],
  [
    'too large in pieces',
    Buffer.concat([frame('x'.repeat(900), { final: false }), frame('x'.repeat(101), { opcode: 0 })]),
    TOO_LARGE,
  ],
  ['beyond reason', Buffer.from([0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]), TOO_LARGE],
])('%s: the line is given up, and nothing after it is read', (_name, bytes, code) => {
  const { heard, read } = listen()
  read(bytes)
  read(frame('after'))
  expect(heard).toEqual([['fault', code]])
})

test('after a goodbye nothing is read', () => {
  const { heard, read } = listen()
  read(Buffer.concat([frame(Buffer.from([3, 232]), { opcode: 8 }), frame('after')]))
  expect(heard).toEqual([['close', 1000]])
})

test('text frames are as long as they say, in any script', () => {
  for (const text of [
    '',
    'plain',
    'x'.repeat(125),
    'x'.repeat(126),
    '町家',
    'ü'.repeat(40_000),
    'x'.repeat(70_000),
  ]) {
    const made = textFrame(text)
    const bytes = typeof made === 'string' ? Buffer.from(made, 'latin1') : made
    const length = Buffer.byteLength(text)
    const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
    expect(bytes.subarray(head).toString()).toBe(text)
    const told = head === 2 ? bytes[1] : head === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
    expect(told).toBe(length)
  }
  expect(closeFrame(1001, 'x'.repeat(300))).toHaveLength(127)
})
