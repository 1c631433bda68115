/** Every lesson from its first step to its last, on desk and phone, in every language: `npm run long`. */
import { GAMES } from './games.ts'
import { followToEnd } from './lessons.ts'
import { noErrors, noSidewaysScroll, set, test } from './player.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of SIZES)
  for (const locale of ['en', 'de'])
    for (const game of GAMES)
      for (const lesson of ['first', 'winning'])
        test.describe(`${viewport.width}, ${locale}`, () => {
          test.use({ viewport })
          test(`${game}, ${lesson}: what is ringed can be seen and pressed at every step`, async ({
            player,
          }) => {
            await set(player, { locale })
            await player.goto(`/learn/${game}/${lesson}`)
            await followToEnd(player)
            await noSidewaysScroll(player)
            noErrors(player)
          })
        })
