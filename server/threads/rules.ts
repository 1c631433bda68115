/** A rules thread: runs orders one after the other, and shows on a shared clock which one it is at. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@machiya/kernel'
import { isGame, takeDown } from '@machiya/games'
import { makeEngine } from '../rules/engine.ts'
import type { Order } from '../rules/orders.ts'

type Given = { readonly running: Int32Array; readonly plugin: string | undefined }
type Plugin = { readonly takeDown: (name: string) => Promise<Game> | undefined }
type Asked = readonly { readonly ticket: number; readonly order: Order }[]

const { running, plugin } = workerData as Given
/** More games than those on the shelf: tests bring one that hangs. */
const extra = plugin ? ((await import(plugin)) as Plugin) : undefined

const load = async (name: string): Promise<Game> => {
  const more = extra?.takeDown(name)
  if (more) return more
  if (!isGame(name)) throw new Error(`there is no game called '${name}'`)
  return (await takeDown(name)).game
}
const run = makeEngine(load)

/** Loading a game's code for the first time is not counted against its rules. */
const answer = async (ticket: number, order: Order): Promise<unknown> => {
  try {
    if ('game' in order) await load(order.game)
    Atomics.store(running, 0, ticket)
    return { ticket, result: await run(order) }
  } catch (cause) {
    return { ticket, result: { broken: cause instanceof Error ? cause.message : String(cause) } }
  }
}

const serve = async (asked: Asked): Promise<void> => {
  const answers: unknown[] = []
  for (const { ticket, order } of asked) answers.push(await answer(ticket, order))
  Atomics.store(running, 0, 0)
  parentPort?.postMessage(answers)
}

/** One batch at a time, in the order in which they came. */
let last = Promise.resolve()
parentPort?.on('message', (asked: Asked) => {
  last = last.then(() => serve(asked))
})
