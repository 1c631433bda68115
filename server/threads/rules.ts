/** A rules thread: runs requests one after the other, and shows on a shared clock which one it is at. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@machiya/kernel'
import { isGame, takeDown } from '@machiya/games'
import { makeEngine } from '../rules/engine.ts'
import type { Broken, Request } from '../rules/requests.ts'
import { goLast } from './last.ts'

type Given = { readonly running: Int32Array; readonly plugin: string | undefined; readonly isLast: boolean }
type Plugin = { readonly takeDown: (name: string) => Promise<Game> | undefined }
type Batch = readonly { readonly ticket: number; readonly asked: Request }[]

const { running, plugin, isLast } = workerData as Given
if (isLast) goLast()
/** More games than those on the shelf: tests bring one that hangs. */
const fetchMore = async (name: string): Promise<Game | undefined> =>
  plugin ? ((await import(plugin)) as Plugin).takeDown(name) : undefined

const games = new Map<string, Game>()
const fetchGame = async (name: string): Promise<Game> => {
  const more = await fetchMore(name)
  if (more) return more
  if (!isGame(name)) throw new Error(`there is no game called '${name}'`)
  return (await takeDown(name)).game
}
const run = makeEngine((name) => games.get(name) as Game)

const gameOf = (asked: Request): string | undefined =>
  asked.op === 'record' ? asked.record.game : 'game' in asked ? asked.game : undefined
/** Loading a game's code for the first time is not counted against its rules. */
const needsLoading = (asked: Request): string | undefined => {
  const name = gameOf(asked)
  return name === undefined || games.has(name) ? undefined : name
}

const broken = (cause: unknown): Broken => ({
  broken: cause instanceof Error ? cause.message : String(cause),
})
const answer = (ticket: number, asked: Request): unknown => {
  try {
    Atomics.store(running, 0, ticket)
    return { ticket, result: run(asked) }
  } catch (cause) {
    return { ticket, result: broken(cause) }
  }
}
const answerAfterLoading = async (ticket: number, asked: Request, game: string): Promise<unknown> => {
  try {
    games.set(game, await fetchGame(game))
  } catch (cause) {
    return { ticket, result: broken(cause) }
  }
  return answer(ticket, asked)
}

/** Answers do not wait for the whole batch: the disk and the lines have work to do meanwhile. */
const SPELL_MS = 1
const serve = async (batch: Batch): Promise<void> => {
  let answers: unknown[] = []
  let since = performance.now()
  const post = (): void => {
    parentPort?.postMessage(JSON.stringify(answers))
    answers = []
    since = performance.now()
  }
  for (const { ticket, asked } of batch) {
    const game = needsLoading(asked)
    answers.push(game === undefined ? answer(ticket, asked) : await answerAfterLoading(ticket, asked, game))
    if (performance.now() - since > SPELL_MS) post()
  }
  Atomics.store(running, 0, 0)
  if (answers.length > 0) post()
}

/** One batch at a time, in the order in which they came. */
let last = Promise.resolve()
parentPort?.on('message', (batch: string) => {
  last = last.then(() => serve(JSON.parse(batch) as Batch))
})
