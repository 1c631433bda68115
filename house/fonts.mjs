// npm run fonts: cuts the faces of the page to the characters in use, and draws the words of the prints.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, installBeside } from './install.mjs'
import { newNode, root, withTools } from './node.mjs'

install()
installBeside('web/fonts')
const make = join(root, 'web/fonts/make.mjs')
process.exitCode = spawnSync(newNode(), [make], { cwd: root, stdio: 'inherit', env: withTools() }).status ?? 1
