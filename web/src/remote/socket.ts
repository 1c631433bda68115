/** A socket that comes back by itself. What was not answered is said again under the same id. */
import type { ClientMessage, ServerMessage } from '@machiya/server/protocol'
import { questions, type Hooks, type Line } from '../client/line.ts'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 8000
const PING_MS = 20_000
const SILENCE_MS = 45_000
const WAKING_MS = 4000

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`

type Wire = {
  readonly hooks: Hooks
  readonly questions: ReturnType<typeof questions<ClientMessage>>
  socket: WebSocket | undefined
  wait: number
  again: ReturnType<typeof setTimeout> | undefined
  closed: boolean
  heardAt: number
}

const send = ({ socket }: Wire, message: ClientMessage): void => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

const opened = (wire: Wire): void => {
  const { hooks, questions } = wire
  wire.wait = FIRST_WAIT_MS
  wire.heardAt = Date.now()
  hooks.link('live')
  const unanswered = questions.unanswered()
  hooks.opened()
  for (const message of unanswered) send(wire, message)
}

const lost = (wire: Wire): void => {
  if (wire.closed) return
  wire.hooks.link('lost')
  clearTimeout(wire.again)
  wire.again = setTimeout(() => connect(wire), wire.wait + Math.random() * 200)
  wire.wait = Math.min(wire.wait * 2, LONGEST_WAIT_MS)
}

const connect = (wire: Wire): void => {
  const { socket: old, hooks, questions, closed } = wire
  if (closed || old?.readyState === WebSocket.CONNECTING || old?.readyState === WebSocket.OPEN) return
  const socket = new WebSocket(address())
  wire.socket = socket
  socket.addEventListener('open', () => opened(wire))
  socket.addEventListener('message', ({ data }) => {
    wire.heardAt = Date.now()
    const rest = questions.settle(JSON.parse(String(data)) as ServerMessage[])
    if (rest.length) hooks.heard(rest)
  })
  socket.addEventListener('close', () => {
    if (wire.socket === socket) lost(wire)
  })
}

/** A dead line may take minutes to close; nobody waits for that. */
const abandon = (wire: Wire, socket: WebSocket): void => {
  if (wire.socket !== socket) return
  wire.socket = undefined
  socket.close()
  lost(wire)
}

/** Nobody waits for its answer: that something is heard is enough. */
const ping = (wire: Wire): void => send(wire, { type: 'ping', id: 'ping' })

/** A line that slept may look open and be dead: it answers soon, or another takes its place. */
const listen = (wire: Wire, socket: WebSocket): void => {
  const asked = Date.now()
  ping(wire)
  setTimeout(() => {
    if (wire.heardAt < asked) abandon(wire, socket)
  }, WAKING_MS)
}

/** A laptop that slept or a network that came back does not wait its turn. */
const wake = (wire: Wire): void => {
  if (document.visibilityState === 'hidden') return
  if (wire.socket?.readyState === WebSocket.OPEN) return listen(wire, wire.socket)
  wire.wait = FIRST_WAIT_MS
  connect(wire)
}

const beat = (wire: Wire): void => {
  const { socket, heardAt } = wire
  if (socket?.readyState !== WebSocket.OPEN) return
  if (Date.now() - heardAt > SILENCE_MS) abandon(wire, socket)
  else ping(wire)
}

export const openSocket = (hooks: Hooks): Line => {
  const wire: Wire = {
    hooks,
    questions: questions((message) => send(wire, message)),
    socket: undefined,
    wait: FIRST_WAIT_MS,
    again: undefined,
    closed: false,
    heardAt: 0,
  }
  const onWake = (): void => wake(wire)
  const heart = setInterval(() => beat(wire), PING_MS)
  window.addEventListener('online', onWake)
  document.addEventListener('visibilitychange', onWake)
  connect(wire)
  return {
    ask: wire.questions.ask,
    close: () => {
      wire.closed = true
      clearInterval(heart)
      clearTimeout(wire.again)
      window.removeEventListener('online', onWake)
      document.removeEventListener('visibilitychange', onWake)
      wire.socket?.close()
    },
  }
}
