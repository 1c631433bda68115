import { expect, test } from 'vitest'
import { startLine } from './line.ts'

/** A piece of work that is done when told. */
const piece = () => {
  let done = (): void => undefined
  let failed = (): void => undefined
  const ends = new Promise<void>((yes, no) => {
    done = yes
    failed = () => no(new Error('spilt'))
  })
  return { ends, done, failed }
}
const soon = (): Promise<void> => new Promise((go) => setImmediate(go))

test('no more are served at once than there are places, first come first served', async () => {
  const line = startLine(2)
  const pieces = Array.from({ length: 4 }, piece)
  const begun: [piece: number, behind: number][] = []
  const all = pieces.map(({ ends }, i) =>
    line.serve((behind) => {
      begun.push([i, behind])
      return ends
    }),
  )
  await soon()
  expect(begun.map(([i]) => i)).toEqual([0, 1])
  pieces[1]?.done()
  await soon()
  expect(begun.at(-1)).toEqual([2, 1])
  pieces[2]?.failed()
  await expect(all[2]).rejects.toThrow('spilt')
  await soon()
  expect(begun.at(-1)).toEqual([3, 0])
  for (const { done } of pieces) done()
  await Promise.allSettled(all)
  expect(await line.serve(() => Promise.resolve('tea'))).toBe('tea')
})
