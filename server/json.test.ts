import { expect, test } from 'vitest'
import { readJson } from './json.ts'

test('the one letter that cannot be kept is refused, however many backslashes go before it', () => {
  for (const text of [String.raw`{"text":"\u0000"}`, String.raw`["a\\\u0000"]`])
    expect(() => readJson(text)).toThrow(SyntaxError)
})

test('whoever writes about that letter is let in', () => {
  for (const text of [String.raw`it is \u0000`, String.raw`\\u0000`, 'u0000'])
    expect(readJson(JSON.stringify({ text }))).toEqual({ text })
})
