/** A language that nobody wrote a line for: with marks on its letters and a third longer, it stands on every scene. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { complaintsOf } from './eye.ts'
import { GAMES } from './games.ts'
import { openHouse } from './house.ts'
import { another, CALM, expect, noErrors, picture, set, test } from './player.ts'
import { hang, scenesOf } from './scenes.ts'

const folder = mkdtempSync(join(tmpdir(), 'machiya-third-'))
const WAYS = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 360, height: 780 },
] as const

let house: Awaited<ReturnType<typeof openHouse>>
test.beforeAll(async () => {
  const built = spawnSync(process.execPath, ['web/e2e/third/build.ts'], {
    env: { ...process.env, WEB: folder },
    stdio: 'inherit',
  })
  expect(built.status).toBe(0)
  house = await openHouse({ WEB: folder })
})
test.afterAll(() => {
  house.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Words without a mark: nobody translated them, so no folder of words can hold them. */
const plainWordsOn = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const text = document.querySelector<HTMLElement>('.frame, .frame-phone')?.innerText ?? ''
    const words =
      text.replaceAll(/\u2063/g, '').match(/(?<![\p{L}\p{M}])[A-Za-z]{4,}(?![\p{L}\p{M}])/gu) ?? []
    return [...new Set(words)].filter((word) => !names.includes(word))
  }, known)

const PLAYERS = ['Hanna', 'Aiko', 'Mateo', 'Sumi']

for (const game of GAMES)
  test(`every scene of ${game} stands in a third language, and nothing is cut`, async ({ browser }) => {
    const page = await another(browser, { baseURL: house.url })
    await set(page, { ...CALM, locale: 'qps' })
    const scenes = await scenesOf(page, game)
    for (const { name, width, height } of WAYS) {
      await page.setViewportSize({ width, height })
      for (const scene of scenes) {
        await hang(page, game, scene)
        await picture(page, `third/${game}-${name}-${scene.replaceAll(/\W+/g, '-')}`)
        expect.soft(await complaintsOf(page), `${game}, ${scene}, ${name}`).toEqual([])
        const known = [...PLAYERS, ...scene.split(/\W+/)]
        expect.soft(await plainWordsOn(page, known), `${game}, ${scene}, ${name}`).toEqual([])
      }
    }
    noErrors(page)
  })
