/** Reads RULES.md: chapters, numbered rules, and what stands between them. */

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule'; readonly number: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

const RULE = /^\*\*(\d+(?:\.\d+)+)\*\*\s*(.*)$/s
const ITEM = /^[-*]\s+/

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const blockOf = (source: string): Block => {
  const lines = source.split('\n')
  const heading = /^(#+)\s+(.*)$/.exec(source)
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }
  const rule = RULE.exec(source)
  if (rule) return { kind: 'rule', number: rule[1] ?? '', text: (rule[2] ?? '').replaceAll('\n', ' ') }
  if (lines.every((line) => line.startsWith('|')))
    return { kind: 'table', rows: lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cellsOf) }
  if (lines.every((line) => ITEM.test(line)))
    return { kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) }
  return { kind: 'text', text: source.replaceAll('\n', ' ') }
}

/** Headings stand alone even where no empty line follows them. */
const paragraphs = (source: string): string[] =>
  source
    .replaceAll(/^(#+ .*)$/gm, '\n$1\n')
    .replaceAll(/^(\*\*\d+(?:\.\d+)+\*\*)/gm, '\n$1')
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean)

export const parseRules = (source: string): Block[] => paragraphs(source).map(blockOf)

export type Span = { readonly text: string; readonly style: 'plain' | 'bold' | 'italic' | 'code' }

const STYLES = { '**': 'bold', '*': 'italic', '`': 'code' } as const
const SPAN = /(\*\*|\*|`)(.+?)\1/g

/** Bold, italic and code inside a line. */
export const spansOf = (line: string): Span[] => {
  const spans: Span[] = []
  let end = 0
  for (const found of line.matchAll(SPAN)) {
    if (found.index > end) spans.push({ text: line.slice(end, found.index), style: 'plain' })
    spans.push({ text: found[2] ?? '', style: STYLES[found[1] as keyof typeof STYLES] })
    end = found.index + found[0].length
  }
  if (end < line.length) spans.push({ text: line.slice(end), style: 'plain' })
  return spans
}

/** Where a chapter stands on the page. */
export const chapterId = (heading: string): string => `chapter-${heading.replaceAll(/\W+/g, '-')}`

/** The number a chapter begins with; what has none is no numbered chapter. */
export const chapterNumber = (heading: string): string => /^\d+/.exec(heading)?.[0] ?? ''
