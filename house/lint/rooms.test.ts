import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { trespass } from './rooms.mjs'

const root = resolve(import.meta.dirname, '../..')

describe('doors between rooms', () => {
  test.each([
    ['kernel/src/play.ts', './shape.ts'],
    ['kernel/src/play.test.ts', 'vitest'],
    ['kernel/contract.ts', 'vitest'],
    ['games/edo/rules/4-trade.ts', '@machiya/kernel'],
    ['games/edo/rules/4-trade.ts', '../position.ts'],
    ['games/edo/rules/4-trade.test.ts', 'fast-check'],
    ['games/edo/contract.test.ts', '@machiya/kernel/contract'],
    ['games/edo/table/board.tsx', '../data/cards.ts'],
    ['games/edo/table/board.tsx', 'react'],
    ['bots/edo.ts', '@machiya/edo'],
    ['games/edo/table/board.tsx', '@machiya/kit'],
    ['games/kit/disc.tsx', 'react'],
    ['games/kit/disc.tsx', '@machiya/kernel'],
    ['games/index.ts', '@machiya/edo'],
    ['games/index.ts', '@machiya/kernel/fixtures/noughts'],
    ['bots/play.ts', '@machiya/games'],
    ['server/tables.ts', '@machiya/games'],
    ['web/src/lobby.tsx', '@machiya/games'],
    ['web/src/table.tsx', '@machiya/kit'],
    ['server/main.ts', '@machiya/bots'],
    ['server/store/postgres.test.ts', '../../house/postgres.mjs'],
    ['table/table.ts', '@machiya/kernel'],
    ['table/table.test.ts', '@machiya/games'],
    ['table/contract.test.ts', 'fast-check'],
    ['server/rules/engine.ts', '@machiya/table'],
    ['web/src/remote.ts', '@machiya/table'],
    ['cli/watch.ts', '@machiya/table'],
    ['cli/backup.ts', '@machiya/server/backup'],
    ['server/main.ts', 'fastify'],
    ['web/src/games.ts', '@machiya/yedo/table'],
    ['cli/sim.ts', '@machiya/yokohama'],
  ])('%s may import %s', (file, specifier) => {
    expect(trespass(file, specifier)).toBeUndefined()
  })

  test.each([
    ['kernel/src/play.ts', '@machiya/edo', 'dependencies point'],
    ['kernel/src/play.ts', 'zod', 'imports no package'],
    ['kernel/src/play.ts', 'node:crypto', 'imports no package'],
    ['kernel/src/play.ts', '../../games/edo/index.ts', 'package name'],
    ['games/edo/rules/4-trade.ts', '@machiya/bots', 'dependencies point'],
    ['games/edo/rules/4-trade.ts', '@machiya/yedo', 'dependencies point'],
    ['games/edo/rules/4-trade.ts', '../../yedo/position.ts', 'package name'],
    ['games/edo/rules/4-trade.ts', '../table/board.tsx', 'never import the table'],
    ['games/edo/rules/4-trade.ts', 'react', 'imports no package'],
    ['games/edo/rules/4-trade.ts', 'node:fs', 'imports no package'],
    ['games/edo/index.ts', './table/index.ts', 'never import the table'],
    ['bots/greedy.ts', '@machiya/edo/table', 'what players look at'],
    ['bots/greedy.ts', '@machiya/server', 'dependencies point'],
    ['server/main.ts', '@machiya/edo', 'dependencies point'],
    ['games/index.ts', '@machiya/edo/table', 'what players look at'],
    ['games/index.ts', '@machiya/bots', 'dependencies point'],
    ['games/index.ts', './edo/index.ts', 'package name'],
    ['games/edo/rules/4-trade.ts', '@machiya/games', 'dependencies point'],
    ['games/edo/rules/4-trade.ts', '@machiya/kit', 'dependencies point'],
    ['games/edo/table/board.tsx', '@machiya/yedo', 'dependencies point'],
    ['games/kit/disc.tsx', '@machiya/edo', 'dependencies point'],
    ['kernel/src/play.ts', '@machiya/games', 'dependencies point'],
    ['web/src/lobby.tsx', '@machiya/edo/table', 'what players look at'],
    ['server/main.ts', '@machiya/web', 'dependencies point'],
    ['server/main.ts', '../web/src/main.tsx', 'package name'],
    ['server/main.ts', '../house/postgres.mjs', 'package name'],
    ['table/table.ts', '@machiya/games', 'dependencies point'],
    ['table/table.ts', '@machiya/edo', 'dependencies point'],
    ['table/table.ts', 'node:fs', 'imports no package'],
    ['games/edo/rules/4-trade.ts', '@machiya/table', 'dependencies point'],
    ['bots/play.ts', '@machiya/table', 'dependencies point'],
    ['bots/play.ts', '@machiya/server/protocol', 'dependencies point'],
    ['web/src/lobby.tsx', '@machiya/server', 'dependencies point'],
    ['web/src/lobby.tsx', '@machiya/edo', 'dependencies point'],
    ['cli/sim.ts', '@machiya/server', 'dependencies point'],
    ['cli/sim.ts', '@machiya/server/backup', 'dependencies point'],
    ['cli/backup.ts', '@machiya/server', 'dependencies point'],
    ['cli/sim.ts', '../server/main.ts', 'package name'],
  ])('%s must not import %s', (file, specifier, why) => {
    expect(trespass(file, specifier)).toContain(why)
  })

  test('the page may take types, and only types, from the server', () => {
    expect(trespass('web/src/wire.ts', '@machiya/server/protocol', true)).toBeUndefined()
    expect(trespass('web/src/wire.ts', '@machiya/server/protocol', false)).toContain(
      'web must not import server',
    )
  })
})

describe('the lint rule itself', () => {
  const house = mkdtempSync(join(tmpdir(), 'machiya-lint-'))
  afterAll(() => rmSync(house, { recursive: true }))

  const plant = (file: string, text: string): void => {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), text)
  }

  const lint = (): { code: number | null; said: string } => {
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
    const { status, stdout } = spawnSync(process.execPath, [oxlint], { cwd: house, encoding: 'utf8' })
    return { code: status, said: stdout }
  }

  test('passes a house in order and fails on each planted trespass', () => {
    cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
    cpSync(join(root, 'house/lint'), join(house, 'house/lint'), { recursive: true })
    plant('kernel/src/index.ts', 'export const one = 1\n')
    plant('games/edo/index.ts', "import { one } from '@machiya/kernel'\nexport const two = one + one\n")
    expect(lint()).toMatchObject({ code: 0 })

    plant('kernel/src/bad.ts', "export { two } from '@machiya/edo'\n")
    plant('games/edo/rules/1-bad.ts', "export * from '../table/board.ts'\n")
    plant('server/bad.ts', "export const load = () => import('@machiya/edo')\n")
    plant('server/utils.ts', 'export const one = 1\n')
    plant('games/edo/rules/2-bad.ts', 'export const luck = () => Math.random()\n')
    const { code, said } = lint()
    expect(code).not.toBe(0)
    expect(said).toContain('kernel must not import games/edo')
    expect(said).toContain('rules never import the table')
    expect(said).toContain('server must not import games/edo')
    expect(said).toContain('never utils, helpers or common')
    expect(said).toContain('all chance comes from the position')
  })
})
