/** The watch on its road: where it stands, where it stops next, and in how many rounds it comes elsewhere. */
import { Slide } from '@machiya/kit'
import type { DistrictId } from '../../data/rows.ts'
import { direction, steps } from '../../whereabouts.ts'
import { eventOf } from '../../by-id.ts'
import { DISTRICT_IDS, type Yedo } from '../../position.ts'
import { Watch } from '../marks/figures.tsx'
import { angleOf, polar, RING, sliceOf } from '../layout.ts'
import { textIn } from '../text.ts'
import type { Board } from '../where.ts'

const WALKED = ['patrol', 'trade', 'action', 'end']
const ROAD = (RING.hill + RING.road) / 2

/** The district where the watch stops next, if it walks. */
export const nextStop = (g: Yedo): DistrictId | null => {
  if (!g.patrol.onBoard || g.phase === 'end') return null
  const { skips, patrolSteps = 1 } = eventOf(g)
  const walked = WALKED.includes(g.phase)
  if (!walked && skips === 'patrol') return null
  return steps(g.patrol.district, direction(g) * (walked ? 1 : patrolSteps))
}

/** The district where the watch stands and is about to arrest. */
export const arrestsIn = (g: Yedo): DistrictId | null =>
  g.patrol.onBoard && g.phase === 'patrol' ? g.patrol.district : null

/** An arrow along the road from where it stands to where it goes. */
const Way = ({ g, to }: { readonly g: Yedo; readonly to: DistrictId }) => {
  const from = angleOf(g.patrol.district)
  const turn = direction(g)
  const span = ((angleOf(to) - from) * turn + 720) % 360
  const a = polar(ROAD, from + turn * 10)
  const b = polar(ROAD, from + turn * (span - 11))
  const end = from + turn * (span - 11)
  return (
    <g fill="none" stroke="var(--sumi)" strokeWidth="2">
      <path d={`M${a.x} ${a.y}A${ROAD} ${ROAD} 0 0 ${turn > 0 ? 1 : 0} ${b.x} ${b.y}`} />
      <path d="M-6-5L3 0L-6 5" transform={`translate(${b.x} ${b.y}) rotate(${turn > 0 ? end : end + 180})`} />
    </g>
  )
}

const Rounds = ({ g, next }: { readonly g: Yedo; readonly next: DistrictId }) => (
  <g>
    {DISTRICT_IDS.filter((id) => id !== next && id !== g.patrol.district).map((id) => {
      const at = DISTRICT_IDS.indexOf(id)
      const away = ((at - DISTRICT_IDS.indexOf(next)) * direction(g) + 14) % 7
      const { x, y } = polar(ROAD, angleOf(id))
      return (
        <text
          key={id}
          className="kit-figure"
          x={x}
          y={y}
          dy="0.35em"
          textAnchor="middle"
          fontSize="16.4"
          fill="var(--sumi-light)"
        >
          {away + 1}
        </text>
      )
    })}
  </g>
)

const hasMoved = ({ news }: Board): boolean =>
  news.some(({ tiding }) => tiding === 'patrol' || tiding === 'patrol-swapped')
export const lookOfPatrol = (board: Board): string => {
  const { patrol } = board.view
  return [
    patrol.onBoard,
    patrol.district,
    direction(board.view),
    nextStop(board.view),
    hasMoved(board),
  ].join()
}

export const Patrol = ({ board, plain = false }: { readonly board: Board; readonly plain?: boolean }) => {
  const g = board.view
  const next = nextStop(g)
  if (!g.patrol.onBoard) return null
  const now = polar(ROAD, angleOf(g.patrol.district))
  const then = next && polar(ROAD, angleOf(next))
  return (
    <g pointerEvents="none" data-mark="watch">
      {next && !plain ? <Rounds g={g} next={next} /> : null}
      {next && next !== g.patrol.district ? <Way g={g} to={next} /> : null}
      {next ? <path d={sliceOf(next, RING.road, RING.road + 6)} fill="var(--ai)" /> : null}
      {then && next !== g.patrol.district ? (
        <g transform={`translate(${then.x} ${then.y})`}>
          <title>{textIn(board.locale).watchNext}</title>
          <Watch coming />
        </g>
      ) : null}
      <Slide x={now.x} y={now.y} calm={board.calm}>
        <title>{textIn(board.locale).watchHere}</title>
        {hasMoved(board) ? <circle r="20" fill="none" stroke="var(--news)" strokeWidth="6" /> : null}
        <Watch />
      </Slide>
    </g>
  )
}
