import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isHeld, keep, kept, keptLines } from './kept.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string): string => join(folder, name)

const HEAD = '{"game":"teahouse"}'
const linesOf = (name: string): unknown[] => keptLines(file(name), HEAD, 'run')

describe('lines', () => {
  test('a line that was torn is left out, and the next one is not lost with it', () => {
    for (const torn of ['{"block":1,"games":[{"a":1},{"', '{"block":1,"games":[{"a":1}']) {
      writeFileSync(file('torn'), `${HEAD}\n{"block":0}\n${torn}`)
      expect(linesOf('torn')).toEqual([{ block: 0 }])
      appendFileSync(file('torn'), '{"block":1}\n')
      expect(linesOf('torn')).toEqual([{ block: 0 }, { block: 1 }])
    }
  })

  test('an empty file, and a torn head, are begun anew; another head is refused', () => {
    for (const text of ['', HEAD.slice(0, 9), HEAD]) {
      writeFileSync(file('head'), text)
      expect(linesOf('head')).toEqual([])
      expect(readFileSync(file('head'), 'utf8')).toBe(`${HEAD}\n`)
    }
    writeFileSync(file('head'), 'a letter')
    expect(() => linesOf('head')).toThrow(/holds another run/)
    expect(readFileSync(file('head'), 'utf8')).toBe('a letter')
  })
})

test('what was kept comes back; what is no JSON is known as such', () => {
  expect(kept(file('none'))).toBeUndefined()
  keep(file('deep/some'), '{"a":1}\n')
  expect(kept(file('deep/some'))).toEqual({ a: 1 })
  writeFileSync(file('letter'), 'Dear')
  expect(kept(file('letter'))).toBeNull()
  expect(isHeld(new Error('something else'))).toBe(false)
})
