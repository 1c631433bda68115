/** Records from files, dealt and played again. */
import { readFileSync } from 'node:fs'
import type { Shelved } from '@machiya/games'
import { mix, type Whole } from '@machiya/kernel'
import { parseRecord, replay, type GameRecord } from '@machiya/kernel/record'
import { gameGiven, gameNamed, refuse } from './input.ts'

const because = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (fault) {
    return refuse(`'${file}' cannot be read (${because(fault)}); give the path of a record`)
  }
}

/** With a folder where the game is not of this house: a record alone never says where to load one from. */
export const readRecord = async (
  file: string,
  folder?: string,
): Promise<{ record: GameRecord; shelved: Shelved }> => {
  const text = textOf(file)
  const record = parsed(text, file)
  if (folder !== undefined) await gameGiven(folder)
  return { record, shelved: await gameNamed(record.game) }
}

const parsed = (text: string, file: string): GameRecord => {
  try {
    return parseRecord(text)
  } catch (fault) {
    return refuse(`'${file}' is not a record: ${because(fault)}`)
  }
}

/** The seed the game was dealt with: the house's secret mixed with what the seats threw in. */
export const dealtWith = ({ seed, salts = [] }: GameRecord): string | undefined =>
  seed === undefined ? undefined : mix(seed, salts)

/** Every position of the game from the deal on, or the sentence that says why there is none. */
export const positionsOf = ({ game }: Shelved, record: GameRecord, seed: string): Whole[] | string => {
  try {
    return replay(game, record, seed)
  } catch (fault) {
    const older =
      record.revision === game.revision
        ? ''
        : ` (the record is of revision ${record.revision}, the rules here are revision ${game.revision})`
    return because(fault) + older
  }
}
