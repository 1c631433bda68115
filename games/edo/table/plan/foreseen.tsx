/** The plan on the map: numbered tags where somebody goes and where something is built. */
import { cutPath } from '@machiya/kit'
import type { SpaceId } from '../../by-id.ts'
import { isCity } from '../../by-id.ts'
import { Samurai } from '../map/figures.tsx'
import { CITY, FIELD, isWest, pointAt } from '../map/layout.ts'
import { TEXT } from '../signs/letters.tsx'
import { outlooksIn } from './account.ts'
import type { Planning } from './planning.ts'

type Mark = { readonly at: SpaceId; readonly cards: readonly number[]; readonly comes: boolean }

/** One tag a place, whichever cards concern it. */
const marksOf = ({ board, seat }: Planning): readonly Mark[] => {
  const marks = new Map<SpaceId, { cards: number[]; comes: boolean }>()
  const mark = (at: SpaceId, card: number, comes: boolean) => {
    const { cards = [], comes: came = false } = marks.get(at) ?? {}
    marks.set(at, { cards: [...new Set([...cards, card])], comes: came || comes })
  }
  outlooksIn(board, seat).forEach(({ walks, built, sent }, i) => {
    for (const { to } of walks) mark(to, i + 1, true)
    for (const at of sent) mark(at, i + 1, true)
    for (const { at } of built) mark(at, i + 1, false)
  })
  return [...marks].map(([at, { cards, comes }]) => ({ at, cards, comes }))
}

const Numbered = ({ plan, mark: { at, cards, comes } }: { readonly plan: Planning; readonly mark: Mark }) => {
  const { board, seat } = plan
  const { x, y } = pointAt(board, at)
  const west = isWest(board.view, at)
  const aside = (isCity(at) ? CITY.width / 2 : FIELD) + 2
  const player = board.players[seat]
  const text = cards.join('·')
  const width = 14 + text.length * 8
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      {comes && player ? (
        <g
          transform={`translate(${(west ? 1 : -1) * (aside - 2)} ${isCity(at) ? CITY.height / 2 + 16 : -14})`}
        >
          <Samurai player={player} pale />
        </g>
      ) : null}
      <g transform={`translate(${west ? -aside - width + 6 : aside - 6} ${isCity(at) ? 2 : -FIELD - 6})`}>
        <path d={cutPath(0, 0, width, 22, 5)} fill="var(--ai)" stroke="var(--kinari)" strokeWidth="1.5" />
        <text
          className="kit-figure"
          x={width / 2}
          y="11"
          dy="0.35em"
          textAnchor="middle"
          fontSize={TEXT}
          fill="var(--on-ai)"
        >
          {text}
        </text>
      </g>
    </g>
  )
}

export const Foreseen = ({ plan }: { readonly plan: Planning }) => (
  <g aria-hidden="true">
    {marksOf(plan).map((mark) => (
      <Numbered key={mark.at} plan={plan} mark={mark} />
    ))}
  </g>
)
