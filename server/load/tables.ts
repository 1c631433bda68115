/** Tables of mixed games at one house or at several nodes of one: what they bear, and what a move costs them. */
import { readConfig } from '../config.ts'
import { openBeside } from '../backup.ts'
import type { Store } from '../store/store.ts'
import { until } from '../testing/house.ts'
import { countDatabase, countsLine, type Counted } from './database.ts'
import { recordFrom } from './kills.ts'
import { tellOfOthers } from './others.ts'
import { quantile, spawnServer, UNLIMITED, usageOf, type Spawned } from './spawned.ts'
import { swarm, type SwarmPlan, type SwarmResult } from './swarm.ts'

export type Served = {
  /** The program that is measured, so that two may take turns. */
  readonly house: string
  readonly nodes: number
  /** Whether the seats of one table sit at different nodes. */
  readonly apart: boolean
  readonly env: Record<string, string>
  /** Moves a second at nodes that are not there: their notes come in like those of others. */
  readonly foreign?: number
  /** So long they play before what they spend is counted: a program that has just started is still being compiled. */
  readonly warmMs?: number
}
export type Weight = {
  readonly result: SwarmResult
  readonly megabytes: number
  /** From the beginning on, a dozen times at most. */
  readonly memory: readonly number[]
  /** What the database counted while they played, where there is one. */
  readonly database: string
}
type Asked = Omit<SwarmPlan, 'url' | 'socketUrl' | 'meter' | 'recordOf' | 'isEnough'>

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
const startNodes = ({ house, nodes, env }: Served): Promise<Spawned[]> =>
  Promise.all(Array.from({ length: nodes }, () => spawnServer(house, { ...UNLIMITED, PORT: '0', ...env })))

/** Those who have not ended when time is up stop in the middle; what was kept of them is read from the disk. */
export const playAt = async (
  served: Served,
  { limitMs, ...asked }: Asked,
  during?: (nodes: readonly Spawned[]) => Promise<void>,
): Promise<Weight> => {
  const { foreign = 0, warmMs = 0 } = served
  const nodes = await startNodes(served)
  const urlOf = (at: number): string => nodes[at % nodes.length]?.url ?? ''
  const usages = () => nodes.map(({ process: { pid } }) => usageOf(pid))
  const megabytes = (): number => sum(usages().map((usage) => usage.megabytes))
  const memory: number[] = []
  const watching = setInterval(() => memory.push(megabytes()), Math.max(1000, limitMs / 12))
  let ends = Number.POSITIVE_INFINITY
  let store: Store | undefined
  const plan: SwarmPlan = {
    ...asked,
    limitMs: (warmMs + limitMs) * 2,
    warmMs,
    url: () => urlOf(0),
    socketUrl: (table, seat) => urlOf(served.apart ? table + seat : table),
    meter: () => sum(usages().map(({ cpuSeconds }) => cpuSeconds)),
    isEnough: () => performance.now() > ends,
    recordOf: async (id) => {
      store ??= await openBeside(readConfig(served.env))
      return recordFrom(store)(id)
    },
  }
  try {
    let before: Counted | undefined
    let after: Counted | undefined
    const url = served.env['DATABASE_URL']
    const others = url && foreign ? await tellOfOthers(url, foreign) : undefined
    const result = await swarm(plan, async () => {
      ends = performance.now() + warmMs + limitMs
      await new Promise((done) => setTimeout(done, warmMs))
      before = url ? await countDatabase(url) : undefined
      await during?.(nodes)
      await until(() => performance.now() > ends, (warmMs + limitMs) * 2)
      after = url ? await countDatabase(url) : undefined
    })
    await others?.stop()
    const database = before && after ? countsLine(before, after, result.moves) : ''
    return { result, database, memory, megabytes: megabytes() }
  } finally {
    clearInterval(watching)
    await store?.close()
    await Promise.all(nodes.map((node) => node.stop()))
  }
}

export type Figures = {
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  /** The 99th percentile from a move to its own answer. */
  readonly answer99: number
  readonly cpuMs: number
  readonly clientMs: number
  readonly megabytes: number
}
export const figuresOf = ({
  result: { moves, seconds, latencies, answerMs, cpu },
  megabytes,
}: Weight): Figures => ({
  movesPerSecond: moves / seconds,
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
  answer99: quantile(answerMs, 0.99),
  cpuMs: (cpu.served * 1000) / moves,
  clientMs: (cpu.asked * 1000) / moves,
  megabytes,
})
export const figuresLine = (name: string, it: Figures): string =>
  `${name.padEnd(8)} ${it.movesPerSecond.toFixed(0).padStart(6)} moves/s   to every seat p50 ${it.p50.toFixed(0)} ms, p99 ${it.p99.toFixed(0)} ms, to the answer p99 ${it.answer99.toFixed(0)} ms   ` +
  `${it.cpuMs.toFixed(3)} ms CPU a move (clients ${it.clientMs.toFixed(3)})   ${it.megabytes.toFixed(0)} MB`
