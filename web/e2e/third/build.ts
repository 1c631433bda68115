/** Builds the page with a third language, wherever it lists its languages. */
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const LISTED = /\{ en(?:: (\w+))?, de(?:: (\w+))? \}/g
const PSEUDO = JSON.stringify(join(import.meta.dirname, 'pseudo.ts'))

const thirdLanguage = (): Plugin => ({
  name: 'third-language',
  enforce: 'pre',
  transform: (code, id) => {
    if (code.search(LISTED) < 0) return null
    const speak = id.includes('/web/src/words/') ? 'pseudoMessages' : 'pseudoWords'
    const spoken = code.replaceAll(
      LISTED,
      (_, en = 'en', de = 'de') => `{ en: ${en}, de: ${de}, qps: ${speak}(${en}) }`,
    )
    return `import { ${speak} } from ${PSEUDO}\n${spoken}`
  },
})

await build({
  configFile: join(import.meta.dirname, '../../vite.config.ts'),
  root: join(import.meta.dirname, '../..'),
  logLevel: 'warn',
  plugins: [thirdLanguage()],
})
