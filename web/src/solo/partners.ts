/** The bots at a table on this device. */
import { choose } from '@machiya/bots'
import { dice, type Pick, type Seat } from '@machiya/kernel'
import type { Session } from './session.ts'

/** A bot receives its view and nothing else. */
export const botPick = ({ game, now, setup }: Session, seat: Seat, ms: number, entropy: string): Pick => {
  const level = setup.chairs[seat]?.level ?? 'apprentice'
  const seen = game.view(now, seat)
  return choose({ game, level, seen, seat, budget: { ms }, chance: dice(entropy) }).pick
}
