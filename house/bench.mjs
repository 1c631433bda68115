// npm run bench: installs the house and the peers it is measured beside, then measures.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install } from './install.mjs'
import { newNode, root, withTools } from './node.mjs'

install()
install('bench')
const args = [join(root, 'bench/main.ts'), ...process.argv.slice(2)]
process.exitCode = spawnSync(newNode(), args, { cwd: root, stdio: 'inherit', env: withTools() }).status ?? 1
