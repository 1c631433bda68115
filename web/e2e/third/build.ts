/** Builds the page with a third language, wherever it lists its languages. */
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const LISTED = '{ en, de }'
const PSEUDO = JSON.stringify(join(import.meta.dirname, 'pseudo.ts'))

const thirdLanguage = (): Plugin => ({
  name: 'third-language',
  enforce: 'pre',
  transform: (code, id) => {
    if (!code.includes(LISTED)) return null
    const speak = id.includes('/web/src/words/') ? 'pseudoMessages' : 'pseudoWords'
    return `import { ${speak} } from ${PSEUDO}\n${code.replaceAll(LISTED, `{ en, de, qps: ${speak}(en) }`)}`
  },
})

await build({
  configFile: join(import.meta.dirname, '../../vite.config.ts'),
  root: join(import.meta.dirname, '../..'),
  logLevel: 'warn',
  plugins: [thirdLanguage()],
})
