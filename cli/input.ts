/** What people type, checked: a fault is one sentence that says what was wrong and what would be right. */
import { gameNames, isGame, takeDown, type Shelved } from '@machiya/games'
import { putOnShelf } from '@machiya/games/by-path'
import { isGameFolder } from '@machiya/games/found'
import { MOST_SEATS, type Choices, type Game, type Json } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import type { Words } from '@machiya/kernel/words'

const BAD_INPUT = 'BadInput'

export const refuse = (sentence: string): never => {
  throw Object.assign(new Error(sentence), { name: BAD_INPUT })
}
export const isBadInput = (fault: unknown): fault is Error =>
  fault instanceof Error && fault.name === BAD_INPUT

/** 'a, b and c' */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** Reads a whole number for an option of the command line. */
export const whole =
  (option: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  (given: string): number => {
    const value = Number(given)
    if (/^\d+$/.test(given) && value >= least && value <= most) return value
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
    return refuse(`${option} takes a whole number ${range}, not '${given}'`)
  }

/** Reads how many seats, or which one. */
export const seatCount = whole('--seats', 1, MOST_SEATS)
export const seatNumber = whole('--seat', 1, MOST_SEATS)

/** Reads a share between none and all. */
export const share =
  (option: string) =>
  (given: string): number => {
    const value = Number(given)
    return given.trim() !== '' && value >= 0 && value <= 1
      ? value
      : refuse(`${option} takes a number from 0 to 1, not '${given}'`)
  }

export const gameNamed = (name: string): Promise<Shelved> =>
  isGame(name)
    ? takeDown(name)
    : refuse(`'${name}' is not a game of this house; it has ${listed(gameNames())}`)

/** The game of a folder, which is called like the game. */
const gameIn = async (folder: string): Promise<Shelved> => {
  const name = putOnShelf(folder)
  const shelved = await takeDown(name)
  const { game } = shelved
  return game.name === name
    ? shelved
    : refuse(`the game in '${folder}' is called '${game.name}': call its folder so too`)
}

/** How commands tell of the argument that names a game. */
export const GAME_OR_FOLDER = 'a game of the house, or the folder of one'

/** A game as people name it: by its name on the shelf, or by the path of its folder. */
export const gameGiven = (given: string): Promise<Shelved> =>
  !isGame(given) && isGameFolder(given) ? gameIn(given) : gameNamed(given)

/** The words of a game in the language asked for, or in its first. */
export const wordsIn = ({ game, words }: Shelved, language?: string): Words => {
  const found = language === undefined ? Object.values(words)[0] : words[language]
  return found ?? refuse(`${game.name} speaks ${listed(Object.keys(words))}, not '${language}'`)
}

/** The number of seats asked for, or the fewest this game takes. */
export const seatsFor = ({ name, seats: [least, most] }: Game, given: number | undefined): number => {
  if (given === undefined) return least
  const takes = least === most ? `${least}` : `${least} to ${most}`
  return given >= least && given <= most ? given : refuse(`${name} takes ${takes} seats, not ${given}`)
}

const describeOptions = ({ name, options }: Game): string => {
  const all = Object.entries(options).map(([key, { says }]) => `${key} (${says})`)
  return all.length === 0 ? `${name} has no options` : `${name} has ${listed(all)}`
}

const valueOf = (word: string, words: readonly string[] | undefined): Json => {
  if (words?.includes(word)) return word
  if (word === 'true' || word === 'false') return word === 'true'
  return /^-?\d+$/.test(word) ? Number(word) : word
}

const readOption = (game: Game, part: string): [string, Json] => {
  const [key = '', word, more] = part.split('=')
  if (word === undefined || more !== undefined)
    return refuse(`--options takes name=value pairs with commas between, not '${part}'`)
  const of = game.options[key]
  if (!of) return refuse(`'${key}' is not an option of ${game.name}: ${describeOptions(game)}`)
  try {
    return [key, of.fit(valueOf(word, of.words), key) as Json]
  } catch {
    return refuse(`the option ${key} of ${game.name} takes ${of.says}, not '${word}'`)
  }
}

/** The options of a table out of 'rounds=long,jiin=true'. */
export const optionsFrom = (game: Game, given = ''): Choices =>
  Object.fromEntries(given === '' ? [] : given.split(',').map((part) => readOption(game, part)))

/** The secret of one game out of many, from the words the run was given. */
export const seedOf = (words: string, game: number): string => sha256(`${words} ${game}`).slice(0, 32)
