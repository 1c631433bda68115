// npm run pack: builds what strangers install, and proves it: its size, the trade's judges, and a game played from it.
import { install, installBeside } from './install.mjs'

install({ tests: true })
installBeside('house/pack')
const { writeReference } = await import('./pack/reference.mjs')
const { packKernel } = await import('./pack/kernel.mjs')
const { judge, weigh } = await import('./pack/judge.mjs')
const { tryOut } = await import('./pack/tryout.mjs')

writeReference()
const archive = packKernel()
judge(archive)
console.log(`publint and arethetypeswrong find nothing; ${weigh()} bytes in a page, compressed`)
console.log(`The README's game is played from the archive on Node ${tryOut(archive)}\n${archive}`)
