/** What a draft changes for this seat, read from the figures beside its name before and after. */
import type { Position } from '@machiya/kernel'
import { capital } from '../parts/told.tsx'
import { ranksOf, type Desk } from './desk.ts'
import { endOf, viewBehind } from './draft.ts'
import { scoreText } from './ranks.ts'

type Figure = { readonly id: string; readonly label: string; readonly value: string }

const figuresIn = ({ module, words, locale, game, say, state }: Desk, view: Position): readonly Figure[] => {
  const { seat } = state
  if (seat === null) return []
  const rank = ranksOf(game, view).find((each) => each.seat === seat)
  return [
    ...(module?.plate?.(view, seat, words, locale).figures ?? []),
    ...(rank ? [{ id: 'points', label: say('points'), value: scoreText(rank, say) }] : []),
  ]
}

/** Behind chance and closed floors nothing is sure: there the table before the last pick is told. */
const behind = ({ line, view, board }: Desk): Position => {
  const pointed = board.offers.find(({ pick, no }) => !no && String(pick) === board.pointed)
  const preview = pointed && board.preview(pointed.pick)
  if (preview) return preview.end === 'chance' || preview.end === 'closed' ? preview.before : preview.after
  const end = endOf(line)
  return end === 'chance' || end === 'closed' ? view : viewBehind(line)
}

/** `Wood 4 → 7`, for every figure that the draft, and what is pointed at, would change. */
export const meansOf = (desk: Desk): readonly string[] => {
  const { table } = desk.draft
  const then = behind(desk)
  if (then === table) return []
  const before = figuresIn(desk, table)
  return figuresIn(desk, then).flatMap(({ id, label, value }) => {
    const was = before.find((each) => each.id === id)?.value
    return was === undefined || was === value ? [] : [`${capital(label, desk.locale)} ${was} → ${value}`]
  })
}
