/** The same matches over a relay that keeps and passes on what is said: how far every server is from the floor. */
import { openLine, type Line } from './line.ts'
import { closeAll, lineOf, warmAndDrive, type Measured, type Peer, type Plan } from './noughts.ts'
import { spawnServer } from './spawned.ts'

/** Nobody looks for three in a row, so every match goes on until all cells are marked. */
const CELLS = 9

const relay = async (url: string, plan: Plan): Promise<Peer> => {
  const lines: Line[] = []
  let set = 0
  const peer: Peer = {
    saw: () => {},
    lay: async () => {
      set++
    },
    enter: (match, player) => lineOf(lines, match, player, plan).send(`${set}-${match}`),
    send: (match, player, version, cell) => {
      lineOf(lines, match, player, plan).send(`${set}-${match} ${version} ${cell}`)
      return true
    },
    close: () => closeAll(lines),
  }
  for (let i = 0; i < plan.matches * 2; i++)
    lines.push(
      await openLine(url, (text) => {
        const [name = '', version = ''] = text.split(' ')
        const turn = Number(version) === CELLS ? null : Number(version) % 2
        peer.saw(Number(name.split('-')[1]), i % 2, Number(version), turn)
      }),
    )
  return peer
}

export const measureRelay = async (plan: Plan): Promise<Measured> => {
  const server = await spawnServer('./relay-server.ts', {})
  const peer = await relay(server.url, plan)
  try {
    return await warmAndDrive(peer, plan, server)
  } finally {
    peer.close()
    await server.stop()
  }
}
