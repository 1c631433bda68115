/** The parameters of a call, each checked before it is used. */
import { isGame, gameNames, takeDown } from '@machiya/games'
import {
  isSeed,
  type Choices,
  type Game,
  type Pick,
  type Position,
  type Seat,
  type Viewer,
} from '@machiya/kernel'
import { fail, type Params } from './rpc.ts'

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

const wrong = (name: string, expected: string, got: unknown): never =>
  fail('params', `${name} is ${expected}, not ${shown(got)}`)

/** A misspelt parameter is a fault, not an omission. */
export const only = (params: Params, ...names: readonly string[]): void => {
  const stray = Object.keys(params).find((key) => !names.includes(key))
  if (stray === undefined) return
  const takes = names.length === 0 ? 'no parameters' : names.join(', ')
  fail('params', `'${stray.slice(0, 60)}' is not a parameter here; this method takes ${takes}`)
}

const isObject = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectIn = (params: Params, name: string): Params => {
  const value = params[name]
  return isObject(value) ? value : wrong(name, 'an object', value)
}

export const textIn = (params: Params, name: string): string => {
  const value = params[name]
  return typeof value === 'string' ? value : wrong(name, 'a text', value)
}

export const gameIn = async (params: Params): Promise<Game> => {
  const name = params['game']
  const known = typeof name === 'string' && isGame(name)
  if (!known) return wrong('game', `one of ${gameNames().join(', ')}`, name)
  return (await takeDown(name)).game
}

export const seatsIn = (params: Params, { seats: [least, most] }: Game): number => {
  const value = params['seats']
  const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  return fits ? (value as number) : wrong('seats', `a whole number from ${least} to ${most}`, value)
}

export const optionsIn = (params: Params, game: Game): Choices => {
  const given = params['options'] === undefined ? {} : objectIn(params, 'options')
  for (const [key, value] of Object.entries(given)) {
    const of = Object.hasOwn(game.options, key) ? game.options[key] : undefined
    if (!of)
      return fail(
        'params',
        `'${key}' is not an option; ${game.name} has ${Object.keys(game.options).join(', ') || 'none'}`,
      )
    try {
      of.fit(value, key)
    } catch {
      return wrong(`options.${key}`, of.says, value)
    }
  }
  return given as Choices
}

export const seedIn = (params: Params): string | undefined => {
  const value = params['seed']
  if (value === undefined) return undefined
  return typeof value === 'string' && isSeed(value)
    ? value
    : wrong('seed', '32 to 128 hexadecimal digits', value)
}

const isSeat = (value: unknown, seats: number): value is Seat =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats

export const seatIn = (params: Params, { about: { seats } }: Position): Seat => {
  const value = params['seat']
  return isSeat(value, seats) ? value : wrong('seat', `a whole number from 0 to ${seats - 1}`, value)
}

export const viewerIn = (params: Params, { about: { seats } }: Position): Viewer => {
  const value = params['viewer']
  return value === 'public' || value === 'all' || isSeat(value, seats)
    ? value
    : wrong('viewer', `a seat from 0 to ${seats - 1}, "public" or "all"`, value)
}

const pickAt = (name: string, value: unknown): Pick =>
  typeof value === 'string' || Number.isSafeInteger(value)
    ? (value as Pick)
    : wrong(name, 'a text or a whole number out of the options', value)

/** A move is one pick, or a line of them. */
export const picksIn = ({ pick, picks }: Params): Pick[] => {
  if (picks === undefined) return [pickAt('pick', pick)]
  if (pick !== undefined) return fail('params', 'a move has a pick or picks, not both')
  if (!Array.isArray(picks) || picks.length === 0) return wrong('picks', 'a list of one pick or more', picks)
  return picks.map((value, i) => pickAt(`picks[${i}]`, value))
}

/** What a move may name beside its pick: the number of the position and the task that it answers. */
export const answeringIn = (params: Params): { number?: number; task?: string } => {
  const { number, task } = params
  if (number !== undefined && !Number.isSafeInteger(number)) return wrong('number', 'a whole number', number)
  if (task !== undefined && typeof task !== 'string') return wrong('task', 'a text', task)
  return {
    ...(number === undefined ? {} : { number: number as number }),
    ...(task === undefined ? {} : { task }),
  }
}
