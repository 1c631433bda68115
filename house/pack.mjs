// npm run pack: builds what strangers install, and proves it: its size, the trade's judges, a game played from it and a house opened.
import { statSync } from 'node:fs'
import { install, installBeside } from './install.mjs'

install({ tests: true })
installBeside('house/pack')
const { writeReference } = await import('./pack/reference.mjs')
const { packKernel } = await import('./pack/kernel.mjs')
const { packHouse } = await import('./pack/house.mjs')
const { judgeHouse, judgeKernel, weigh } = await import('./pack/judge.mjs')
const { tryHouse, tryKernel } = await import('./pack/tryout.mjs')

writeReference()
const kernel = packKernel()
judgeKernel(kernel)
console.log(`publint and arethetypeswrong find nothing; ${weigh()} bytes in a page, compressed`)
console.log(`The README's game is played from the archive on Node ${await tryKernel(kernel)}\n${kernel}`)
const house = packHouse()
judgeHouse()
console.log(`The house opens from its archive on Node ${await tryHouse(kernel, house)}`)
console.log(`${house}: ${(statSync(house).size / 1e6).toFixed(1)} MB`)
