/** A house that is killed again and again while people play: nothing acknowledged may be lost. */
import { createServer } from 'node:net'
import { HOUSE, spawnServer, UNLIMITED, type Spawned } from './spawned.ts'
import { swarm, type SwarmPlan, type SwarmResult } from './swarm.ts'

export type KillPlan = Omit<SwarmPlan, 'url'> & {
  readonly kills: number
  readonly env: Record<string, string>
}
export type KillResult = SwarmResult & { readonly kills: number }

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

export const killAgainAndAgain = async ({ kills, env, ...plan }: KillPlan): Promise<KillResult> => {
  const settings = { ...UNLIMITED, PORT: String(await freePort()), ...env }
  let server: Spawned = await spawnServer(HOUSE, settings)
  let killed = 0
  let isOver = false
  const trouble = async (): Promise<void> => {
    while (killed < kills && !isOver) {
      await pause(100 + Math.random() * 400)
      if (isOver) return
      await server.kill()
      killed++
      server = await spawnServer(HOUSE, settings)
    }
  }
  try {
    const result = await swarm({ ...plan, url: () => server.url }, async (tables) => {
      const all = (): boolean => tables.every((table) => table.isOver)
      const watch = setInterval(() => {
        isOver = all()
      }, 50)
      await trouble()
      clearInterval(watch)
    })
    return { ...result, kills: killed }
  } finally {
    await server.kill()
  }
}
