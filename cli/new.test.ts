import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const bin = join(import.meta.dirname, 'bin.mjs')
mkdirSync(join(root, 'test-results'), { recursive: true })
const ground = mkdtempSync(join(root, 'test-results/new-'))
afterAll(() => rmSync(ground, { recursive: true, force: true }))

const run = (args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ground, encoding: 'utf8' })
  return { code: status, said: stdout, complained: stderr }
}
const machiya = (...args: readonly string[]) => run([bin, ...args])

describe('machiya new', { timeout: 240_000 }, () => {
  test('plants a game under its own name', () => {
    expect(machiya('new', 'five-foxes')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Five foxes'),
    })
    const files = readdirSync(join(ground, 'five-foxes'), { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(expect.arrayContaining(['index.ts', 'RULES.de.md', join('table', 'gallery.ts')]))
    const texts = files
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => readFileSync(join(ground, 'five-foxes', file), 'utf8'))
    expect(texts.filter((text) => /sapling/i.test(text))).toEqual([])
  })

  test('whose own tests pass', () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const { code, said, complained } = run([vitest, 'run', '--root', join(ground, 'five-foxes')])
    expect(`${said}${complained}`).toMatch(/Test Files.*3 passed/)
    expect(code).toBe(0)
  })

  test.each([
    [['games', 'five-foxes'], 'Five foxes'],
    [['sim', './five-foxes', '--games', '2', '--bots', 'merchant,random', '--records', 'kept'], 'five-foxes'],
    [['perft', 'five-foxes'], 'nodes/s'],
    [['contract', 'five-foxes', '--games', '1'], 'kept'],
    [['arena', 'five-foxes', '--bots', 'merchant,random', '--games', '2', '--iterations', '4'], 'merchant'],
    [['trial', 'five-foxes', '--games', '6', '--levels', 'apprentice'], 'five-foxes'],
    [
      'train five-foxes --games 10 --own 10 --generations 1 --epochs 1 --gate 1 --exam 0'.split(' '),
      'champion',
    ],
    [['replay', 'kept/five-foxes-2-00001.txt', '--game', 'five-foxes', '--language', 'de'], 'hängt'],
    [['verify', 'kept/five-foxes-2-00001.txt', '--game', 'five-foxes'], 'dealt fairly'],
    [
      ['coach', 'kept/five-foxes-2-00001.txt', '--game', 'five-foxes', '--seat', '1', '--iterations', '8'],
      'Five foxes',
    ],
  ])('which commands take by its path: %j', (args, said) => {
    const ended = machiya(...args)
    expect({ ...ended, complained: '' }).toMatchObject({ code: 0, said: expect.stringContaining(said) })
  })

  test('and programs that speak to the engine too', () => {
    const ask = { jsonrpc: '2.0', id: 1, method: 'start', params: { game: 'five-foxes', seats: 2 } }
    const input = `${JSON.stringify(ask)}\n`
    const { stdout } = spawnSync(process.execPath, [bin, 'engine', 'five-foxes'], {
      cwd: ground,
      input,
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout)).toMatchObject({ result: { waitingFor: [0] } })
  })

  test.each([
    [['new', 'Foxes'], "small letters, digits and hyphens between them, not 'Foxes'"],
    [['new', 'five-foxes'], "'five-foxes' is there already"],
    [['new', 'elsewhere/noughts'], "there is a game called 'noughts' already"],
    [['replay', 'kept/five-foxes-2-00001.txt'], "'five-foxes' is not a game of this house"],
  ])('%j is refused with a sentence', (args, sentence) => {
    const { code, complained } = machiya(...args)
    expect(complained).toContain(sentence)
    expect(code).toBe(2)
  })

  test('a folder that is called otherwise than its game is refused', () => {
    spawnSync('cp', ['-r', 'five-foxes', 'six-foxes'], { cwd: ground })
    expect(machiya('sim', 'six-foxes').complained).toContain("is called 'five-foxes': call its folder so too")
  })

  test('nothing of it stays with the house', () => {
    rmSync(join(ground, 'five-foxes'), { recursive: true })
    expect(machiya('games').said).not.toContain('foxes')
    expect(existsSync(join(root, 'games/five-foxes'))).toBe(false)
  })
})
