/** On a phone: all that is mine, one below the other. */
import { lastingOf, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { LIMITS } from '../../data/limits.ts'
import { LargeCard } from '../cards/large-card.tsx'
import { LargeMission } from '../cards/large-mission.tsx'
import { verbsOf } from '../cards/verbs.tsx'
import { PressSlip } from '../window/press.tsx'
import { deskTextIn } from '../text.ts'
import { calledOf, heldPick, isInWindow, type Board } from '../where.ts'
import { Shelf } from './shelf.tsx'

type Of = { readonly board: Board; readonly seat: Seat }
const SHELF = { width: 360, height: 96, side: 0 }

const Held = ({ board, seat, id, mission }: Of & { readonly id: string; readonly mission: boolean }) => (
  <div className="yedo-held">
    <Spot
      board={board}
      pick={heldPick(board, id)}
      twin={isInWindow(board)}
      id={id}
      label={`${calledOf(board, id)}. ${board.words.effects[id] ?? ''}`}
      html=""
      reads={id}
    >
      {mission ? (
        <LargeMission board={board} seat={seat} id={id as never} />
      ) : (
        <LargeCard board={board} seat={seat} id={id} />
      )}
    </Spot>
    {verbsOf(board, id).map((pick) => (
      <PressSlip key={pick} board={board} pick={pick} />
    ))}
  </div>
)

export const Hand = (board: Board) => {
  const { seat, view } = board
  if (seat === null) return null
  const { missions, actions, bonuses } = view.seats[seat]
  const said = deskTextIn(board.locale)
  const most = LIMITS.find(({ id }) => id === 'mission')?.most ?? 0
  return (
    <div key={lastingOf(board)} className="yedo-hand">
      <Shelf {...board} zone={SHELF} />
      <h3>{said.missionsHeld(missions.of.length, most)}</h3>
      {missions.of.map((id, i) => (
        <Held key={`${id}-${i}`} board={board} seat={seat} id={id} mission />
      ))}
      {actions.of.length + bonuses.of.length > 0 ? (
        <h3>{said.cardsHeld(actions.of.length, bonuses.of.length)}</h3>
      ) : null}
      {[...new Set([...actions.of, ...bonuses.of])].map((id) => (
        <Held key={id} board={board} seat={seat} id={id} mission={false} />
      ))}
    </div>
  )
}
