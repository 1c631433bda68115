import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameNames } from '@machiya/games'
import { afterAll, describe, expect, test } from 'vitest'

const bin = join(import.meta.dirname, 'bin.mjs')
const folder = mkdtempSync(join(tmpdir(), 'machiya-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'other.jsonl'), 'a letter')
writeFileSync(join(folder, 'course.json'), 'a letter')

const machiya = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  return { code: status, said: stdout, complained: stderr }
}

describe('the machiya command', { timeout: 120_000 }, () => {
  test('sim --json prints one object; the records it keeps replay and verify', () => {
    const records = join(folder, 'records')
    const { code, said } = machiya(
      'sim',
      'teahouse',
      '--seats',
      '3',
      '--options',
      'rounds=long',
      '--games',
      '5',
      '--seed',
      'x',
      '--records',
      records,
      '--json',
    )
    expect(code).toBe(0)
    const summary = JSON.parse(said)
    expect(summary).toMatchObject({
      game: 'teahouse',
      seats: 3,
      options: { rounds: 'long' },
      bots: ['random', 'random', 'random'],
      seed: 'x',
      games: 5,
      results: [{ bot: 'random', wins: { mean: expect.closeTo(1 / 3, 9) } }],
    })
    expect(summary.decisionsPerSecond).toBeCloseTo(summary.decisions / summary.seconds, 6)
    const files = readdirSync(records)
    expect(files).toHaveLength(5)
    const record = join(records, files[0] ?? '')
    expect(machiya('verify', record)).toMatchObject({
      code: 0,
      said: expect.stringContaining('teahouse: dealt fairly and played by the rules'),
    })
    expect(machiya('replay', record).said).toMatch(
      /^The teahouse, 3 seats, \d+ moves\n[^]*place {3}at the end/,
    )
    const text = readFileSync(record, 'utf8')
    writeFileSync(join(folder, 'unfair.txt'), text.replace(/commitment: "./, 'commitment: "x'))
    expect(machiya('verify', join(folder, 'unfair.txt'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('fails  the seed is not the one committed to'),
    })
    const bad = text.split('\n').map((line, i) => (i === 16 ? '9 bid pass' : line))
    writeFileSync(join(folder, 'bad.txt'), bad.join('\n'))
    expect(machiya('replay', join(folder, 'bad.txt'))).toMatchObject({
      code: 2,
      complained: expect.stringContaining(
        "bad.txt' is not a record: line 17: expected a seat from 1 to 3, got '9'",
      ),
    })
  })

  test('a record of Edo in which nobody built there is won by nobody', () => {
    const record = join(import.meta.dirname, '../games/edo/records/two-players-nobody-in-edo.txt')
    expect(machiya('replay', record).said).toMatch(
      /nobody wins\n\nplace .*\nlost +random 1\nlost +random 2\n$/,
    )
    expect(JSON.parse(machiya('replay', record, '--json').said).standing).toEqual([
      { seat: 0, place: 2, score: 0, ties: [], lost: true },
      { seat: 1, place: 2, score: 0, ties: [], lost: true },
    ])
  })

  test('a seat is told its own moves and what it came to know', () => {
    const records = join(folder, 'one')
    machiya('sim', 'teahouse', '--games', '1', '--records', records)
    const record = join(records, 'teahouse-2-00001.txt')
    const { said } = machiya('replay', record, '--seat', '1')
    expect(machiya('replay', record, '--language', 'fr').complained).toContain("teahouse speaks en, not 'fr'")
    expect(said).toContain('random 1: ')
    expect(said).not.toContain('random 2: ')
    expect(JSON.parse(machiya('replay', record, '--json').said)).toMatchObject({
      game: 'teahouse',
      over: true,
    })
  })

  test('games, perft and contract', () => {
    expect(machiya('games').said).toMatch(
      /^game .*\n[^]*\nteahouse +The teahouse +2 to 4 +rounds: one of short, long\n/,
    )
    expect(machiya('games', '--designed').said).toMatch(
      /^table .*\n[^]*\ngames\/edo\/data\/buildings.ts +house +designed /,
    )
    expect(JSON.parse(machiya('games', '--designed', '--json').said)).toContainEqual(
      expect.objectContaining({ game: 'yokohama', row: 'order-14', source: 'designed' }),
    )
    expect(machiya('perft', 'noughts', '--depth', '10').said).toMatch(/4 +3,024 +0 [^]*10 +0 +255,168 /)
    expect(machiya('perft', 'reversi', '--depth', '6').said).toMatch(/6 +8,200 /)
    const { counts } = JSON.parse(machiya('perft', 'teahouse', '--seats', '3', '--depth', '3', '--json').said)
    expect(counts.map(({ depth }: { depth: number }) => depth)).toEqual([1, 2, 3])
    expect(machiya('contract', 'noughts', '--games', '2', '--care', '1')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/seats .*\n +2 .*kept\n$/),
    })
    expect(machiya('contract', 'noughts', '--games', '1', '--most-offers', '8')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/BROKEN[^]*'mark' has 9 open offers[^]*machiya record 1/),
    })
  })

  test.each([
    [['sim', 'go'], `'go' is not a game of this house; it has ${gameNames()[0]}`],
    [['sim', 'teahouse', '--seats', '5'], 'teahouse takes 2 to 4 seats, not 5'],
    [['sim', 'teahouse', '--games', 'many'], "--games takes a whole number of at least 1, not 'many'"],
    [['sim', 'teahouse', '--bots', 'emperor'], "'emperor' is not a bot of this house"],
    [['sim'], "missing required argument 'game'"],
    [['sim', 'teahouse', '--bot', 'x'], "unknown option '--bot'"],
    [['games', '--markdown'], '--markdown goes with --designed'],
    [['dance'], "unknown command 'dance'"],
    [['replay', 'no-such-file'], "'no-such-file' cannot be read"],
    [['verify', bin], "is not a record: line 1: expected 'machiya record 1'"],
    [['arena', 'teahouse', '--bots', 'merchant', '--out', join(folder, 'other')], 'holds another run'],
    [['train', 'teahouse', '--folder', folder], 'holds another course'],
    [['train', 'teahouse', '--playouts', '2'], '--playouts takes a whole number of at least 16'],
    [['coach', 'x', '--seat', '1', '--iterations', '7'], '--iterations takes a whole number of at least 8'],
  ])('%j is refused with a sentence and status 2', (args, sentence) => {
    const { code, said, complained } = machiya(...args)
    expect(complained).toContain(sentence)
    expect(complained).not.toContain('    at ')
    expect({ code, said }).toEqual({ code: 2, said: '' })
  })

  test('an arena names the commit of the house, wherever it is held', () => {
    const args = ['arena', 'noughts', '--bots', 'random', '--games', '1', '--threads', '1', '--json']
    const away = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', cwd: folder })
    const here = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', cwd: import.meta.dirname })
    expect(away).toMatchObject({ status: 0, stderr: '' })
    const { commit, options } = JSON.parse(away.stdout)
    expect({ commit, options }).toEqual({ commit: JSON.parse(here.stdout).commit, options: {} })
  })

  test('help is no fault', () => {
    expect(machiya('--help')).toMatchObject({ code: 0, said: expect.stringContaining('engine') })
  })
})
