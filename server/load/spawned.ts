/** Servers as processes of their own, so that a client measures them from outside and may kill them. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Spawned = {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
  kill(): Promise<void>
}

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((done) =>
    child.exitCode !== null || child.signalCode ? done() : child.once('exit', () => done()),
  )

/** Starts a server and waits for the line in which it names its address. */
export const spawnServer = (file: string, env: Record<string, string>): Promise<Spawned> =>
  new Promise((resolve, reject) => {
    const path = fileURLToPath(new URL(file, import.meta.url))
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const end = (signal: 'SIGTERM' | 'SIGKILL') => async (): Promise<void> => {
      child.kill(signal)
      await gone(child)
    }
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it opened`)))
    child.stdout.on('data', (data: Buffer) => {
      const url = /open: (http:\S+)/.exec(data.toString())?.[1]
      if (url) resolve({ url, process: child, stop: end('SIGTERM'), kill: end('SIGKILL') })
    })
  })

export const HOUSE = '../main.ts'
/** No limits but the machine's: the clients of a load run are all one address. */
export const UNLIMITED = {
  RATE_ADDRESS: '10000000',
  RATE_PERSON: '10000000',
  RATE_SOCKET: '1000000',
  TABLES_DAY: '1000000',
  LOG: 'error',
  BOT_MS: '5',
}

/** Resident memory and CPU seconds of a process, where the system tells. */
export const usageOf = (pid: number | undefined): { megabytes: number; cpuSeconds: number } => {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { megabytes: (pages * 4096) / 2 ** 20, cpuSeconds: (Number(stat[11]) + Number(stat[12])) / 100 }
  } catch {
    return { megabytes: Number.NaN, cpuSeconds: Number.NaN }
  }
}

export const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}
