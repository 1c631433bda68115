/** The canal: water between the areas. */
import { cutPath, Spot } from '@machiya/kit'
import { type Rect } from '../layout.ts'
import { fit, letter } from '../signs/letters.tsx'
import type { Board } from '../preview.ts'
import { textIn } from '../text.ts'

const WAVES = 'M0 0q7-7 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0'

/** The canal: water, crossed for a yen. */
export const Canal = ({ board, rect }: { readonly board: Board; readonly rect: Rect }) => {
  const said = textIn(board.locale)
  const { width, height } = rect
  return (
    <g transform={`translate(${rect.x} ${rect.y})`}>
      <Spot board={board} pick="canal" label={`${board.t.name('canal')}: ${said.crossFor} 1 ${said.yen}`}>
        <path
          d={cutPath(0, 0, width, height, 8)}
          fill="var(--wash-water)"
          stroke="var(--sumi)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <g fill="none" stroke="var(--ai)" strokeOpacity="0.55" strokeWidth="1.3">
          {[36, 52, 122, 132].map((y) => (
            <path
              key={y}
              d={WAVES}
              transform={`translate(${6 + (y % 8)} ${y})`}
              clipPath={`inset(0 ${Math.max(0, 180 - width)}px 0 0)`}
            />
          ))}
        </g>
        <text className="kit-title" x={width / 2} y="21" textAnchor="middle" fontSize={letter(18)}>
          {board.t.name('canal')}
        </text>
        <path
          d={cutPath(12, 64, width - 24, 48, 6)}
          fill="var(--kinari)"
          stroke="var(--sumi)"
          strokeWidth="1.2"
        />
        <text className="kit-text" x={width / 2} y="84" textAnchor="middle" fontSize={letter(16)}>
          {said.crossFor} 1 {said.yen}
        </text>
        <text
          className="kit-quiet"
          x={width / 2}
          y="103"
          textAnchor="middle"
          {...fit(said.noStop, 15.5, width - 36)}
        >
          {said.noStop}
        </text>
      </Spot>
    </g>
  )
}
