/** JSON from outside. */

const MOST_DEEP = 64
/** Whoever walks it does so by recursion. Text that is never closed ends with the body, so that nothing is read twice. */
const isDeep = (text: string): boolean => {
  let depth = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth++
    else if (token === ']' || token === '}') depth--
    if (depth > MOST_DEEP) return true
  }
  return false
}

/** PostgreSQL keeps no text with it. A backslash before it that is itself escaped makes it plain letters. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

export const readJson = (text: string): unknown => {
  if (isDeep(text) || NUL.test(text)) throw new SyntaxError('too deep, or not for keeping')
  return JSON.parse(text)
}
