/** The scenes of a gallery, hung one after the other. */
import type { Page } from '@playwright/test'

export const scenesOf = async (page: Page, game: string): Promise<readonly string[]> => {
  await page.goto(`/gallery/${game}`)
  await page.waitForSelector('.still')
  return page.locator('.still').evaluateAll((stills) => stills.map((still) => still.dataset['scene'] ?? ''))
}

/** What measures the page before it is seen has done so when the frame after the next begins. */
const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** Another scene in the same page: nothing is loaded anew. */
export const hang = async (page: Page, game: string, scene: string): Promise<void> => {
  await page.evaluate(
    (to) => history.pushState(null, '', to),
    `/gallery/${game}?scene=${encodeURIComponent(scene)}`,
  )
  await page.waitForFunction(
    (name) =>
      document.querySelector('.board-sheet svg') &&
      document.querySelector('.top-title')?.textContent === name,
    scene,
  )
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(painted)
}
