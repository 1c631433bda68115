/** The bots at a table on this device. */
import { advise, choose, leavesFloor } from '@machiya/bots'
import { dice, type Pick, type Seat } from '@machiya/kernel'
import type { Hint } from '../table/client.ts'
import type { Session } from './session.ts'

/** Whoever plays is not troubled: the game goes on. */
const note = (fault: string | undefined): void => {
  // oxlint-disable-next-line no-console -- a device has no other log
  if (fault) console.warn('a bot played without searching:', fault)
}

/** What a bot does, and whether that ends its part on an open floor. */
type Chosen = { readonly pick: Pick; readonly leaves: boolean }

/** A bot receives its view and nothing else. */
export const botPick = ({ game, now, setup }: Session, seat: Seat, ms: number, entropy: string): Chosen => {
  const level = setup.chairs[seat]?.level ?? 'apprentice'
  const seen = game.view(now, seat)
  const question = { game, level, seen, seat, budget: { ms }, chance: dice(entropy) }
  const { pick, fault } = choose(question)
  note(fault)
  return { pick, leaves: leavesFloor(question, pick) }
}

/** The coach sees what the seat sees, and nothing else. */
export const hintFor = ({ game, now }: Session, seat: Seat, ms: number, entropy: string): Hint | null => {
  if (!game.waitingFor(now).includes(seat)) return null
  const seen = game.view(now, seat)
  const asking = { game, seen, seat, budget: { ms }, chance: dice(entropy) }
  const { best, choices, sure, fault } = advise(asking)
  note(fault)
  const worth = new Set<Pick>([best.pick, ...choices.map(({ pick }) => pick)])
  const among = game.legal(seen, seat, []).filter((pick) => worth.has(pick))
  return { pick: best.pick, sure, among }
}
