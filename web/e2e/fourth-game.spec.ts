/** A game in a folder of its own, anywhere: the whole house knows it, and when it is gone nothing of it is left. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comeBy, invite } from './company.ts'
import { openHouse } from './house.ts'
import { another, axe, clickOut, expect, FAST, noErrors, set, sitDown, test } from './player.ts'

const NAME = 'five-foxes'
const ground = mkdtempSync(join(tmpdir(), 'machiya-fourth-'))
const settings = { GAMES: join(ground, NAME), WEB: join(ground, 'page') }
/** Everything that lies in the rooms of the house. */
const inTheHouse = (): string[] =>
  ['kernel', 'games', 'table', 'bots', 'server', 'web/src', 'cli', 'house', 'docs'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }),
  )

test.describe.configure({ mode: 'serial' })

let house: Awaited<ReturnType<typeof openHouse>>
const before = inTheHouse()

test.beforeAll(async () => {
  execFileSync(process.execPath, ['cli/bin.mjs', 'new', settings.GAMES])
  const built = spawnSync(
    process.execPath,
    ['-e', "import('./house/page.mjs').then((m) => process.exit(m.buildPage() ? 0 : 1))"],
    {
      env: { ...process.env, ...settings },
      stdio: 'inherit',
    },
  )
  expect(built.status).toBe(0)
  house = await openHouse(settings)
})
test.afterAll(() => {
  house.close()
  rmSync(ground, { recursive: true, force: true })
})

test('a fourth game stands in the lobby, in the rules, in the gallery and on the server', async ({
  browser,
}) => {
  const player = await another(browser, { baseURL: house.url })
  await set(player, FAST)
  await player.goto('/')
  const print = player.locator('.print', { hasText: 'Five foxes' })
  await expect(print).toContainText('2–4 players')
  await expect(print.getByRole('img', { name: 'A lantern at dusk' })).toBeVisible()
  expect(await print.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await axe(player)
  await player.goto(`/rules/${NAME}#1.3`)
  await expect(player.locator('main')).toContainText('does not hang up the kind of the last one again')
  await player.goto(`/gallery/${NAME}`)
  await expect(player.locator('.still')).toContainText('Hung up')
  await player.getByRole('link', { name: 'the first lantern' }).click()
  await expect(player.locator('.frame')).toContainText('Hang up a lantern')
  const { games } = (await (await player.request.get('/api/games')).json()) as { games: { name: string }[] }
  expect(games.map(({ name }) => name)).toContain(NAME)
  noErrors(player)
})

test('it is played to its end on the device, against partners of the house', async ({ browser }) => {
  const player = await another(browser, { baseURL: house.url })
  await set(player, FAST)
  await player.goto('/')
  await player.getByRole('button', { name: 'Play now: Five foxes' }).click()
  await player.waitForSelector('.frame')
  await expect(player.locator('.plain-board')).toContainText('Stack')
  await clickOut(player, 60_000)
  await expect(player.locator('.end')).toContainText('All three kinds')
  await sitDown(player, NAME, ['shogun'])
  await clickOut(player, 60_000)
  await expect(player.locator('.end')).toBeVisible()
  noErrors(player)
})

test('and with a friend on the server, in two languages', async ({ browser }) => {
  const player = await another(browser, { baseURL: house.url })
  await set(player, FAST)
  const link = await invite(player, NAME)
  const friend = await comeBy(browser, link, { confirm: false })
  await expect(player.locator('.gathering')).toContainText('Björn')
  await player.getByRole('button', { name: 'Deal' }).click()
  await friend.waitForSelector('.frame')
  await expect(friend.locator('.plain-board')).toContainText('Stapel')
  await Promise.all([clickOut(player, 120_000), clickOut(friend, 120_000)])
  await expect(player.locator('.end')).toBeVisible()
  await expect(friend.locator('.end')).toContainText('Alle drei Arten')
  noErrors(player)
  noErrors(friend)
})

test('without its folder the house does not know it, and keeps nothing of it', async ({ player }) => {
  house.close()
  rmSync(ground, { recursive: true, force: true })
  await set(player, FAST)
  await player.goto('/')
  await expect(player.locator('.print').first()).toBeVisible()
  await expect(player.locator('body')).not.toContainText('Five foxes')
  await player.goto(`/rules/${NAME}`)
  await expect(player.locator('.notice')).toBeVisible()
  const { games } = (await (await player.request.get('/api/games')).json()) as { games: { name: string }[] }
  expect(games.map(({ name }) => name)).not.toContain(NAME)
  expect(inTheHouse()).toEqual(before)
  noErrors(player)
})
