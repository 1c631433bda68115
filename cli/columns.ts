/** Text in columns: the first to the left, numbers to the right. */
import { stripVTControlCharacters } from 'node:util'

const widthOf = (cell: string): number => stripVTControlCharacters(cell).length
const isFigure = (cell: string): boolean => /^[\d.,%()–\-\s]*$/.test(stripVTControlCharacters(cell))

const pad = (cell: string, width: number, right: boolean): string => {
  const space = ' '.repeat(width - widthOf(cell))
  return right ? space + cell : cell + space
}

/** The rows under their heads; a column of nothing but figures stands to the right. */
export const columns = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = heads.map((head, i) => Math.max(widthOf(head), ...rows.map((row) => widthOf(row[i] ?? ''))))
  const right = heads.map((_, i) => rows.every((row) => isFigure(row[i] ?? '')))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => pad(cell, widths[i] ?? 0, right[i] ?? false))
      .join('   ')
      .trimEnd()
  return [line(heads), ...rows.map(line)].join('\n')
}

export const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
