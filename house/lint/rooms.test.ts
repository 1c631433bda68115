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
    ['games/go/rules/4-trade.ts', '@machiya/kernel'],
    ['games/go/rules/4-trade.ts', '../position.ts'],
    ['games/go/rules/4-trade.test.ts', 'fast-check'],
    ['games/go/contract.test.ts', '@machiya/kernel/contract'],
    ['games/go/table/board.tsx', '../data/cards.ts'],
    ['games/go/table/board.tsx', 'react'],
    ['games/go/table/board.tsx', '@machiya/kit'],
    ['games/kit/disc.tsx', 'react'],
    ['games/kit/disc.tsx', '@machiya/kernel'],
    ['games/go/about.ts', '@machiya/kit/folder'],
    ['games/go/bots/policy.ts', '@machiya/kit/expert'],
    ['games/go/bots/policy.ts', '../rules/index.ts'],
    ['games/go/bots/policy.test.ts', '@machiya/bots'],
    ['games/index.ts', '@machiya/kit/folder'],
    ['games/found.ts', 'node:fs'],
    ['bots/search.ts', '@machiya/kit/expert'],
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
    ['web/src/lobby/Lobby.tsx', '../table/Table.tsx'],
    ['web/src/remote/place.ts', '../client/line.ts'],
    ['web/src/parts/Sheet.tsx', '../text/index.ts'],
    ['web/src/device/storage.test.ts', '../replay/film.ts'],
    ['cli/watch.ts', '@machiya/table'],
    ['cli/backup.ts', '@machiya/server/backup'],
    ['cli/open.ts', '@machiya/server/open'],
    ['cli/sapling/table/gallery.ts', '@machiya/kit'],
    ['server/main.ts', 'fastify'],
  ])('%s may import %s', (file, specifier) => {
    expect(trespass(file, specifier)).toBeUndefined()
  })

  test.each([
    ['kernel/src/play.ts', '@machiya/go', 'found in its folder'],
    ['kernel/src/play.ts', 'zod', 'imports no package'],
    ['kernel/src/play.ts', 'node:crypto', 'imports no package'],
    ['kernel/src/play.ts', '../../games/go/index.ts', 'package name'],
    ['games/go/rules/4-trade.ts', '@machiya/bots', 'dependencies point'],
    ['games/go/rules/4-trade.ts', '@machiya/chess', 'found in its folder'],
    ['games/go/rules/4-trade.ts', '../../chess/position.ts', 'package name'],
    ['games/go/rules/4-trade.ts', '../table/board.tsx', 'not for its rules'],
    ['games/go/rules/4-trade.ts', 'react', 'imports no package'],
    ['games/go/rules/4-trade.ts', 'node:fs', 'imports no package'],
    ['games/go/index.ts', './table/index.ts', 'not for its rules'],
    ['bots/greedy.ts', '@machiya/go/table', 'found in its folder'],
    ['bots/greedy.ts', '@machiya/server', 'dependencies point'],
    ['server/main.ts', '@machiya/go', 'found in its folder'],
    ['games/index.ts', '@machiya/go/table', 'found in its folder'],
    ['games/go/rules/4-trade.ts', '../bots/index.ts', 'not for its rules'],
    ['games/go/bots/policy.ts', '../table/board.tsx', 'not for its expert'],
    ['games/go/bots/policy.ts', '@machiya/bots', 'dependencies point'],
    ['games/go/bots/policy.ts', '@machiya/kit', 'dependencies point'],
    ['games/go/bots/policy.ts', 'react', 'imports no package'],
    ['games/index.ts', '@machiya/kit', 'dependencies point'],
    ['games/index.ts', '@machiya/bots', 'dependencies point'],
    ['cli/sim.ts', '@machiya/go', 'found in its folder'],
    ['games/index.ts', './go/index.ts', 'package name'],
    ['games/go/rules/4-trade.ts', '@machiya/games', 'dependencies point'],
    ['games/go/rules/4-trade.ts', '@machiya/kit', 'dependencies point'],
    ['games/go/table/board.tsx', '@machiya/chess', 'found in its folder'],
    ['games/kit/disc.tsx', '@machiya/go', 'found in its folder'],
    ['kernel/src/play.ts', '@machiya/games', 'dependencies point'],
    ['web/src/lobby.tsx', '@machiya/go/table', 'found in its folder'],
    ['server/main.ts', '@machiya/web', 'dependencies point'],
    ['server/main.ts', '../web/src/main.tsx', 'package name'],
    ['server/main.ts', '../house/postgres.mjs', 'package name'],
    ['table/table.ts', '@machiya/games', 'dependencies point'],
    ['table/table.ts', '@machiya/go', 'found in its folder'],
    ['table/table.ts', 'node:fs', 'imports no package'],
    ['games/go/rules/4-trade.ts', '@machiya/table', 'dependencies point'],
    ['bots/play.ts', '@machiya/table', 'dependencies point'],
    ['bots/play.ts', '@machiya/server/protocol', 'dependencies point'],
    ['web/src/lobby.tsx', '@machiya/server', 'dependencies point'],
    ['web/src/remote/api.ts', '../lobby/MyTables.tsx', 'built up from'],
    ['web/src/parts/Sheet.tsx', '../table/Log.tsx', 'built up from'],
    ['web/src/client/client.ts', '../device/place.ts', 'built up from'],
    ['web/src/settings.ts', './rooms.ts', 'built up from'],
    ['web/src/lobby.tsx', '@machiya/go', 'found in its folder'],
    ['cli/sapling/rules/1-evening.ts', '@machiya/kit', 'dependencies point'],
    ['cli/sapling/rules/1-evening.ts', 'commander', 'imports no package'],
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
    plant('games/go/index.ts', "import { one } from '@machiya/kernel'\nexport const two = one + one\n")
    expect(lint()).toMatchObject({ code: 0 })

    plant('kernel/src/bad.ts', "export { two } from '@machiya/go'\n")
    plant('games/go/rules/1-bad.ts', "export * from '../table/board.ts'\n")
    plant('server/bad.ts', "export const load = () => import('@machiya/go')\n")
    plant('server/utils.ts', 'export const one = 1\n')
    plant('games/go/rules/2-bad.ts', 'export const luck = () => Math.random()\n')
    const { code, said } = lint()
    expect(code).not.toBe(0)
    expect(said).toContain('kernel/src/bad.ts must not name games/go')
    expect(said).toContain('not for its rules')
    expect(said).toContain('server/bad.ts must not name games/go')
    expect(said).toContain('never utils, helpers or common')
    expect(said).toContain('all chance comes from the position')
  })
})
