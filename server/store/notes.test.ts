import { expect, test } from 'vitest'
import { gatherNotes } from './notes.ts'

const note = (i: number): string => JSON.stringify({ kind: 'event', table: `table-${i}` })

test('notes of one turn go together, those that come meanwhile go next, and none is too long', async () => {
  const sent: string[] = []
  let release = (): void => undefined
  const notes = gatherNotes((text) => {
    sent.push(text)
    return new Promise<void>((done) => (release = done))
  })
  for (let i = 0; i < 3; i++) notes.put(note(i))
  await new Promise((done) => setTimeout(done, 10))
  expect(sent).toEqual([`[${note(0)},${note(1)},${note(2)}]`])
  for (let i = 3; i < 400; i++) notes.put(note(i))
  while (sent.length < 4) {
    release()
    await new Promise((done) => setImmediate(done))
  }
  release()
  await notes.settle()
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(8000)
  expect(sent.flatMap((text) => JSON.parse(text) as object[])).toHaveLength(400)
})

test('a bundle that is lost takes no other with it', async () => {
  let tries = 0
  const notes = gatherNotes(() => (++tries === 1 ? Promise.reject(new Error('lost')) : Promise.resolve()))
  notes.put(note(0))
  await notes.settle()
  notes.put(note(1))
  await notes.settle()
  expect(tries).toBe(2)
})
