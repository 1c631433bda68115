/** machiya verify: whether a finished game was dealt fairly and played by the rules. */
import { isOver, reveal, type Position } from '@machiya/kernel'
import type { GameRecord } from '@machiya/kernel/record'
import type { Shelved } from '@machiya/games'
import type { Command } from 'commander'
import { colours } from './colours.ts'
import { dealtWith, positionsOf, readRecord } from './records.ts'

export type Finding = { readonly holds: boolean; readonly says: string }

const saltWords = ({ salts = [] }: GameRecord): string =>
  salts.length === 0 ? 'the seed alone' : `the seed and ${salts.length} salts of the players`

const commitment = ({ seed, commitment: digest }: GameRecord): Finding => {
  if (seed === undefined)
    return { holds: false, says: 'the record shows no seed, so its commitment cannot be checked' }
  return reveal(seed, digest)
    ? { holds: true, says: 'the seed is the one that was committed to before the deal' }
    : { holds: false, says: `the seed is not the one committed to: its digest is not ${digest}` }
}

const played = (shelved: Shelved, record: GameRecord): Finding[] => {
  const seed = dealtWith(record)
  if (seed === undefined) return []
  const positions = positionsOf(shelved, record, seed)
  const from = `dealt again from ${saltWords(record)}`
  if (typeof positions === 'string')
    return [{ holds: false, says: `${from}, the record does not play: ${positions}` }]
  const end = positions.at(-1) as Position
  return [
    { holds: true, says: `${from}, all ${record.moves.length} moves are legal` },
    isOver(end)
      ? { holds: true, says: `they lead to the end of the game (position ${shelved.game.hash(end)})` }
      : { holds: false, says: 'they do not lead to the end of the game' },
  ]
}

/** What was looked at, and whether it holds. */
export const findings = (shelved: Shelved, record: GameRecord): Finding[] => [
  commitment(record),
  ...played(shelved, record),
]

type Asked = { game?: string; json?: boolean }

const verifyFile = async (file: string, { game, json }: Asked): Promise<void> => {
  const { record, shelved } = await readRecord(file, game)
  const found = findings(shelved, record)
  const fair = found.every(({ holds }) => holds)
  if (json) console.log(JSON.stringify({ game: record.game, fair, findings: found }))
  else {
    for (const { holds, says } of found)
      console.log(`${holds ? colours.green('holds') : colours.red('fails')}  ${says}`)
    console.log(`\n${record.game}: ${fair ? 'dealt fairly and played by the rules' : 'not verified'}`)
  }
  process.exitCode = fair ? 0 : 1
}

export const verifyCommand = (program: Command): void =>
  void program
    .command('verify')
    .description('check that a finished game was dealt from the seed committed to and played by the rules')
    .argument('<file>', 'a record')
    .option('--game <folder>', 'where its game lies, if that is not of this house')
    .option('--json', 'print one JSON object')
    .action(verifyFile)
