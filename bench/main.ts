import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureBoards } from './boards.ts'
import { measure, type Case, type Plan, type Result } from './harness.ts'

const usage = `npm run bench -- [--json] [--quick] [--only WORDS]
  --json         end with one line of JSON: name -> value, unit, spread, and where there is a peer its name and the ratio
  --quick        fewer and shorter rounds
  --only WORDS   only cases whose name contains the words, and their peers`

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean' },
        quick: { type: 'boolean' },
        only: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    return process.exit(2)
  }
}

/** Every file in cases/ exports `cases`. */
const allCases = async (): Promise<Case[]> => {
  const files = readdirSync(new URL('cases/', import.meta.url)).filter((file) =>
    /^(?!.*\.test\.).*\.ts$/.test(file),
  )
  const modules: { cases: readonly Case[] }[] = await Promise.all(
    files.map((file) => import(`./cases/${file}`)),
  )
  return modules.flatMap(({ cases }) => cases)
}

const chosen = (cases: readonly Case[], words: string): Case[] => {
  const named = cases.filter(({ name }) => name.includes(words))
  const peers = new Set(named.map(({ peer }) => peer))
  return cases.filter((it) => named.includes(it) || peers.has(it.name))
}

const shown = (value: number): string =>
  value.toLocaleString('en', value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 })

const line = ([name, { value, unit, spread, peer, ratio }]: [string, Result]): string => {
  const compared = ratio === undefined ? '' : `   ${shown(ratio)} times ${peer}`
  return `${name.padEnd(40)} ${shown(value).padStart(12)} ${unit.padEnd(12)} ±${(spread * 50).toFixed(0)}%${compared}`
}

const { json, quick, only, help } = readArguments()
if (help) {
  console.log(usage)
  process.exit(0)
}
const cases = chosen(await allCases(), only ?? '')
const plan: Plan = quick ? { rounds: 5, roundMs: 40 } : { rounds: 15, roundMs: 150 }
console.log(
  `${cases.length} cases, ${plan.rounds} interleaved rounds of ${plan.roundMs} ms each, CPU time, Node ${process.version}`,
)
const show = (results: Map<string, Result>) => {
  for (const result of results) console.log(line(result))
  return results
}
const results = show(measure(cases, plan))
const boards = show(await measureBoards(only ?? '', quick ? 1 : 4))
if (json) console.log(JSON.stringify(Object.fromEntries([...results, ...boards])))
