// The code of a README as one program, and what it says it prints.

const BLOCK = /```ts\n([^]*?)```/g
const SAID = /^\s*console\.log\(.*\) \/\/ (.*)$/gm

/** @param {string} markdown @returns {{ code: string, says: string[] }} */
export const programOf = (markdown) => {
  const code = [...markdown.matchAll(BLOCK)].map(([, block]) => block).join('\n')
  return { code, says: [...code.matchAll(SAID)].map(([, said = '']) => said) }
}
