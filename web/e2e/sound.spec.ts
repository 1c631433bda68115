/** Sound: off until it is chosen, chosen in Settings, heard when something is chosen on the board. */
import { expect, noErrors, OPEN, sitDown, test } from './player.ts'

/** A browser that counts what it would play. */
const countStarts = () => {
  const played: number[] = []
  Object.assign(window, { played })
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function begin(this: AudioBufferSourceNode) {
    played.push(this.buffer?.duration ?? 0)
    return start.call(this)
  }
}

test('nothing is heard until a volume is chosen; then every choice is, and nothing is long', async ({
  player,
}) => {
  await player.addInitScript(countStarts)
  const played = () => player.evaluate(() => (window as unknown as { played: number[] }).played)
  const choose = (which: number) => player.locator(OPEN).nth(which).click()
  await sitDown(player, 'noughts', ['apprentice'])
  await choose(0)
  expect(await played()).toEqual([])
  await player.getByRole('button', { name: 'Settings' }).click()
  const volume = player.getByRole('group', { name: 'Sound' })
  await expect(volume.getByRole('radio', { name: 'Off' })).toBeChecked()
  await expect(player.getByText('While this page is hidden')).toHaveCount(0)
  await volume.getByRole('radio', { name: 'Soft' }).check()
  await expect.poll(async () => (await played()).length).toBe(1)
  await expect(player.getByText('While this page is hidden')).toBeVisible()
  await player.keyboard.press('Escape')
  await choose(1)
  await expect.poll(async () => (await played()).length).toBeGreaterThan(1)
  expect(Math.max(...(await played()))).toBeLessThanOrEqual(0.6)
  noErrors(player)
})
