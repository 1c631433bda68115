/** Finds rules by their words. */
import type { Block } from './parse.ts'

const wordsIn = (block: Block): string => {
  if (block.kind === 'list') return block.items.join(' ')
  if (block.kind === 'table') return block.rows.flat().join(' ')
  return block.kind === 'rule' ? `${block.number} ${block.text}` : block.text
}

export const termsOf = (sought: string): string[] => sought.toLowerCase().split(/\s+/).filter(Boolean)

/** The rules that hold every searched word, each under its chapter. */
export const search = (blocks: readonly Block[], sought: string): Block[] => {
  const terms = termsOf(sought)
  if (terms.length === 0) return [...blocks]
  const fits = (block: Block) => terms.every((term) => wordsIn(block).toLowerCase().includes(term))
  const kept: Block[] = []
  let chapter: Block | null = null
  for (const block of blocks) {
    if (block.kind === 'heading') chapter = block
    else if (fits(block)) {
      if (chapter) kept.push(chapter)
      chapter = null
      kept.push(block)
    }
  }
  return kept
}

const SIGNS = /[$()*+.?[\\\]^{|}]/g

/** A text in parts: every second one is something that was searched for. */
export const cutAt = (text: string, terms: readonly string[]): string[] =>
  terms.length
    ? text.split(new RegExp(`(${terms.map((term) => term.replaceAll(SIGNS, '\\$&')).join('|')})`, 'gi'))
    : [text]
