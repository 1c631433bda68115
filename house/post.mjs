// A post office on this machine for the tests: letters by SMTP and web push, kept instead of delivered.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'

/** @param {import('node:net').Server} server @returns {Promise<number>} */
const portOf = (server) =>
  new Promise((done) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    }),
  )

/** Long lines come folded, and what is not ASCII comes as =C3=BC. @param {string} text */
const unfold = (text) =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/**
 * Speaks just enough SMTP to be handed letters.
 * @returns {Promise<{ url: string, letters: { to: string, text: string }[], close: () => void }>}
 */
export const startMailbox = async () => {
  /** @type {{ to: string, text: string }[]} */
  const letters = []
  const server = createServer((line) => {
    let to = ''
    let held = ''
    let inLetter = false
    /** @param {string} said */
    const answer = (said) => {
      if (/^RCPT/i.test(said)) to = /<(.*)>/.exec(said)?.[1] ?? ''
      inLetter = /^DATA/i.test(said)
      line.write(inLetter ? '354 go on\r\n' : /^QUIT/i.test(said) ? '221 bye\r\n' : '250 fine\r\n')
    }
    const read = () => {
      const end = inLetter ? '\r\n.\r\n' : '\r\n'
      const at = held.indexOf(end)
      if (at < 0) return
      const said = held.slice(0, at)
      held = held.slice(at + end.length)
      if (inLetter) {
        letters.push({ to, text: unfold(said) })
        inLetter = false
        line.write('250 kept\r\n')
      } else answer(said)
      read()
    }
    line.setEncoding('latin1')
    line.write('220 a mailbox\r\n')
    line.on('error', () => undefined)
    line.on('data', (text) => {
      held += text
      read()
    })
  })
  const port = await portOf(server)
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => void server.close() }
}

/** What a browser keeps of a subscription, and what it tells the house. @param {string} endpoint */
const subscribe = (endpoint) => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') }
  return { own, auth, subscription: { endpoint, keys } }
}

/** RFC 8291, the reader's side. @param {ReturnType<typeof subscribe>} kept @param {Buffer} body */
const open = ({ own, auth }, body) => {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32))
  /** @param {string} name @param {number} length */
  const derive = (name, length) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/**
 * A push service with one subscriber, which opens what it is sent. It answers 201, or whatever it is told to.
 * @returns {Promise<{
 *   subscription: { endpoint: string, keys: { p256dh: string, auth: string } },
 *   pushes: { text: string, vapid: string }[],
 *   answer: { status: number },
 *   close: () => void,
 * }>}
 */
export const startPushService = async () => {
  /** @type {{ text: string, vapid: string }[]} */
  const pushes = []
  const answer = { status: 201 }
  const server = createHttpServer((request, reply) => {
    /** @type {Buffer[]} */
    const parts = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      pushes.push({ text: open(kept, Buffer.concat(parts)), vapid: request.headers.authorization ?? '' })
      reply.writeHead(answer.status).end()
    })
  })
  const kept = subscribe(`http://127.0.0.1:${await portOf(server)}/push/1`)
  return { subscription: kept.subscription, pushes, answer, close: () => void server.close() }
}
