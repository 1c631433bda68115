import { GAMES, titleOf } from './games.ts'
import {
  axe,
  CALM,
  expect,
  layOne,
  moved,
  noErrors,
  noSidewaysScroll,
  OPEN,
  picture,
  set,
  shownBy,
  test,
} from './player.ts'

for (const game of GAMES.map((each) => titleOf(each, 'en')))
  test(`${game} on a phone: read, pick, confirm, ask why, look things up`, async ({ player }) => {
    await set(player, CALM)
    await player.goto('/')
    await player.getByRole('button', { name: `Play now: ${game}`, exact: true }).tap()
    await player.waitForSelector(OPEN)
    await noSidewaysScroll(player)
    await picture(player, `phone-${game.toLowerCase()}`)
    for (let picks = 0; picks < 4; picks++) {
      await player.waitForSelector(OPEN)
      await layOne(player)
      const before = await shownBy(player)
      await expect(player.locator('.draft .confirm')).toBeInViewport()
      await player.locator('.draft .confirm').tap()
      await moved(player, before)
    }
    await player.waitForSelector(OPEN)
    await axe(player)
    for (const tab of ['Log', 'Rules', 'Orders', 'Notes', 'Play']) {
      await player.getByRole('button', { name: tab, exact: true }).tap()
      await noSidewaysScroll(player)
    }
    await expect(player.locator('.sentence')).toBeInViewport()
    noErrors(player)
  })
