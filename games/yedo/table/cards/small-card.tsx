/** An action or bonus card in the tray: its name, and what may be done with it. */
import { cutPath, fitted, Part, readsOf, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { MISSION } from '../../by-id.ts'
import { BONUS_CARDS, type BonusCardId } from '../../data/bonus-cards.ts'
import { scoreBonus } from '../../rules/9-end.ts'
import { SignMark } from '../marks/drawn.ts'
import { linesOf } from '../marks/lines.tsx'
import { lookAt } from '../look.ts'
import { textIn } from '../text.ts'
import { calledOf, heldPick, isInWindow, type Board } from '../where.ts'
import { lookOfVerbs, SLIP, verbsOf, VerbSlip } from './verbs.tsx'

const BONUS: ReadonlySet<string> = new Set(BONUS_CARDS.map(({ id }) => id))
export const isBonus = (id: string): id is BonusCardId => BONUS.has(id)
/** What a bonus card would bring if the game ended now; unknown while others' completed missions are. */
export const worthOf = ({ view }: Board, seat: Seat, id: string): number | undefined =>
  isBonus(id) && view.seats.every(({ completed }) => completed.of.every((each) => each in MISSION))
    ? scoreBonus(view, seat, id)
    : undefined

const LOW = 60
const SIZE = 13.5
const LEAD = 15
/** From this width on a sign and what the card is worth find room side by side. */
const BOTH = 84
/** What it is worth now stands beside the sign. */
const WORTH = 12.5
const SIGNED = 36

type Small = {
  readonly board: Board
  readonly id: string
  readonly seat: Seat
  readonly width: number
  readonly height: number
}

const Name = ({ board, id, width, height }: Small) => {
  const most = height < LOW || verbsOf(board, id).length > 0 ? 2 : 3
  const lines = linesOf(board.t.name(id), Math.floor((width - 14) / (SIZE * 0.56)), most)
  const top = height < LOW ? height / 2 - ((lines.length - 1) * LEAD) / 2 + 4 : 37
  return (
    <text className="kit-title" fontSize={SIZE}>
      {lines.map((line, i) => (
        <tspan key={i} x="9" y={top + i * LEAD} {...fitted(line, SIZE * 1.06, width - 14)}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** What kind of card it is, and what it is worth now. */
const Head = ({ board, id, seat, width }: Small) => {
  const worth = worthOf(board, seat, id)
  const now = worth === undefined ? undefined : textIn(board.locale).now(worth)
  const signed = now === undefined || width >= BOTH
  return (
    <>
      {signed ? <SignMark name={isBonus(id) ? 'yedo-bonus' : 'yedo-card'} x={16} y={16} size={14} /> : null}
      {now === undefined ? null : (
        <text
          className="kit-quiet"
          x={width - 9}
          y="16"
          dy="0.35em"
          textAnchor="end"
          fontSize={WORTH}
          {...fitted(now, WORTH, width - (signed ? SIGNED : 14))}
        >
          {now}
        </text>
      )}
    </>
  )
}

const Drawn = (small: Small) => {
  const { board, id, width, height } = small
  const low = height < LOW
  const verbs = verbsOf(board, id)
  const each = (width - (verbs.length - 1) * 4) / Math.max(1, verbs.length)
  return (
    <>
      <Spot
        board={board}
        pick={low && verbs.length === 1 ? (verbs[0] ?? '') : heldPick(board, id)}
        twin={isInWindow(board)}
        id={id}
        label={`${calledOf(board, id)}. ${board.words.effects[id] ?? ''}`}
        reads={readsOf(board, heldPick(board, id))}
      >
        <path
          className="spot-paper"
          d={cutPath(0, 0, width, height, 7)}
          fill="var(--kinari)"
          stroke="var(--sumi)"
          strokeWidth="1.5"
        />
        <rect
          x="0.75"
          y="0.75"
          width={width - 8.5}
          height="5"
          fill={isBonus(id) ? 'var(--kin)' : 'var(--ai)'}
        />
        {low ? null : <Head {...small} />}
        <Name {...small} />
      </Spot>
      {low
        ? null
        : verbs.map((verb, i) => (
            <VerbSlip
              key={verb}
              board={board}
              verb={verb}
              x={i * (each + 4)}
              y={height - SLIP}
              width={each}
            />
          ))}
    </>
  )
}

export const SmallCard = (small: Small) => {
  const { board, id, seat, width, height } = small
  return (
    <Part
      look={`card ${id} ${width} ${height} ${worthOf(board, seat, id)} ${lookOfVerbs(board, id)} ${isInWindow(board)} ${lookAt(board, heldPick(board, id), id)}`}
    >
      <Drawn {...small} />
    </Part>
  )
}
