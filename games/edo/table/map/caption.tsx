/** A slip beside the place that is pointed at: what it pays or yields, and why it cannot be chosen. */
import { cutPath, offerAt } from '@machiya/kit'
import { reasonOf } from '@machiya/kernel/words'
import { boardOf } from '../../board.ts'
import { INCOME_TILE, isCity, type CityId, type SpaceId } from '../../by-id.ts'
import { tileOf } from './city.tsx'
import { MAP, pointAt, wrap } from './layout.ts'
import { NAME, TEXT } from '../signs/letters.tsx'
import { tagOf } from './preview.ts'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const WIDTH = 268
const LINE = 21

const incomeLines = (board: Board, city: CityId): readonly string[] => {
  const said = textIn(board.locale)
  const tile = tileOf(board.view, city)
  if (!tile) return [said.closed]
  return INCOME_TILE[tile].parts.map((parts, i) =>
    i === 0 ? `${said.income} ${parts[0]} (${said.alone})` : `${i + 1} ${said.of}: ${parts.join(' · ')}`,
  )
}

const linesOf = (board: Board, at: SpaceId): readonly string[] => {
  const no = offerAt(board.offers, at)?.no
  const tag = tagOf(board, at)
  return [
    ...(no ? [`✕ ${reasonOf(board.words, no)}`] : tag ? [`→ ${tag}`] : []),
    ...(isCity(at) ? incomeLines(board, at) : []),
  ]
}

export const Caption = ({ board }: { readonly board: Board }) => {
  const at = boardOf(board.view).spaces.find((space) => space === board.pointed)
  if (!at) return null
  const lines = linesOf(board, at).flatMap((line) => wrap(line, 34))
  if (lines.length === 0) return null
  const place = pointAt(board.view, at)
  const height = 34 + lines.length * LINE
  const aside = isCity(at) ? 76 : 56
  const x = place.x + aside + WIDTH < MAP.width ? place.x + aside : place.x - aside - WIDTH
  const y = Math.min(Math.max(6, place.y - height / 2), MAP.height - height - 60)
  return (
    <g className="edo-caption" key={at} transform={`translate(${Math.max(4, x)} ${y})`} pointerEvents="none">
      <style>
        {'.edo-caption{animation:edo-caption .16s .45s both}@keyframes edo-caption{from{opacity:0}}'}
      </style>
      <path d={cutPath(0, 0, WIDTH, height, 8)} fill="var(--washi)" stroke="var(--sumi)" strokeWidth="2" />
      <text className="kit-title" x="12" y="23" fontSize={NAME}>
        {board.t.name(at)}
      </text>
      {lines.map((line, i) => (
        <text key={i} className="kit-text" x="12" y={43 + i * LINE} fontSize={TEXT}>
          {line}
        </text>
      ))}
    </g>
  )
}
