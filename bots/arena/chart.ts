/** The result as a picture: a bar a bot with its interval. */
import type { Interval } from './figures.ts'

/** Who, and the share of games won. */
export type Bar = { readonly name: string; readonly wins: Interval }

const WIDTH = 640
const LEFT = 150
const ROW = 34
const TOP = 56
const SPAN = WIDTH - LEFT - 90

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const x = (share: number): string => (LEFT + share * SPAN).toFixed(1)
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const bar = ({ name, wins }: Bar, row: number): string => {
  const y = TOP + row * ROW
  return [
    `<text x="${LEFT - 10}" y="${y + 15}" text-anchor="end">${escape(name)}</text>`,
    `<rect x="${LEFT}" y="${y}" width="${(wins.mean * SPAN).toFixed(1)}" height="20" fill="#31547a"/>`,
    `<path d="M${x(wins.low)} ${y + 10}H${x(wins.high)}" stroke="#c2452d" stroke-width="3"/>`,
    `<text x="${x(Math.max(wins.high, wins.mean) + 0.01)}" y="${y + 15}">${percent(wins.mean)}</text>`,
  ].join('\n  ')
}

/** `chance` is what a seat would win if all played alike. */
export const chartOf = (title: string, figures: readonly Bar[], chance: number): string => {
  const height = TOP + figures.length * ROW + 16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#1d1b18" role="img" aria-label="${escape(title)}">
  <rect width="${WIDTH}" height="${height}" fill="#f8f4ea"/>
  <text x="16" y="26" font-size="15" font-weight="600">${escape(title)}</text>
  <path d="M${x(chance)} ${TOP - 10}V${height - 10}" stroke="#8a8375" stroke-dasharray="4 4"/>
  <text x="${x(chance)}" y="${TOP - 14}" text-anchor="middle" fill="#6d675b">chance</text>
  ${figures.map(bar).join('\n  ')}
</svg>
`
}
