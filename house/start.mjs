import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install } from './install.mjs'
import { newNode, root, withTools } from './node.mjs'
import { buildPage } from './page.mjs'

const main = join(root, 'server/main.ts')

const serve = () => {
  const args = ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)]
  const server = spawn(newNode(), args, { cwd: root, stdio: 'inherit', env: withTools() })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}

install()
if (!buildPage()) {
  console.error('The page could not be built; vite says why above.')
  process.exit(1)
}
serve()
