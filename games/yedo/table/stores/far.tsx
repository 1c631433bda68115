/** Where the place is very wide, one's own missions lie beside the stores in full. */
import { Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { FAR, SHEET, stacked } from '../layout.ts'
import { Heading } from '../marks/lines.tsx'
import { MissionCard, missionHeight, ownMissions } from '../cards/mission.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../where.ts'

const TOP = 38
const GAP = 12
/** Cards are drawn for the hand; here they take as much room as there is. */
const MOST = 1.18

export const Far = ({ board }: { readonly board: Board }) => {
  const missions = ownMissions(board)
  const heights = missions.map(missionHeight)
  const tops = stacked(heights, GAP)
  const whole = heights.reduce((sum, height) => sum + height + GAP, 0)
  const zoom = Math.min(MOST, (SHEET.height - TOP - 8) / Math.max(1, whole))
  return (
    <g transform={`translate(${FAR.x} 10)`}>
      <Heading width={FAR.width} aside={`${missions.length}/4`}>
        {textIn(board.locale).missions}
      </Heading>
      <g transform={`translate(0 ${TOP - 10}) scale(${zoom})`}>
        {missions.map((id, i) => (
          <g key={`${id}-${i}`} transform={`translate(0 ${tops[i] ?? 0})`}>
            <Spot
              board={board}
              pick={id}
              twin
              label={`${board.t.name(id)}. ${board.words.effects[id] ?? ''}`}
            >
              <MissionCard board={board} id={id} seat={board.seat as Seat} width={FAR.width / zoom} />
            </Spot>
          </g>
        ))}
      </g>
    </g>
  )
}
