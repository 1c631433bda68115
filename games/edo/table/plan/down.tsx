/** A plan that is laid: three cards face down, told to their owner, and the way to take them up again. */
import { cutPath, Spot } from '@machiya/kit'
import { choiceOf, crewOf } from '../../picks.ts'
import { SignMark } from '../signs/drawn.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { signOfAction } from '../signs/signs.ts'
import { wrap } from '../map/layout.ts'
import { textIn } from '../text.ts'
import type { Composed } from './composing.ts'
import { Officials } from './officials.tsx'
import type { Planning } from './planning.ts'

const GAP = 14
const HEIGHT = 190

const Back = ({
  plan,
  card,
  width,
}: {
  readonly plan: Planning
  readonly card: Composed
  readonly width: number
}) => {
  const { board, seat } = plan
  const { action } = choiceOf(card.action)
  const name = board.t.name(action)
  return (
    <g>
      <path
        d={cutPath(0, 0, width, HEIGHT, 10)}
        fill="var(--ai)"
        stroke="var(--sumi)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d={cutPath(7, 7, width - 14, HEIGHT - 14, 8)}
        fill="none"
        stroke="var(--on-ai)"
        strokeOpacity="0.55"
      />
      <path
        d={cutPath(14, 50, width - 28, 104, 7)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <SignMark name={signOfAction(action)} x={width / 2} y={74} size={30} />
      <text
        className="kit-title"
        x={width / 2}
        y="110"
        textAnchor="middle"
        fontSize={NAME}
        {...within(name, width - 36, 16)}
      >
        {name}
      </text>
      <g transform={`translate(${width / 2} 134)`}>
        {card.crew === undefined ? null : (
          <Officials crew={crewOf(card.crew)} player={board.players[seat]} size={25} room={width - 50} />
        )}
      </g>
    </g>
  )
}

const Again = ({ plan: { board }, width }: { readonly plan: Planning; readonly width: number }) => (
  <Spot board={board} pick="reopen" label={board.t.name('reopen')}>
    <path
      className="spot-paper"
      d={cutPath(0, 0, width, 44, 8)}
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
    <text className="kit-text" x={width / 2} y="22" dy="0.35em" textAnchor="middle" fontSize={NAME}>
      {board.t.name('reopen')}
    </text>
  </Spot>
)

export const FaceDown = ({ plan, width }: { readonly plan: Planning; readonly width: number }) => {
  const said = textIn(plan.board.locale)
  const card = (width - 2 * GAP) / 3
  return (
    <g>
      <text className="kit-title" y="17" fontSize="18">
        {said.laid}
      </text>
      {plan.cards.map((each, at) => (
        <g key={each.action} transform={`translate(${at * (card + GAP)} 34)`}>
          <Back plan={plan} card={each} width={card} />
        </g>
      ))}
      {wrap(said.others, Math.floor(width / 8)).map((line, i) => (
        <text key={line} className="kit-quiet" y={HEIGHT + 62 + i * 20} fontSize={TEXT}>
          {line}
        </text>
      ))}
      <g transform={`translate(0 ${HEIGHT + 96})`}>
        <Again plan={plan} width={Math.min(260, width)} />
      </g>
    </g>
  )
}
