/** JSON from outside. */

const MOST_DEEP = 64
/** Whoever walks it does so by recursion. */
const isDeep = (text: string): boolean => {
  let depth = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth++
    else if (token === ']' || token === '}') depth--
    if (depth > MOST_DEEP) return true
  }
  return false
}

export const readJson = (text: string): unknown => {
  if (isDeep(text)) throw new SyntaxError('too deep')
  return JSON.parse(text)
}
