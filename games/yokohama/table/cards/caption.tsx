/** A slip of paper beside what is pointed at: its name and what it does. */
import { cutPath, offerAt } from '@machiya/kit'
import { reasonOf } from '@machiya/kernel/words'
import { CHURCH_SPACES } from '../../data/church-spaces.ts'
import { CUSTOMS_SPACES } from '../../data/customs-spaces.ts'
import type { AreaId } from '../../data/areas.ts'
import { siteAt, tileAt } from '../../places.ts'
import { ACHIEVEMENT } from '../../by-id.ts'
import { cardRect, cornerRect, SHEET, spaceRect, stripRect, tileRect, wrap, type Rect } from '../layout.ts'
import { letter } from '../signs/letters.tsx'
import { consequence, type Board } from '../preview.ts'
import { spacesOf, stripsOf } from './strips.tsx'
import { textIn } from '../text.ts'

const WIDTH = 318
const LINE = 20

const areaAnchor = (board: Board, id: string): Rect | undefined => {
  const place = board.view.areas.indexOf(id as AreaId)
  return place < 0 ? undefined : tileRect(board.view.about.seats, place)
}

const spaceAnchor = (board: Board, id: string): Rect | undefined => {
  const { seats } = board.view.about
  const church = CHURCH_SPACES.findIndex((row) => row.id === id)
  if (church >= 0) return spaceRect(cornerRect(seats, 'church'), church)
  const customs = CUSTOMS_SPACES.findIndex((row) => row.id === id)
  if (customs >= 0) return spaceRect(cornerRect(seats, 'customs'), customs)
  return id in ACHIEVEMENT ? cornerRect(seats, 'achievements') : undefined
}

const cardAnchor = (board: Board, id: string): Rect | undefined => {
  for (const name of stripsOf(board)) {
    const cards: readonly (string | undefined)[] =
      name === 'port' || name === 'dock' ? spacesOf(board, name) : board.view[name].of
    const at = cards.indexOf(id)
    if (at >= 0) return cardRect(stripRect(board.view.about.seats, name), at)
  }
  return undefined
}

/** Assistants are laid in the order of the map: an area before the last one is no offer any more. */
const isPassed = (board: Board, place: number): boolean => {
  const { task, seat } = board
  if (task?.task !== 'placement' || task.a['seat'] !== seat || place < 0) return false
  return task.a.placed > 0 && place < task.a.last
}

/** What is said about a thing, line by line. */
const linesOf = (board: Board, id: string): readonly string[] => {
  const { effects } = board.words
  const said = textIn(board.locale)
  const place = board.view.areas.indexOf(id as AreaId)
  const tile = place < 0 ? undefined : tileAt(board.view, place)
  const site = place < 0 ? undefined : siteAt(board.view, place)
  const then = place < 0 ? [] : consequence(board, id as AreaId)
  const no = offerAt(board.offers, id)?.no
  return [
    ...(no ? [`✕ ${reasonOf(board.words, no)}`] : []),
    ...(isPassed(board, place) && !offerAt(board.offers, id) ? [`✕ ${said.passed}`] : []),
    ...(then.length ? [`→ ${then.join(', ')}`] : []),
    effects[id] ?? '',
    ...(tile ? [`${said.fifth}: ${effects[tile] ?? ''}`] : []),
    ...(site ? [effects[site] ?? ''] : []),
  ].filter(Boolean)
}

/** Above or below its thing, inside the sheet. */
const placeFor = (anchor: Rect, height: number) => ({
  x: Math.min(Math.max(6, anchor.x + anchor.width / 2 - WIDTH / 2), SHEET.width - WIDTH - 6),
  y:
    anchor.y + anchor.height + height + 12 < SHEET.height
      ? anchor.y + anchor.height + 8
      : anchor.y - height - 18,
})

export const Caption = ({ board }: { readonly board: Board }) => {
  const { pointed } = board
  if (!pointed) return null
  const anchor = areaAnchor(board, pointed) ?? spaceAnchor(board, pointed) ?? cardAnchor(board, pointed)
  if (!anchor) return null
  const lines = linesOf(board, pointed).flatMap((line) => wrap(line, 37))
  const height = 34 + lines.length * LINE
  const { x, y } = placeFor(anchor, height)
  return (
    <g key={pointed} className="yokohama-caption" transform={`translate(${x} ${y})`} pointerEvents="none">
      <style>
        {
          '.yokohama-caption{animation:yokohama-caption .16s .5s both}@keyframes yokohama-caption{from{opacity:0}}'
        }
      </style>
      <path d={cutPath(0, 0, WIDTH, height, 8)} fill="var(--washi)" stroke="var(--sumi)" strokeWidth="2" />
      <text className="kit-title" x="12" y="23" fontSize={letter(17)}>
        {board.t.name(pointed)}
      </text>
      {lines.map((line, at) => (
        <text key={at} className="kit-text" x="12" y={43 + at * LINE} fontSize={letter(16)}>
          {line}
        </text>
      ))}
    </g>
  )
}
