/** A house at home, opened over plain http by a name that is not localhost: no secure context, and everything but what truly needs one. */
import { openHouse, type OwnHouse } from './house.ts'
import { comeBy, invite, moveOnce, whoIsAsked } from './company.ts'
import { axe, CALM, confirmOne, expect, noErrors, picture, set, sitDown, test } from './player.ts'

const NAME = 'machiya.home.arpa'
/** A header that has no meaning without https. */
const NO_HTTPS = /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

let house: OwnHouse
let door: string
test.beforeAll(async () => {
  house = await openHouse({ HOST: '0.0.0.0' })
  door = `http://${NAME}:${house.port}`
})
test.afterAll(() => house.close())

test('friends are invited by link and by code, sit down and play', async ({ player, browser }) => {
  await set(player, CALM)
  await player.goto(door)
  expect(
    await player.evaluate(() => [isSecureContext, 'locks' in navigator, 'randomUUID' in crypto]),
  ).toEqual([false, false, false])
  const link = await invite(player, 'noughts', door)
  expect(link).toContain(`${door}/join/`)
  await player.getByRole('button', { name: 'Copy link' }).first().click()
  await expect(player.getByRole('button', { name: 'Copied' })).toBeVisible()
  await player.getByText('Code for a phone').first().click()
  await expect(player.getByRole('img', { name: 'Link for chair B' })).toBeVisible()
  await axe(player)
  await picture(player, 'gathering-code')
  const friend = await comeBy(browser, link)
  await expect(player.locator('.gathering')).toContainText('Björn')
  await player.getByRole('button', { name: 'Deal' }).click()
  await player.waitForSelector('.frame')
  await friend.waitForSelector('.frame')
  for (let moves = 0; moves < 2; moves++) {
    const asked = await whoIsAsked(player, friend)
    if (asked) await moveOnce(asked)
  }
  noErrors(player, NO_HTTPS)
  noErrors(friend, NO_HTTPS)
})

test('a table on this device is played in one tab, and another can take it', async ({ player }) => {
  await set(player, CALM)
  await sitDown(player, 'noughts', ['apprentice'], door)
  await confirmOne(player)
  const second = await player.context().newPage()
  await second.goto(player.url())
  await second.getByRole('button', { name: 'Play here instead' }).click()
  await second.waitForSelector('.frame')
  await expect(player.getByRole('button', { name: 'Play here instead' })).toBeVisible()
  noErrors(player, NO_HTTPS)
})

test('what needs https is told in a sentence', async ({ player }) => {
  await set(player, CALM)
  await player.goto(`${door}/me`)
  await player.getByRole('button', { name: 'Be known here' }).click()
  const page = player.locator('.me-page')
  await expect(page).toContainText('Browsers keep passkeys only for addresses with https')
  await expect(page).toContainText('Browsers tell nothing to a closed page that came over plain http')
  await axe(player)
  noErrors(player, NO_HTTPS)
})

test('whoever sits at the machine of the house gives away links that work elsewhere', async ({ player }) => {
  const { addresses } = (await (await player.request.get(`${house.url}/api/addresses`)).json()) as {
    addresses: string[]
  }
  await set(player, CALM)
  const link = await invite(player, 'noughts', house.url)
  expect(link).toContain(`${addresses[0] ?? house.url}/join/`)
})
