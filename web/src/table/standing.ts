/** A standing order: for how long it holds, and what it takes the place of. */
import type { StandingOrder } from '@machiya/table'
import type { TableClient, TableState } from '../client/table.ts'
import type { Desk } from './desk.ts'

/** How long an order may hold, where a game knows of such a span now. */
export const SPANS = ['round', 'phase', 'moment'] as const
export type Span = (typeof SPANS)[number]
export const spansOf = ({ game, view }: Pick<Desk, 'game' | 'view'>): readonly Span[] => {
  const now = game.spans(view)
  return SPANS.filter((span) => (now[span] ?? null) !== null)
}
export const during = (
  { game, view }: Pick<Desk, 'game' | 'view'>,
  span: Span | null,
): Pick<StandingOrder, 'during'> =>
  span === null ? {} : { during: { [span]: game.spans(view)[span] ?? null } }

/** An order takes the place of the one before it for the same task. */
export const give = (client: TableClient, { orders }: TableState, order: StandingOrder): void =>
  client.command([...orders.filter(({ task }) => task !== order.task), order])
