// npm run bench: installs the house and the peers it is measured beside, then measures.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { install, installBeside } from './install.mjs'
import { newNode, root, withTools } from './node.mjs'
import { buildPage } from './page.mjs'

/** What the boards are measured with: a browser and the built page, or a line that says what is missing. */
const forBoards = async () => {
  try {
    const { executablePath, env } = await findBrowser()
    if (!buildPage()) throw new Error('The page could not be built')
    return { ...env, BENCH_BROWSER: executablePath, BENCH_PAGE: join(root, 'web/dist') }
  } catch (error) {
    console.log(`The boards are left out. ${error instanceof Error ? error.message : String(error)}`)
    return {}
  }
}

install({ tests: true })
installBeside('bench')
const args = [join(root, 'bench/main.ts'), ...process.argv.slice(2)]
const env = { ...withTools(), ...(await forBoards()) }
process.exitCode = spawnSync(newNode(), args, { cwd: root, stdio: 'inherit', env }).status ?? 1
