/** As much of a NATS server as the house uses: INFO, CONNECT, PING, SUB, UNSUB, PUB and MSG, without headers. */
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type Nats = {
  readonly url: string
  /** Messages taken, and messages handed on. */
  readonly counts: { published: number; delivered: number; connections: number }
  /** Cuts every line, as a restart would; clients come back by themselves. */
  cut(): void
  stop(): Promise<void>
}
type Line = { readonly socket: Socket; readonly subjects: Map<string, string>; rest: Buffer }

const INFO = {
  server_id: 'test',
  server_name: 'test',
  version: '2.10.0',
  proto: 1,
  max_payload: 1_048_576,
  headers: false,
}
const END = '\r\n'

export const startNats = async (): Promise<Nats> => {
  const lines = new Set<Line>()
  const counts = { published: 0, delivered: 0, connections: 0 }

  const handOn = (subject: string, payload: Buffer): void => {
    counts.published++
    for (const { socket, subjects } of lines)
      for (const [sid, wanted] of subjects) {
        if (wanted !== subject) continue
        counts.delivered++
        socket.write(`MSG ${subject} ${sid} ${payload.length}${END}`)
        socket.write(payload)
        socket.write(END)
      }
  }
  const verbs: { readonly [verb: string]: (line: Line, args: string[]) => void } = {
    PING: ({ socket }) => socket.write(`PONG${END}`),
    SUB: ({ subjects }, args) => subjects.set(args.at(-1) ?? '', args[0] ?? ''),
    UNSUB: ({ subjects }, [sid]) => subjects.delete(sid ?? ''),
  }
  /** How many bytes the first whole command takes; 0 while it is not all here. */
  const take = (line: Line): number => {
    const end = line.rest.indexOf(END)
    if (end < 0) return 0
    const [verb = '', ...args] = line.rest.toString('utf8', 0, end).split(' ')
    if (verb.toUpperCase() !== 'PUB') {
      verbs[verb.toUpperCase()]?.(line, args)
      return end + 2
    }
    const size = Number(args.at(-1))
    if (line.rest.length < end + 2 + size + 2) return 0
    handOn(args[0] ?? '', line.rest.subarray(end + 2, end + 2 + size))
    return end + 2 + size + 2
  }
  const server = createServer((socket) => {
    const line: Line = { socket, subjects: new Map(), rest: Buffer.alloc(0) }
    counts.connections++
    lines.add(line)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => lines.delete(line))
    socket.on('data', (data) => {
      line.rest = Buffer.concat([line.rest, data])
      for (let used = take(line); used > 0; used = take(line)) line.rest = line.rest.subarray(used)
    })
    socket.write(`INFO ${JSON.stringify(INFO)}${END}`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const cut = (): void => {
    for (const { socket } of lines) socket.destroy()
  }
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    cut,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        cut()
      }),
  }
}
