/** A socket that comes back by itself. What was not answered is said again under the same id. */
import type { Answer, ClientMessage, ServerMessage } from '@machiya/server/protocol'

export type Wire = {
  /** Says something and waits for its answer, over as many connections as it takes. */
  ask(message: Unsent): Promise<Answer>
  close(): void
}
type Unsent = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never

type Hooks = {
  /** A connection stands: join again. */
  opened(): void
  heard(message: ServerMessage): void
  state(link: 'live' | 'lost'): void
}

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 8000
const PING_MS = 20_000
const SILENCE_MS = 45_000
const WAKING_MS = 4000

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`
const freshId = (): string => crypto.randomUUID().replaceAll('-', '')

export const openWire = (hooks: Hooks): Wire => {
  const pending = new Map<string, { readonly text: string; readonly done: (answer: Answer) => void }>()
  let socket: WebSocket | undefined
  let wait = FIRST_WAIT_MS
  let again: ReturnType<typeof setTimeout> | undefined
  let closed = false
  let heardAt = 0

  const send = (text: string): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(text)
  }
  const hear = (message: ServerMessage): void => {
    if (message.type === 'answer' && message.id !== null) {
      pending.get(message.id)?.done(message)
      pending.delete(message.id)
    } else hooks.heard(message)
  }
  const opened = (): void => {
    wait = FIRST_WAIT_MS
    heardAt = Date.now()
    hooks.state('live')
    const unanswered = [...pending.values()].map(({ text }) => text)
    hooks.opened()
    unanswered.forEach(send)
  }
  const lost = (): void => {
    if (closed) return
    hooks.state('lost')
    clearTimeout(again)
    again = setTimeout(connect, wait + Math.random() * 200)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  const connect = (): void => {
    if (closed || socket?.readyState === WebSocket.CONNECTING || socket?.readyState === WebSocket.OPEN) return
    const line = new WebSocket(address())
    socket = line
    line.addEventListener('open', opened)
    line.addEventListener('message', ({ data }) => {
      heardAt = Date.now()
      ;(JSON.parse(String(data)) as ServerMessage[]).forEach(hear)
    })
    line.addEventListener('close', () => {
      if (socket === line) lost()
    })
  }
  const ping = (): void => send(JSON.stringify({ type: 'ping', id: freshId() }))
  /** A dead line may take minutes to close; nobody waits for that. */
  const abandon = (line: WebSocket): void => {
    if (socket !== line) return
    socket = undefined
    line.close()
    lost()
  }
  /** A line that slept may look open and be dead: it answers soon, or another takes its place. */
  const listen = (line: WebSocket): void => {
    const asked = Date.now()
    ping()
    setTimeout(() => {
      if (heardAt < asked) abandon(line)
    }, WAKING_MS)
  }
  /** A laptop that slept or a network that came back does not wait its turn. */
  const wake = (): void => {
    if (document.visibilityState === 'hidden') return
    if (socket?.readyState === WebSocket.OPEN) return listen(socket)
    wait = FIRST_WAIT_MS
    connect()
  }
  const beat = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - heardAt > SILENCE_MS) abandon(socket)
    else ping()
  }, PING_MS)
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  connect()

  return {
    ask: (message) =>
      new Promise((done) => {
        const id = freshId()
        const text = JSON.stringify({ ...message, id })
        pending.set(id, { text, done })
        send(text)
      }),
    close: () => {
      closed = true
      clearInterval(beat)
      clearTimeout(again)
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      socket?.close()
    },
  }
}
